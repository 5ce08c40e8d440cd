import { isLedgerlineError } from 'ledgerline'
import {
  createWebhookHandler,
  decodeLogs,
  parseWebhook,
  signWebhook,
  simulateDeliveries,
  verifySignature,
} from 'ledgerline/webhooks'
import { holds, rejectionOf, same } from './expect.js'

/** The body of the test delivery as the service sends it, with its secret and signature: recorded, never re-computed. */
const recorded = {
  body: '{"abi":[],"block":{"number":"","hash":"","timestamp":""},"txs":[],"txsInternal":[],"logs":[],"chainId":"","confirmed":true,"retries":0,"tag":"","streamId":"","erc20Approvals":[],"erc20Transfers":[],"nftTokenApprovals":[],"nftApprovals":{"ERC721":[],"ERC1155":[]},"nftTransfers":[],"nativeBalances":[]}',
  secret: 'k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9k9',
  signature: '0x3c4b2e6b07e386f97198eb2dc639f7901f00a5d3ec1b8c8effe4838920d71829',
}

const secret = 'a secret of the tests'

const transferAbi = [
  {
    type: 'event',
    name: 'Transfer',
    inputs: [
      { name: 'from', type: 'address', indexed: true },
      { name: 'to', type: 'address', indexed: true },
      { name: 'value', type: 'uint256', indexed: false },
    ],
  },
]

const from = '0x28c6c06298d514db089934071355e5743bf21d60'
const to = '0x21a31ee1afc51d94c2efccaa2092ad1028285549'
const word = (hex) => `0x${hex.slice(2).padStart(64, '0')}`

const log = {
  logIndex: '1',
  transactionHash: `0x${'a'.repeat(64)}`,
  address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  data: word('0x5d21dba00'),
  topic0: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  topic1: word(from),
  topic2: word(to),
  topic3: null,
}

/** A delivery of one transfer and one log that no ABI knows. */
export function deliveryOf(tag) {
  return JSON.stringify({
    confirmed: true,
    chainId: '0x89',
    streamId: 'c1a2b3d4-0000-4000-8000-000000000001',
    tag,
    retries: 0,
    block: { number: '52180347', hash: `0x${'b1'.repeat(32)}`, timestamp: '1705062148' },
    abi: transferAbi,
    logs: [log, { ...log, topic0: `0x${'c'.repeat(64)}` }],
  })
}

/** A request with a delivery, as servers get it. */
export async function requestOf(body, signature) {
  const headers = { 'x-signature': signature ?? (await signWebhook({ body, secret })) }
  return new Request('http://localhost/webhook', { method: 'POST', headers, body })
}

export const webhooks = {
  async 'a recorded delivery is verified, with WebAssembly where it may be compiled'({ compiles }) {
    const real = WebAssembly.instantiate
    let compiled = false
    WebAssembly.instantiate = async (...given) => {
      const made = await real.apply(WebAssembly, given)
      compiled = true
      return made
    }
    same(await verifySignature(recorded), true)
    WebAssembly.instantiate = real
    same(compiled, compiles)
    same(await canCompile(), compiles)
  },

  async 'bytes and text are signed alike, at any length'() {
    for (const length of [0, 1, 135, 136, 137, 100_000]) {
      const text = 'é'.repeat(length)
      const signature = await signWebhook({ body: text, secret })
      same(await verifySignature({ body: new TextEncoder().encode(text), signature, secret }), true)
    }
  },

  async 'another secret is a WebhookError'() {
    const error = await rejectionOf(verifySignature({ ...recorded, secret }))
    same([isLedgerlineError(error), error.name, error.code], [true, 'WebhookError', 'INVALID_SIGNATURE'])
    same(error.message.split('\n')[0], 'Signature is not valid')
  },

  async 'a delivery is parsed and its logs are decoded by its ABI'() {
    const body = deliveryOf('parsed')
    const delivery = await parseWebhook({ body, secret, signature: await signWebhook({ body, secret }) })
    same([delivery.kind, delivery.chainId, delivery.block.number], ['evm', '0x89', 52180347n])
    same(delivery.block.timestamp, new Date(1705062148000))
    const { events, undecoded } = decodeLogs(structuredClone(delivery))
    const seen = events.map(({ name, args }) => [name, args.from, args.to, args.value])
    same(seen, [['Transfer', from, to, 25000000000n]])
    same(undecoded.length, 1)
  },

  async 'a handler answers 200 once, 401, 400, 413 and 500'() {
    const taken = []
    const onDelivery = ({ tag }) => {
      if (tag === 'fails') throw new Error('the code of the user')
      taken.push(tag)
    }
    const handle = createWebhookHandler({ secret, onDelivery, maxBody: 5000, onError: () => {} })
    const statusOf = async (...given) => (await handle(await requestOf(...given))).status
    same(await statusOf(deliveryOf('taken')), 200)
    same(await statusOf(deliveryOf('taken')), 200)
    same(await statusOf(deliveryOf('taken'), recorded.signature), 401)
    same(await statusOf('no JSON'), 400)
    same(await statusOf(' '.repeat(6000)), 413)
    same(await statusOf(deliveryOf('fails')), 500)
    same(taken, ['taken'])
  },

  async 'simulated deliveries pass a handler'() {
    let count = 0
    const handle = createWebhookHandler({ secret, onDelivery: () => void count++ })
    for await (const { body, headers } of simulateDeliveries({ network: 'evm', secret, scenario: 'poison', seed: 3 })) {
      same((await handle(new Request('http://localhost/', { method: 'POST', body, headers }))).status, 200)
    }
    holds(count > 0, 'there was none')
  },
}

/** Asks the runtime itself, with the smallest module there is. WebKit refuses only to instantiate. */
async function canCompile() {
  try {
    await WebAssembly.instantiate(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))
    return true
  } catch {
    return false
  }
}
