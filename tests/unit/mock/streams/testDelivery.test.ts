import { describe, expect, it, onTestFinished } from 'vitest'
import type { DeliveryOptions } from '../../../../playground/mock/deliveries/deliverRepeatedly.js'
import { tryWebhook } from '../../../../playground/mock/deliveries/tryWebhook.js'
import { createMockServer } from '../../../../playground/mock/server/server.js'
import { ApiError, createClient } from '../../../../src/index.js'
import { parseWebhook } from '../../../../src/webhooks.js'
import { deliveryOptions, endDeliveriesWithTests, lines, misbehave, secret } from '../../../support/deliveries.js'
import { answer } from '../../../support/faultServer.js'

endDeliveriesWithTests()

describe('a stream that is made while deliveries are on', () => {
  async function clientOf(changes: Partial<DeliveryOptions> = {}) {
    const mock = await createMockServer({
      port: 0,
      apis: ['streams'],
      acceptStream: tryWebhook(deliveryOptions(changes)),
    })
    onTestFinished(() => mock.close())
    return createClient({ apiKey: 'test', baseUrl: mock.url }).streams
  }
  const stream = { description: 'D', tag: 'd' }

  it('sends its webhook the signed test delivery, EVM and Aptos', async () => {
    const streams = await clientOf()
    const webhook = await misbehave(answer(200))
    const evm = await streams.createEvmStream({
      ...stream,
      webhookUrl: webhook.url,
      chainIds: ['0x1'],
      includeNativeTxs: true,
    })
    await streams.createAptosStream({ ...stream, webhookUrl: webhook.url, network: ['mainnet'], includeEvents: true })
    await streams.updateEvmStream({ id: evm.id, tag: 'e' })
    const sent = await Promise.all(
      webhook.seen.map(({ body, headers }) => parseWebhook({ body, signature: headers['x-signature'], secret })),
    )
    expect(sent.map((delivery) => [delivery.kind, 'chainId' in delivery])).toEqual([
      ['test', true],
      ['test', false],
      ['test', true],
    ])
    expect(lines[0]).toBe(`evm test of stream ${evm.id}, attempt 1: 200`)
  })

  it.each([
    ['evm', { chainIds: ['0x1'] }],
    ['solana', { network: ['mainnet'], programIds: [], mintAddresses: [] }],
    ['bitcoin', { network: ['mainnet'], includeInputs: true, includeOutputs: true }],
    ['aptos', { network: ['mainnet'], includeEvents: true }],
  ])('is known to be of %s by the fields of its stream', async (network, fields) => {
    const webhook = await misbehave(answer(200))
    const accept = tryWebhook(deliveryOptions())
    expect(await accept({ id: 'one', webhookUrl: webhook.url, ...fields })).toBe(true)
    const [seen] = webhook.seen
    const signature = seen?.headers['x-signature']
    await parseWebhook({ body: seen?.body ?? '', signature, secret, network: network as 'evm' })
    expect(lines).toEqual([`${network} test of stream one, attempt 1: 200`])
  })

  it('is refused with the documented 400 when its webhook does not take it, at the first attempt', async () => {
    const streams = await clientOf()
    const webhook = await misbehave(answer(500))
    const before = (await streams.getEvmStreams({})).result.length
    const error: unknown = await streams
      .createEvmStream({ ...stream, webhookUrl: `${webhook.url}/hook`, chainIds: ['0x1'], includeNativeTxs: true })
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 400,
      body: { message: `Could not POST to ${webhook.url}/hook. Please check your webhook URL.` },
    })
    expect(webhook.seen).toHaveLength(1)
    expect((await streams.getEvmStreams({})).result).toHaveLength(before)
  })

  it('is made untried when its webhook is on another machine', async () => {
    const streams = await clientOf()
    await streams.createEvmStream({
      ...stream,
      webhookUrl: 'https://hooks.example.org/a',
      chainIds: ['0x1'],
      includeNativeTxs: true,
    })
    expect(lines).toEqual([])
  })

  it.each(['https://evil.example', 'http://localhost.evil.example:3000', 'null'])(
    'is refused to a page of %s, which could have anything on this machine called',
    async (origin) => {
      const mock = await createMockServer({ port: 0, apis: ['streams'], acceptStream: tryWebhook(deliveryOptions()) })
      onTestFinished(() => mock.close())
      const webhook = await misbehave(answer(200))
      const body = JSON.stringify({
        ...stream,
        webhookUrl: `${webhook.url}/shutdown`,
        chainIds: ['0x1'],
        includeNativeTxs: true,
      })
      const make = (from: string) =>
        fetch(`${mock.url}/streams/streams/evm`, {
          method: 'PUT',
          body,
          headers: { origin: from, 'x-api-key': 'k', 'content-type': 'application/json' },
        })
      expect((await make(origin)).status).toBe(403)
      expect(webhook.seen).toEqual([])
      expect((await make('http://127.0.0.1:5173')).status).toBe(200)
      expect(webhook.seen).toHaveLength(1)
    },
  )

  it('may be read by any page, which may do whatever changes no stream', async () => {
    const mock = await createMockServer({ port: 0, apis: ['streams', 'evm'] })
    onTestFinished(() => mock.close())
    const headers = { origin: 'https://elsewhere.example', 'x-api-key': 'k', 'content-type': 'application/json' }
    const read = await fetch(`${mock.url}/streams/streams/evm?limit=10`, { headers })
    const body = JSON.stringify({ tokens: [{ token_address: `0x${'a'.repeat(40)}` }] })
    const prices = await fetch(`${mock.url}/evm/erc20/prices`, { method: 'POST', headers, body })
    expect([read.status, prices.status]).toEqual([200, 200])
    const change = await fetch(`${mock.url}/streams/streams/evm`, { method: 'PUT', headers, body: '{}' })
    expect([change.status, await change.json()]).toEqual([
      403,
      { message: 'Pages of https://elsewhere.example may not change streams here' },
    ])
  })

  it('is made untried while they are off', async () => {
    const mock = await createMockServer({ port: 0, apis: ['streams'] })
    onTestFinished(() => mock.close())
    const { streams } = createClient({ apiKey: 'test', baseUrl: mock.url })
    const webhook = await misbehave(answer(500))
    await streams.createEvmStream({ ...stream, webhookUrl: webhook.url, chainIds: ['0x1'], includeNativeTxs: true })
    expect(webhook.seen).toEqual([])
  })
})
