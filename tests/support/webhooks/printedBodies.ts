// Bodies with the values that the provider prints: some are shortened on its pages, and the pages and its document spell
// them in two ways. None was recorded.

const streams = { bitcoin: 'cefa6529-e3ec-4ee8-8cbd-206d2e7ce64e', solana: '3f6684f3-2ba4-44d7-af0e-26ee70cab245' }

export const printed = {
  solana: {
    test: {
      ...{ confirmed: true, chainId: 'solana_mainnet', network: 'mainnet', streamId: '', tag: '', retries: 0 },
      block: { slot: '', blockHash: '', blockHeight: '', blockTime: 0 },
      transactions: [],
    },
    unconfirmed: {
      block: {
        ...{ slot: '410060994', blockHash: '7xJ9Km3V...', blockHeight: '389230112', blockTime: 1743436800 },
        ...{ parentSlot: '410060993', previousBlockHash: '9aB2cD4e...' },
      },
      ...{ chainId: 'solana_mainnet', network: 'mainnet', retries: 0, streamId: streams.solana },
      ...{ tag: 'my-solana-stream', confirmed: false },
      transactions: [
        {
          ...{ signature: '5KtP...signature_base58', slot: '410060994', blockTime: 1743436800, fee: '5000', err: null },
          accountKeys: [
            'GoSBxCH19sMnZVEifsXeeMdEfkTv6Zh6MWvQFQF3e5m7',
            'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
            '11111111111111111111111111111111',
          ],
          ...{ instructions: [], innerInstructions: [], preTokenBalances: [], postTokenBalances: [] },
        },
      ],
    },
  },
  bitcoin: {
    test: {
      ...{ confirmed: true, chainId: 'btc-mainnet', streamId: '', tag: '', retries: 0 },
      ...{ block: { hash: '', height: 0, timestamp: 0 }, txs: [] },
    },
    mempool: {
      ...{ streamId: streams.bitcoin, chainId: 'btc-mainnet', confirmed: false, retries: 0 },
      ...{ block: { height: '0', hash: 'mempool' }, transactions: [] },
    },
    /** As the page of payloads spells it. */
    page: {
      ...{ confirmed: false, chainId: 'btc-mainnet', streamId: 'uuid', tag: 'string', retries: 0 },
      block: {
        ...{ hash: '00000000000000000003c4...', height: 832150, timestamp: 1709120448 },
        ...{ difficulty: '...', merkleRoot: '...', txCount: 3214 },
      },
      txs: [
        {
          ...{ txid: 'abc...', version: 2, locktime: 0 },
          vin: [{ txid: 'prev...', vout: 0, address: null, value: null }],
          vout: [{ n: 0, value: 3.13258866, scriptPubKey: { address: 'bc1q...', type: 'witness_v0_keyhash' } }],
        },
      ],
    },
    /** As the document spells it, with block 100,000. */
    document: {
      block: {
        ...{ difficulty: '14484.1623612254', nTx: '4', weight: '3828', size: '957' },
        previousblockhash: '000000000002d01c1fccc21636b607dfd930d31d01c3a62104612a1719011250',
        merkleroot: 'f3e94742aca4b5ef85488dc37c06c3282295ffec960994b2c0d5ac2a25a95766',
        timestamp: '1293623863',
        hash: '000000000003ba27aa200b1cecaad478d2b00432346c3f1f3986da1afd33e506',
        height: '100000',
      },
      ...{ chainId: 'btc-mainnet', network: 'mainnet', retries: 0, tag: 'btc', confirmed: false },
      streamId: '00000000-0000-4000-8000-000000000001',
      transactions: [
        {
          ...{ timestamp: 1293623863, blockTimestamp: '1293623863', blockNumber: 100000 },
          blockHash: '000000000003ba27aa200b1cecaad478d2b00432346c3f1f3986da1afd33e506',
          vout: [
            {
              scriptPubKeyAddresses: ['1JqDybm2nWTENrHvMyafbSXXtTk5Uv5QAn'],
              scriptPubKeyAddress: '1JqDybm2nWTENrHvMyafbSXXtTk5Uv5QAn',
              scriptPubKeyType: 'pubkeyhash',
              scriptPubKeyHex: '76a914c398efa9c392ba6013c5e04ee729755ef7f58b3288ac',
              ...{ n: 0, value: 5.56 },
            },
            {
              scriptPubKeyAddresses: ['1EYTGtG4LnFfiMvjJdsU7GMGCQvsRSjYhx'],
              scriptPubKeyAddress: '1EYTGtG4LnFfiMvjJdsU7GMGCQvsRSjYhx',
              scriptPubKeyType: 'pubkeyhash',
              scriptPubKeyHex: '76a914948c765a6914d43f2a7ac177da2c2f6b52de3d7c88ac',
              ...{ n: 1, value: 44.44 },
            },
          ],
          vin: [
            {
              ...{ value: null, addresses: null, txinwitness: null, coinbase: null, sequence: 4294967295 },
              ...{ scriptSigHex: null, vout: 0 },
              txid: '87a157f3fd88ac7907c05fc55e271dc4acdc5605d187d646604ca8c0e9382e03',
            },
          ],
          ...{ outputCount: 2, inputCount: 1, isCoinbase: false, locktime: 0, weight: 1036, vsize: 259, size: 259 },
          version: 1,
          hash: 'fff2525b8931402dd09222c50775608f75787bd2b87e56995a7bdd30f79702c4',
          txid: 'fff2525b8931402dd09222c50775608f75787bd2b87e56995a7bdd30f79702c4',
        },
      ],
    },
  },
} as const
