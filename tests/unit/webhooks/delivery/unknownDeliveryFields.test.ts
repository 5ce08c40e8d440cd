import { describe, expect, test } from 'vitest'
import { createFieldReport } from '../../../../src/webhooks/delivery/unknownDeliveryFields.js'
import { createWebhookHandler, parseWebhook, simulateDeliveries } from '../../../../src/webhooks.js'
import { erc20Transfer, evmWire, recorded, secret, signed, transferLog } from '../../../support/webhooks/delivery.js'
import { printed } from '../../../support/webhooks/printedBodies.js'
import { requestOf } from '../../../support/webhooks/request.js'

const newer = evmWire({
  priority: 1,
  block: { ...Object(evmWire({}).block), slot: '7' },
  logs: [transferLog, { ...Object(transferLog), blob: { gas: 1 } }],
  erc20Transfers: [{ ...erc20Transfer, riskLevel: 'low' }],
})
const paths = ['/block/slot', '/erc20Transfers/*/riskLevel', '/logs/*/blob', '/priority']

const parsed = async (wire: unknown, onUnknownFields: (paths: readonly string[]) => unknown) =>
  parseWebhook({ ...(await signed(JSON.stringify(wire))), onUnknownFields })

describe('onUnknownFields of parseWebhook', () => {
  test('is reported of fields of the delivery and its records that no type knows, which are no issues', async () => {
    const reported: string[] = []
    const delivery = await parsed(newer, (found) => reported.push(...found))
    expect(reported.sort()).toEqual(paths)
    expect(delivery).toMatchObject({ kind: 'evm', issues: [] })
    expect(delivery.raw).toEqual(newer)
  })

  test('is not called for a delivery whose fields are all known, and not for the test delivery', async () => {
    const reported: unknown[] = []
    await parsed(evmWire({ erc20Transfers: [erc20Transfer], logs: [transferLog] }), (found) => reported.push(found))
    await parseWebhook({ ...recorded, onUnknownFields: (found) => reported.push(found) })
    expect(reported).toEqual([])
  })

  test('knows both spellings of Bitcoin, and what a node says of balances on Solana', async () => {
    const reported: unknown[] = []
    const known = [printed.solana.unconfirmed, printed.bitcoin.page, printed.bitcoin.document, printed.bitcoin.mempool]
    for (const wire of known) await parsed(wire, (found) => reported.push(found))
    for (const network of ['solana', 'bitcoin'] as const)
      for await (const { body } of simulateDeliveries({ network, secret, scenario: 'unconfirmed-then-confirmed' }))
        await parsed(JSON.parse(body), (found) => reported.push(found))
    expect(reported).toEqual([])
    const [transaction] = printed.solana.unconfirmed.transactions
    const wire = { ...printed.solana.unconfirmed, transactions: [{ ...transaction, computeUnits: 7 }] }
    await parsed(wire, (found) => reported.push(...found))
    expect(reported).toEqual(['/transactions/*/computeUnits'])
  })

  test('does not affect the delivery when it throws or rejects', async () => {
    const thrown = await parsed(newer, () => {
      throw new Error('of the hook')
    })
    const rejected = await parsed(newer, () => Promise.reject(new Error('of the hook')))
    expect(thrown).toEqual(rejected)
  })

  test('takes a function', async () => {
    const input = { ...(await signed('{}')), onUnknownFields: 'log' as never }
    await expect(parseWebhook(input)).rejects.toMatchObject({
      name: 'InputError',
      message: 'Param onUnknownFields takes a function, got log',
    })
  })
})

describe('onUnknownFields of a handler', () => {
  test('is reported of each field once, in whichever delivery it comes first', async () => {
    const reported: (readonly string[])[] = []
    const handle = createWebhookHandler({ secret, onDelivery() {}, onUnknownFields: (found) => reported.push(found) })
    for (const wire of [evmWire({ priority: 1 }), evmWire({ priority: 1, tag: 'another' }), newer])
      expect((await handle(await requestOf(JSON.stringify(wire)))).status).toBe(200)
    expect(reported.map((found) => [...found].sort())).toEqual([
      ['/priority'],
      paths.filter((path) => path !== '/priority'),
    ])
  })

  test('is reported of a hundred fields in all', async () => {
    let count = 0
    const handle = createWebhookHandler({
      secret,
      onDelivery() {},
      onUnknownFields: (found) => (count += found.length),
    })
    for (const round of ['a', 'b', 'c']) {
      const fields = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${round}${index}`, index]))
      expect((await handle(await requestOf(JSON.stringify(evmWire({ ...fields, tag: round }))))).status).toBe(200)
    }
    expect(count).toBe(100)
  })
  test('leaves deliveries alone once the hundred are reported', async () => {
    const report = createFieldReport(() => {})
    const delivery = await parsed(
      evmWire(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`f${at}`, at]))),
      () => {},
    )
    report(delivery)
    const untouchable = {
      ...delivery,
      get raw(): never {
        throw new Error('it was read')
      },
    }
    expect(() => report(untouchable)).not.toThrow()
    expect(() => createFieldReport(() => {})(untouchable)).toThrow('it was read')
  })
})
