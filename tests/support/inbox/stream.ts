import { createEvmStream, emptyEvmDelivery } from '../../../src/webhooks/simulate/evmBodies.js'
import { createRandom } from '../../../src/webhooks/simulate/random.js'
import { signWebhook, type WebhookHandler } from '../../../src/webhooks.js'

/** The secret of the inboxes under test. */
export const secret = 'a secret of the inbox'

export type Wire = Readonly<Record<string, unknown>>

/** Posts a body as the service does, signed. */
export async function post(handler: WebhookHandler, body: string | Wire, signed = secret): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const signature = await signWebhook({ body: text, secret: signed })
  const headers = { 'x-signature': signature }
  const response = await handler(new Request('http://localhost/', { method: 'POST', body: text, headers }))
  return response.status
}

/** The index of the log that an event is of. */
export const logIndexOf = ({ data }: { readonly data: object }): unknown => Reflect.get(data, 'logIndex')

/** Transfers of a token in one block each, and what a chain makes of them. */
export interface TestStream {
  readonly streamId: string
  /** A delivery of a block with as many transfers. The same height gives the same ones, in the block that `fork` names. */
  delivery(height: number, options?: BlockOptions): Wire
}

interface BlockOptions {
  readonly confirmed?: boolean
  /** Another block of the same height, with the same transactions. */
  readonly fork?: number
  readonly transfers?: number
  /** Fields of every transfer, in place of its own. */
  readonly fields?: Wire
}

/** Creates a stream; the same seed gives the same bytes. */
export function createStream(seed = 1): TestStream {
  const { streamId } = createEvmStream(createRandom(seed)).delivery({ number: '1', hash: '0x', timestamp: '1' }, true)
  return {
    streamId: String(streamId),
    delivery(height, { confirmed = true, fork = 0, transfers = 2, fields = {} } = {}) {
      const random = createRandom(seed * 1_000_003 + height)
      const contract = random.hex(20)
      const rows = Array.from({ length: transfers }, (_, index) => ({
        transactionHash: random.hex(32),
        logIndex: String(index),
        contract,
        from: random.hex(20),
        to: random.hex(20),
        value: String(1 + random.below(1_000_000)),
        tokenName: 'Dollar',
        tokenSymbol: 'USD',
        tokenDecimals: '6',
        ...fields,
      }))
      const block = {
        number: String(18_000_000 + height),
        hash: createRandom(seed * 7 + height * 31 + fork * 1_009).hex(32),
        timestamp: String(1_700_000_000 + 12 * height),
      }
      return { ...emptyEvmDelivery, confirmed, chainId: '0x1', streamId, tag: 'test', block, erc20Transfers: rows }
    },
  }
}
