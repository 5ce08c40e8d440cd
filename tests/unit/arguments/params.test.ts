import { describe, expect, test } from 'vitest'
import { createWebhookHandler, parseWebhook, signWebhook, simulateDeliveries } from '../../../src/webhooks.js'

const secret = 'a secret'

/** What a function of webhooks says to an argument that plain JavaScript gives it. */
async function refusalOf(call: (argument: never) => unknown, argument: unknown): Promise<string> {
  try {
    await call(argument as never)
  } catch (error) {
    return String(error)
  }
  return 'not refused'
}

describe('an argument of webhooks', () => {
  test.each([
    [undefined, 'InputError: Param input is required'],
    [null, 'InputError: Param input is required'],
    ['secret', 'InputError: Param input takes an object, got string\n  → Pass { body, signature, secret }'],
    [Promise.resolve({}), 'InputError: Param input takes an object, got a promise\n  → Await it'],
  ])('that is no object is refused: %o', async (argument, message) => {
    expect(await refusalOf(parseWebhook, argument)).toBe(message)
  })

  test.each([
    ['parseWebhook', parseWebhook, { body: '', signature: '', secret, strict: true }, 'strict', undefined],
    ['signWebhook', signWebhook, { body: '', secrets: secret }, 'secrets', 'secret'],
    ['simulateDeliveries', simulateDeliveries, { network: 'evm', secret, scenarios: 'test' }, 'scenarios', 'scenario'],
  ])('%s may not have a member that nobody reads', async (_, call, argument, name, meant) => {
    const refusal = await refusalOf(call, argument)
    expect(refusal).toContain(`InputError: Unknown param: ${name}\n`)
    if (meant) expect(refusal).toContain(`Did you mean ${meant}?`)
  })

  test('may have an unknown member that is undefined', async () => {
    expect(await refusalOf(createWebhookHandler, { secret, onDelivery() {}, dedup: undefined })).toBe('not refused')
  })

  test.each([
    ['decode', 'strictly', 'takes tolerant or strict, got strictly'],
    ['onUnknownFields', 5, 'takes a function, got 5'],
    ['abi', {}, 'takes a list of ABI items'],
  ])('says what its member %s takes: %o', async (name, value, demand) => {
    const argument = { body: '', signature: '', secret, [name]: value }
    expect(await refusalOf(parseWebhook, argument)).toMatch(`InputError: Param ${name} ${demand}`)
  })

  test('may have a store with members of its own', async () => {
    class Store {
      readonly client = {}
      async claim(): Promise<boolean> {
        return Boolean(this.client)
      }
      async release(): Promise<void> {}
    }
    expect(await refusalOf(createWebhookHandler, { secret, onDelivery() {}, dedupe: new Store() })).toBe('not refused')
  })

  test('is told of what is unknown first, because that is often what is missing', async () => {
    expect(await refusalOf(simulateDeliveries, { networks: 'evm', secret, scenario: 'test' })).toContain(
      'Unknown param',
    )
    expect(await refusalOf(simulateDeliveries, { secret, scenario: 'test' })).toContain('Param network is required')
    expect(await refusalOf(simulateDeliveries, { network: 'evm', secret, scenario: 'test', seed: '1' })).toContain(
      'Param seed takes a number, got 1',
    )
  })
})
