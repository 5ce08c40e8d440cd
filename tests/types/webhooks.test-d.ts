import { createServer, type ServerResponse } from 'node:http'
import type { Abi } from 'abitype'
import express from 'express'
import { type Context, Hono } from 'hono'
import type { erc20Abi } from 'viem'
import { describe, expectTypeOf, test } from 'vitest'
import {
  type AbiItem,
  type CreateEvmStreamInput,
  isSameTriggers,
  type StreamsModel,
  type WebhookLog,
} from '../../src/streams.js'
import {
  type AptosDelivery,
  type BitcoinDelivery,
  createWebhookHandler,
  type Deliveries,
  type Delivery,
  decodeLogs,
  type EvmDelivery,
  isTestDelivery,
  parseWebhook,
  type SolanaDelivery,
  type SolanaTokenChange,
  type StreamNetwork,
  signWebhook,
  simulateDeliveries,
  toNodeListener,
  type UnknownDelivery,
  verifySignature,
  type WebhookHandler,
} from '../../src/webhooks.js'

const body = ''
const secret = ''
const signature: string | null = ''

const abi = [
  {
    type: 'event',
    name: 'Transfer',
    inputs: [
      { name: 'from', type: 'address', indexed: true },
      { name: 'to', type: 'address', indexed: true },
      { name: 'value', type: 'uint256', indexed: false },
    ],
  },
  {
    type: 'event',
    name: 'Placed',
    inputs: [
      { name: 'memo', type: 'string', indexed: true },
      { name: 'ids', type: 'uint8[]', indexed: true },
      {
        name: 'order',
        type: 'tuple',
        indexed: false,
        components: [
          { name: 'price', type: 'uint112' },
          { name: 'side', type: 'uint8' },
          { name: 'makers', type: 'address[2]' },
        ],
      },
      { name: 'note', type: 'string', indexed: false },
    ],
  },
  { type: 'event', name: 'Bare', inputs: [{ type: 'uint256' }, { name: 'flag', type: 'bool' }] },
  { type: 'function', name: 'transfer', stateMutability: 'view', inputs: [], outputs: [] },
] as const

describe('parseWebhook', () => {
  test('tells the families apart by kind', async () => {
    const delivery = await parseWebhook({ body, secret, signature })
    expectTypeOf(delivery).toEqualTypeOf<Delivery>()
    expectTypeOf(delivery.kind).toEqualTypeOf<'test' | 'evm' | 'solana' | 'bitcoin' | 'aptos' | 'unknown'>()
    if (delivery.kind === 'evm') {
      expectTypeOf(delivery).toEqualTypeOf<EvmDelivery>()
      const [transfer] = delivery.erc20Transfers
      expectTypeOf(transfer?.value).toEqualTypeOf<bigint | undefined>()
      expectTypeOf(delivery.block.timestamp).toEqualTypeOf<Date | undefined>()
    }
    if (delivery.kind === 'aptos') expectTypeOf(delivery).toEqualTypeOf<AptosDelivery>()
    if (delivery.kind === 'solana') expectTypeOf(delivery).toEqualTypeOf<SolanaDelivery>()
    if (delivery.kind === 'bitcoin') expectTypeOf(delivery).toEqualTypeOf<BitcoinDelivery>()
    if (delivery.kind === 'unknown') {
      expectTypeOf(delivery).toEqualTypeOf<UnknownDelivery>()
      expectTypeOf(delivery.confirmed).toEqualTypeOf<boolean | undefined>()
    }
  })

  test('gives the family that is asked for', async () => {
    const evm = await parseWebhook({ body, secret, signature, network: 'evm' })
    expectTypeOf(evm.erc20Transfers).items.toHaveProperty('value').toEqualTypeOf<bigint>()
    expectTypeOf(evm.erc20Transfers).items.toHaveProperty('from').toEqualTypeOf<`0x${string}`>()
    expectTypeOf(evm.abi).toEqualTypeOf<readonly AbiItem[]>()
    const solana = await parseWebhook({ body, secret, signature, network: 'solana' })
    expectTypeOf(solana.block.slot).toEqualTypeOf<bigint>()
    expectTypeOf(solana.transactions)
      .items.toHaveProperty('tokenChanges')
      .toEqualTypeOf<readonly SolanaTokenChange[] | null>()
    const bitcoin = await parseWebhook({ body, secret, signature, network: 'bitcoin' })
    expectTypeOf(bitcoin.phase).toEqualTypeOf<'mempool' | 'mined' | 'confirmed'>()
    const [transaction] = bitcoin.transactions
    expectTypeOf(transaction?.outputsByAddress.bc1q?.[0]?.value).toEqualTypeOf<bigint | null | undefined>()
    const aptos = await parseWebhook({ body, secret, signature, network: 'aptos' })
    expectTypeOf(aptos.coinTransfers).items.toHaveProperty('value').toEqualTypeOf<bigint>()
  })

  test('takes bytes and text, one secret and several, and a header that may be missing', () => {
    expectTypeOf(parseWebhook).toBeCallableWith({ body: new Uint8Array(), secret: [secret, secret], signature: null })
    expectTypeOf(parseWebhook).toBeCallableWith({ body: new ArrayBuffer(0), secret, signature: undefined })
    // @ts-expect-error a parsed body
    void parseWebhook({ body: {}, secret, signature })
    // @ts-expect-error a network streams do not serve
    void parseWebhook({ body, secret, signature, network: 'sui' })
    // @ts-expect-error no secret: the usual process.env slip
    void parseWebhook({ body, secret: undefined, signature })
  })
})

