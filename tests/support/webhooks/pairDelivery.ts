import { createRandom } from '../../../src/webhooks/simulate/random.js'

const indexed = (type: string, name: string) => ({ indexed: true, internalType: type, name, type })
const field = (type: string, name: string) => ({ indexed: false, internalType: type, name, type })
const event = (name: string, ...inputs: readonly object[]) => ({ anonymous: false, inputs, name, type: 'event' })

/** The events of a Uniswap V2 pair. */
const pairAbi = [
  event('Approval', indexed('address', 'owner'), indexed('address', 'spender'), field('uint256', 'value')),
  event(
    'Burn',
    indexed('address', 'sender'),
    field('uint256', 'amount0'),
    field('uint256', 'amount1'),
    indexed('address', 'to'),
  ),
  event('Mint', indexed('address', 'sender'), field('uint256', 'amount0'), field('uint256', 'amount1')),
  event(
    'Swap',
    indexed('address', 'sender'),
    field('uint256', 'amount0In'),
    field('uint256', 'amount1In'),
    field('uint256', 'amount0Out'),
    field('uint256', 'amount1Out'),
    indexed('address', 'to'),
  ),
  event('Sync', field('uint112', 'reserve0'), field('uint112', 'reserve1')),
  event('Transfer', indexed('address', 'from'), indexed('address', 'to'), field('uint256', 'value')),
]

const swapTopic = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822'
const syncTopic = '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1'
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** A delivery of trades: of three logs one is a Transfer, with its record, one a Sync, one a Swap. */
export function pairDelivery(logCount: number): Readonly<Record<string, unknown>> {
  const random = createRandom(logCount)
  const word = (hex: string): string => hex.slice(2).padStart(64, '0')
  const amount = (): string => word(random.hex(9))
  const trades = Array.from({ length: Math.ceil(logCount / 3) }, (_, index) => {
    const transactionHash = random.hex(32)
    const contract = random.hex(20)
    const from = random.hex(20)
    const to = random.hex(20)
    const value = random.hex(9)
    const log = (place: number, data: string, ...topics: readonly string[]) => ({
      logIndex: String(3 * index + place),
      transactionHash,
      address: contract,
      data: `0x${data}`,
      topic0: topics[0],
      topic1: topics[1] ?? null,
      topic2: topics[2] ?? null,
      topic3: null,
    })
    const parties = [`0x${word(from)}`, `0x${word(to)}`]
    return {
      logs: [
        log(0, word(value), transferTopic, ...parties),
        log(1, amount() + amount(), syncTopic),
        log(2, amount() + word('0x0') + word('0x0') + amount(), swapTopic, ...parties),
      ],
      transfer: {
        transactionHash,
        logIndex: String(3 * index),
        contract,
        from,
        to,
        value: String(BigInt(value)),
        tokenName: 'Wrapped Ether',
        tokenSymbol: 'WETH',
        tokenDecimals: '18',
        valueWithDecimals: String(Number(BigInt(value)) / 1e18),
        possibleSpam: false,
      },
    }
  })
  return {
    confirmed: true,
    chainId: '0x1',
    abi: pairAbi,
    streamId: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05',
    tag: 'trades',
    retries: 0,
    block: { number: '18905120', hash: random.hex(32), timestamp: '1704021587' },
    logs: trades.flatMap(({ logs }) => logs).slice(0, logCount),
    txs: [],
    txsInternal: [],
    erc20Transfers: trades.map(({ transfer }) => transfer),
    erc20Approvals: [],
    nftTransfers: [],
    nftApprovals: { ERC721: [], ERC1155: [] },
    nftTokenApprovals: [],
    nativeBalances: [],
  }
}
