import { emptyEvmDelivery } from '../../../src/webhooks/simulate/evmBodies.js'
import { bitcoinWire, paymentOf, signatureOf } from './families.js'
import type { Wire } from './stream.js'

// What tests/fixtures/inbox-0.1.sql was written from, by ledgerline 0.1, and what arrives after an upgrade. Don't change it.

const hex = (number: number, bytes: number): string => `0x${number.toString(16).padStart(bytes * 2, '0')}`
const address = (number: number): string => hex(0xa000 + number, 20)

function evm(height: number, confirmed: boolean, lists: Wire): Wire {
  const block = {
    number: String(height),
    hash: hex(0xb000 + height, 32),
    timestamp: String(1_700_000_000 + 12 * height),
  }
  return { ...emptyEvmDelivery, confirmed, chainId: '0x1', streamId: 'evm', tag: 'all', block, ...lists }
}

function nft(height: number, confirmed: boolean, tokenContractType: string): Wire {
  const token = { contract: address(1), tokenId: '5', amount: '1', tokenContractType, tokenName: '', tokenSymbol: '' }
  const row = { transactionHash: hex(height, 32), logIndex: '4', from: address(2), to: address(3), operator: null }
  return evm(height, confirmed, { nftTransfers: [{ ...row, ...token }] })
}

/** A block with a row of every kind. */
function everyKindOfEvm(confirmed: boolean): Wire {
  const transactionHash = hex(0xc001, 32)
  const at = (logIndex: number) => ({ transactionHash, logIndex: String(logIndex), contract: address(1) })
  const token = { tokenName: 'Dollar', tokenSymbol: 'USD', tokenDecimals: '6' }
  const collection = { tokenContractType: 'ERC721', tokenName: 'Cards', tokenSymbol: 'CARD' }
  const topics = { topic0: hex(1, 32), topic1: hex(2, 32), topic2: null, topic3: null }
  return evm(1, confirmed, {
    txs: [{ hash: transactionHash, transactionIndex: '4', fromAddress: address(1), toAddress: address(2), value: '5' }],
    txsInternal: [{ transactionHash, from: address(1), to: address(2), value: '7', gas: '1' }],
    logs: [{ transactionHash, logIndex: '0', address: address(1), data: '0x', ...topics }],
    erc20Transfers: [{ ...at(1), from: address(2), to: address(3), value: '11', ...token }],
    erc20Approvals: [{ ...at(2), owner: address(2), spender: address(3), value: '13', ...token }],
    nftTransfers: [
      { ...at(3), from: address(2), to: address(3), tokenId: '1', amount: '1', ...collection },
      {
        ...at(4),
        from: address(2),
        to: address(3),
        tokenId: '1',
        amount: '1',
        ...collection,
        tokenContractType: 'ERC1155',
      },
      {
        ...at(4),
        from: address(2),
        to: address(3),
        tokenId: '1',
        amount: '1',
        ...collection,
        tokenContractType: 'ERC1155',
      },
    ],
    nftTokenApprovals: [
      { ...at(5), account: address(2), operator: address(3), approvedAll: false, tokenId: '1', ...collection },
    ],
    nftApprovals: {
      ERC721: [{ ...at(6), owner: address(2), approved: address(3), tokenId: '1', ...collection }],
      ERC1155: [{ ...at(7), account: address(2), operator: address(3), approved: true, ...collection }],
    },
  })
}

const [giver, taker] = [signatureOf(901).slice(0, 44), signatureOf(902).slice(0, 44)]

/** A slot with a transaction that pays 5 of 100 units, with or without the owner of the token account. */
function solana(slot: number, confirmed: boolean, owners: readonly [string | null, string | null]): Wire {
  const row = (owner: string | null, amount: string) => ({
    accountIndex: 1,
    mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    ...(owner !== null && { owner }),
    uiTokenAmount: { amount, decimals: 6 },
  })
  const transaction = {
    signature: signatureOf(slot),
    err: null,
    accountKeys: [giver, taker],
    instructions: [],
    preTokenBalances: [row(owners[0], '100')],
    postTokenBalances: [row(owners[1], '105')],
  }
  const block = {
    slot: String(slot),
    blockHash: signatureOf(5000 + slot).slice(0, 44),
    blockTime: 1_700_000_000 + slot,
  }
  const stream = { chainId: 'solana_mainnet', network: 'mainnet', streamId: 'solana', tag: 'tokens', retries: 0 }
  return { ...stream, confirmed, block, transactions: [transaction] }
}

const txHash = hex(0xa9705, 32)
const aptos: Wire = {
  ...{ network: 'mainnet', streamId: 'aptos', tag: 'coins', retries: 0, transactions: [] },
  block: { number: '1', hash: hex(0xa1, 32), timestamp: '1674000000000000' },
  coinTransfers: [{ from: '0x1', to: '0x2', value: '5', txHash }],
  coinDeposits: [{ address: '0x2', value: '5', sequenceNumber: '1', txHash }],
  coinWithdrawals: [{ address: '0x1', value: '5', sequenceNumber: '1', txHash }],
  events: [{ type: 'T', guid: { id: '1' }, sequence_number: '1', data: { value: '5' }, txHash }],
}

const owned = [giver, giver] as const
const unowned = [null, null] as const
const payments = [paymentOf(1), paymentOf(2)].map(({ txid, spends, pays }) => ({ txid, spends, pays: pays ?? [] }))
const [waiting, mined] = payments as [(typeof payments)[0], (typeof payments)[0]] // two

/** Confirmed copies of all that `tests/fixtures/inbox-0.1.sql` was written of, as they arrive after the upgrade. */
export const afterUpgrade: readonly Wire[] = [
  everyKindOfEvm(true),
  ...[2, 3, 4, 5, 6, 7, 8].flatMap((height) => [nft(height, true, 'ERC721'), nft(height, true, '')]),
  ...[1, 2, 3, 7].flatMap((slot) => [solana(slot, true, owned), solana(slot, true, unowned)]),
  solana(4, true, [giver, taker]),
  bitcoinWire({ phase: 'confirmed' }, [waiting, mined]),
  aptos,
].map((wire, index) => ({ ...wire, retries: 1, tag: `after ${index}` })) // none is a copy of a delivery