describe('decodeLogs', () => {
  test('types events by an ABI that is const', () => {
    const { events, undecoded } = decodeLogs({ logs: [] }, abi)
    expectTypeOf(undecoded).toEqualTypeOf<readonly WebhookLog[]>()
    for (const event of events) {
      expectTypeOf(event.name).toEqualTypeOf<'Transfer' | 'Placed' | 'Bare'>()
      expectTypeOf(event.log).toEqualTypeOf<WebhookLog>()
      if (event.name === 'Transfer') {
        expectTypeOf(event.args).toEqualTypeOf<{
          readonly from: `0x${string}`
          readonly to: `0x${string}`
          readonly value: bigint
        }>()
      }
      if (event.name === 'Placed') {
        expectTypeOf(event.args.memo).toEqualTypeOf<`0x${string}`>()
        expectTypeOf(event.args.ids).toEqualTypeOf<`0x${string}`>()
        expectTypeOf(event.args.order.price).toEqualTypeOf<bigint>()
        expectTypeOf(event.args.order.side).toEqualTypeOf<number>()
        expectTypeOf(event.args.order.makers).toEqualTypeOf<readonly [`0x${string}`, `0x${string}`]>()
        expectTypeOf(event.args.note).toEqualTypeOf<string>()
      }
      if (event.name === 'Bare') expectTypeOf(event.args).toEqualTypeOf<readonly [bigint, boolean]>()
    }
  })

  test('types events by the ABI that was given to parseWebhook', async () => {
    const delivery = await parseWebhook({ body, secret, signature, network: 'evm', abi })
    expectTypeOf(delivery.abi).toEqualTypeOf<typeof abi>()
    expectTypeOf(decodeLogs(delivery).events)
      .items.toHaveProperty('name')
      .toEqualTypeOf<'Transfer' | 'Placed' | 'Bare'>()
  })

  test('does so whatever the family', async () => {
    const { events } = decodeLogs(await parseWebhook({ body, secret, signature, abi }))
    expectTypeOf(events).items.toHaveProperty('name').toEqualTypeOf<'Transfer' | 'Placed' | 'Bare'>()
  })

  test('takes an ABI that stands in the call', () => {
    const { events } = decodeLogs({ logs: [] }, [
      { type: 'event', name: 'Set', inputs: [{ name: 'value', type: 'bool' }] },
    ])
    expectTypeOf(events).items.toHaveProperty('args').toEqualTypeOf<{ readonly value: boolean }>()
  })

  test("takes viem's ABIs, const or not", () => {
    const { events } = decodeLogs({ logs: [] }, [] as unknown as typeof erc20Abi)
    expectTypeOf(events).items.toHaveProperty('name').toEqualTypeOf<'Approval' | 'Transfer'>()
    const loose = decodeLogs({ logs: [] }, [] as Abi)
    expectTypeOf(loose.events).items.toHaveProperty('name').toEqualTypeOf<string>()
    expectTypeOf(loose.events).items.toHaveProperty('args').toEqualTypeOf<Readonly<Record<string, unknown>>>()
  })

  test("leaves the arguments open for a delivery's own ABI, whatever the family", async () => {
    const delivery = await parseWebhook({ body, secret, signature })
    const { events } = decodeLogs(delivery)
    expectTypeOf(events).items.toHaveProperty('name').toEqualTypeOf<string>()
    expectTypeOf(events).items.toHaveProperty('args').toEqualTypeOf<Readonly<Record<string, unknown>>>()
    expectTypeOf(decodeLogs(delivery, abi).events)
      .items.toHaveProperty('name')
      .toEqualTypeOf<'Transfer' | 'Placed' | 'Bare'>()
  })

  test('gives no event for an ABI without one', () => {
    const { events } = decodeLogs({ logs: [] }, [{ type: 'fallback', stateMutability: 'payable' }])
    expectTypeOf(events).toEqualTypeOf<readonly never[]>()
  })
})

