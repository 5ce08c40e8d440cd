import { describe, expect, test, vi } from 'vitest'
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
    [undefined, 'InputError: Param options is required'],
    [null, 'InputError: Param options is required'],
    ['secret', 'InputError: Param options takes an object, got string\n  → Pass { secret, onDelivery }'],
    [Promise.resolve({}), 'InputError: Param options takes an object, got a promise\n  → Await it'],
  ])('that is no object is refused: %o', async (argument, message) => {
    expect(await refusalOf(createWebhookHandler, argument)).toBe(message)
  })

  test.each([
    ['createWebhookHandler', createWebhookHandler, { secrets: secret, onDelivery() {} }, 'secrets', 'secret'],
    ['createWebhookHandler', createWebhookHandler, { secret, onDelivery() {}, dedup: {} }, 'dedup', 'dedupe'],
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
    ['decode', 'strictly', "takes 'tolerant' or 'strict', got strictly"],
    ['onError', 'log', 'takes a function, got log'],
    ['onError', null, 'takes a function, got null'],
    ['onUnknownFields', 5, 'takes a function, got 5'],
    ['maxUnverified', '64', 'must be a number of bytes above 0, got 64'],
    ['timeout', -1, 'must be a number of milliseconds above 0, got -1'],
    ['abi', {}, 'takes a list of ABI items'],
    ['dedupe', 'redis', 'takes an object, got string'],
    ['onDelivery', 'save', 'is required'],
  ])('says what its member %s takes: %o', async (name, value, demand) => {
    const argument = { secret, onDelivery() {}, [name]: value }
    expect(await refusalOf(createWebhookHandler, argument)).toMatch(`InputError: Param ${name} ${demand}`)
  })

  test.each([
    [{}, 'dedupe.claim is required'],
    [{ claim: 'x', release: vi.fn() }, 'dedupe.claim takes a function, got x'],
    [{ claim: vi.fn() }, 'dedupe.release is required'],
    [{ claim: vi.fn(), release: vi.fn(), confirm: 1 }, 'dedupe.confirm takes a function, got 1'],
  ])('names what a store lacks: %o', async (dedupe, message) => {
    expect(await refusalOf(createWebhookHandler, { secret, onDelivery() {}, dedupe })).toBe(
      `InputError: Param ${message}`,
    )
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
