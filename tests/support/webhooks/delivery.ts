import { signWebhook } from '../../../src/webhooks.js'

/** The body of the test delivery as the service sends it, with its secret and signature: recorded, never re-computed. */
export const recorded = {
  body: '{"abi":[],"block":{"number":"","hash":"","timestamp":""},"txs":[],"txsInternal":[],"logs":[],"chainId":"","confirmed":true,"retries":0,"tag":"","streamId":"","erc20Approvals":[],"erc20Transfers":[],"nftTokenApprovals":[],"nftApprovals":{"ERC721":[],"ERC1155":[]},"nftTransfers":[],"nativeBalances":[]}',
  secret: 'k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9',
  signature: '0x3c4b2e6b07e386f97198eb2dc639f7901f00a5d3ec1b8c8effe4838920d71829',
} as const

export const secret = 'a secret of the tests'

/** What `parseWebhook` takes for a body that is signed with `secret`. */
export async function signed(body: string | Uint8Array) {
  return { body, secret, signature: await signWebhook({ body, secret }) }
}

/** The wire JSON of an EVM delivery with the groups given, none of which is required. */
export function evmWire(groups: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    confirmed: true,
    chainId: '0x89',
    streamId: 'c1a2b3d4-0000-4000-8000-000000000001',
    tag: 'deposits',
    retries: 0,
    block: { number: '52180347', hash: `0x${'b1'.repeat(32)}`, timestamp: '1705062148' },
    ...groups,
  }
}

export const hash = (digit: string): `0x${string}` => `0x${digit.repeat(64)}`

export const erc20Transfer = {
  transactionHash: hash('a'),
  logIndex: '152',
  contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  from: '0x28C6c06298d514Db089934071355E5743bf21d60',
  to: '0x21a31Ee1afC51d94C2eFcCAa2092aD1028285549',
  value: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
  tokenName: 'USD Coin',
  tokenSymbol: 'USDC',
  tokenDecimals: '6',
  valueWithDecimals: '1.15792e+71',
} as const

export const word = (value: bigint | string): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2)).padStart(64, '0')

/** A log of the ERC-20 Transfer event, as the wire has it. */
export const transferLog = {
  logIndex: '152',
  transactionHash: hash('a'),
  address: erc20Transfer.contract,
  data: `0x${word(25000000000n)}`,
  topic0: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  topic1: `0x${word(erc20Transfer.from)}`,
  topic2: `0x${word(erc20Transfer.to)}`,
  topic3: null,
} as const

export const transferAbi = [
  {
    type: 'event',
    name: 'Transfer',
    inputs: [
      { name: 'from', type: 'address', indexed: true },
      { name: 'to', type: 'address', indexed: true },
      { name: 'value', type: 'uint256', indexed: false },
    ],
  },
] as const