test('createWebhookHandler types the delivery by network and ABI', () => {
  createWebhookHandler({
    secret,
    onDelivery(delivery, { key, body }) {
      expectTypeOf(delivery).toEqualTypeOf<Delivery>()
      expectTypeOf(key).toEqualTypeOf<string>()
      expectTypeOf(body).toEqualTypeOf<Uint8Array>()
    },
    onIssue(issue, delivery) {
      expectTypeOf(issue.message).toEqualTypeOf<string>()
      expectTypeOf(delivery).toEqualTypeOf<UnknownDelivery>()
    },
  })
  createWebhookHandler({
    secret,
    network: 'evm',
    abi,
    onDelivery(delivery) {
      expectTypeOf(delivery).toEqualTypeOf<EvmDelivery<typeof abi>>()
    },
  })
  const handle = createWebhookHandler({
    secret: [secret, secret],
    network: 'aptos',
    onDelivery: async (delivery) => {
      expectTypeOf(delivery).toEqualTypeOf<AptosDelivery>()
    },
  })
  createWebhookHandler({
    secret,
    network: 'evm' as StreamNetwork,
    onDelivery: (delivery) => {
      expectTypeOf(delivery).toEqualTypeOf<Deliveries[StreamNetwork]>()
    },
  })
  // @ts-expect-error without a network an Aptos delivery may come too
  createWebhookHandler({ secret, onDelivery: (delivery: EvmDelivery) => delivery.erc20Transfers })
  expectTypeOf(handle).toExtend<(request: Request) => Promise<Response>>()
})

describe('a handler', () => {
  const handle = createWebhookHandler({ secret, onDelivery: () => {} })

  test('is called with a Request alone, which is what it answers', () => {
    expectTypeOf(handle).toBeCallableWith(new Request('http://localhost'))
    expectTypeOf(handle(new Request('http://localhost'))).toEqualTypeOf<Promise<Response>>()
    expectTypeOf(handle).toEqualTypeOf<WebhookHandler>()
  })

  test('is refused by Express, node:http and what gives their requests no type', () => {
    // @ts-expect-error it would be taken as an error handler, whose first argument has any type
    express().post('/webhook', handle)
    // @ts-expect-error the same with the path's own methods
    express().route('/webhook').post(handle)
    // @ts-expect-error as a middleware
    express().use('/webhook', handle)
    // @ts-expect-error Node's request
    createServer(handle)
    // biome-ignore lint/suspicious/noExplicitAny: servers without types of their own
    expectTypeOf(handle).not.toExtend<(request: any, response: ServerResponse) => unknown>()
  })

  test('is taken by what passes a Request, and something of its own besides', () => {
    expectTypeOf(handle).toExtend<(request: Request, context: { params: Promise<object> }) => Promise<Response>>() // Next
    expectTypeOf<NextSecondArgument<typeof handle>>().toBeAny()
    expectTypeOf(handle).toExtend<(request: Request, env: unknown, context: object) => Promise<Response>>() // workers
    expectTypeOf(handle).toExtend<(request: Request, info: { remoteAddr: object }) => Promise<Response>>() // Deno
    expectTypeOf(new Hono().post).toBeCallableWith('/webhook', (context: Context) => handle(context.req.raw))
    // @ts-expect-error the context of Hono
    new Hono().post('/webhook', handle)
  })

  test('may be written by hand for toNodeListener', () => {
    expectTypeOf(toNodeListener).toBeCallableWith(async (request: Request) => new Response(request.url))
  })
})

/** As the types that Next generates look at the second argument of a route, which must not be anything of its own. */
type NextSecondArgument<Handler> = Handler extends (...args: [never, infer Second]) => unknown
  ? unknown extends Second
    ? // biome-ignore lint/suspicious/noExplicitAny: as Next has it
      any
    : Second
  : never

test('a listener fits node:http and Express', () => {
  const listener = toNodeListener(createWebhookHandler({ secret, onDelivery: () => {} }))
  expectTypeOf(createServer).toBeCallableWith(listener)
  expectTypeOf(express().post).toBeCallableWith('/webhook', listener)
})

test('user code is told when its time is over', () => {
  createWebhookHandler({
    secret,
    onDelivery: (_, context) => {
      expectTypeOf(context.signal).toEqualTypeOf<AbortSignal>()
      expectTypeOf(context.key).toEqualTypeOf<string>()
    },
  })
})

test('the small ones', async () => {
  expectTypeOf(verifySignature({ body, secret, signature })).resolves.toEqualTypeOf<true>()
  expectTypeOf(signWebhook({ body, secret })).resolves.toEqualTypeOf<`0x${string}`>()
  expectTypeOf(isTestDelivery(await parseWebhook({ body, secret, signature }))).toEqualTypeOf<boolean>()
  for await (const { body, headers, note } of simulateDeliveries({ network: 'evm', secret, scenario: 'reorg' })) {
    expectTypeOf([body, note]).toEqualTypeOf<string[]>()
    expectTypeOf(headers).toEqualTypeOf<Readonly<Record<string, string>>>()
  }
})

test('isSameTriggers takes the triggers of a stream and those to be sent', () => {
  expectTypeOf(isSameTriggers).toBeCallableWith({} as StreamsModel['triggers'], {} as CreateEvmStreamInput['triggers'])
})
