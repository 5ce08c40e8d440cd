import { toEventSelector } from 'viem'
import { encodeDense, type Layout } from '../webhooks/denseEncoding.js'

const inputs = [
  { name: 'memo', type: 'string', indexed: false },
  { name: 'again', type: 'string', indexed: false },
  { name: 'ids', type: 'uint256[]', indexed: false },
  { name: 'amounts', type: 'uint256[]', indexed: false },
  { name: 'calls', type: 'bytes[][]', indexed: false },
] as const
const values = ['glitch', 'glitch', [1n, 2n], [1n, 2n], [['0x61', '0x61'], ['0x6162'], []]]

/** The body of a delivery whose logs are laid out in every way that decoders follow and compilers do not write. */
export function packedBody(): object {
  const event = { type: 'event', name: 'Packed', anonymous: false, inputs } as const
  const topics = { topic0: toEventSelector(event), topic1: null, topic2: null, topic3: null }
  const [hash, address] = [`0x${'ab'.repeat(32)}`, `0x${'33'.repeat(20)}`]
  const layouts: readonly Layout[] = ['packed', 'shared', 'overlapping']
  return {
    confirmed: true,
    chainId: '0x1',
    abi: [event],
    streamId: '00000000-0000-4000-8000-000000000001',
    tag: 'packed',
    retries: 0,
    block: { number: '100', hash, timestamp: '1700000000' },
    logs: layouts.map((layout, index) => ({
      logIndex: String(index),
      transactionHash: hash,
      address,
      data: encodeDense(inputs, values, layout),
      ...topics,
    })),
    txs: [],
  }
}
