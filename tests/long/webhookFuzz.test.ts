import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLedgerlineError } from '../../src/errors/base.js'
import { decodeLogs, parseWebhook, type Scenario, simulateDeliveries } from '../../src/webhooks.js'
import { secret, signed } from '../support/webhooks/delivery.js'

const numRuns = 1000

const scenarios: readonly Scenario[] = ['unconfirmed-then-confirmed', 'test', 'poison']
const bodies: string[] = []
for (const network of ['evm', 'aptos'] as const) {
  for (const scenario of scenarios) {
    for await (const { body } of simulateDeliveries({ network, secret, scenario })) bodies.push(body)
  }
}

/** Parses, and gives what went wrong unless it was an error of ours. */
async function problemOf(body: string | Uint8Array, decode: 'tolerant' | 'strict'): Promise<unknown> {
  try {
    const delivery = await parseWebhook({ ...(await signed(body)), decode })
    const { events, undecoded } = decodeLogs(delivery)
    const logs = 'logs' in delivery ? delivery.logs : []
    return events.length + undecoded.length === logs.length ? undefined : 'lost a log'
  } catch (error) {
    return isLedgerlineError(error) && error.name === 'WebhookError' ? undefined : error
  }
}

const mode = fc.constantFrom('tolerant' as const, 'strict' as const)

test('a delivery with values of any kind anywhere is parsed, or is an error of ours', async () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.jsonValue({ maxDepth: 2 })), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bodies), changes, mode, async (body, changes, mode) => {
      const wire: unknown = JSON.parse(body)
      for (const [place, value] of changes) replaceAt(wire, place, value)
      expect(await problemOf(JSON.stringify(wire), mode)).toBeUndefined()
    }),
    { numRuns },
  )
}, 60_000)

test('a delivery with bytes of any kind anywhere is parsed, or is an error of ours', async () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.uint8Array({ maxLength: 5 }), fc.nat({ max: 20 })), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bodies), changes, mode, async (body, changes, mode) => {
      let bytes = new TextEncoder().encode(body)
      for (const [place, inserted, cut] of changes) {
        const at = place % bytes.length
        bytes = Uint8Array.from([...bytes.subarray(0, at), ...inserted, ...bytes.subarray(at + cut)])
      }
      expect(await problemOf(bytes, mode)).toBeUndefined()
    }),
    { numRuns },
  )
}, 60_000)

test('any bytes at all are an error of ours', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), mode, async (bytes, mode) => {
      expect(await problemOf(bytes, mode)).toBeUndefined()
    }),
    { numRuns },
  )
}, 60_000)

/** Replaces one of the values inside of a value, counted from its start. */
function replaceAt(root: unknown, place: number, value: unknown): void {
  const slots: [object, string][] = []
  const visit = (branch: unknown): void => {
    if (typeof branch !== 'object' || branch === null) return
    for (const key of Object.keys(branch)) {
      slots.push([branch, key])
      visit(Reflect.get(branch, key))
    }
  }
  visit(root)
  const [branch, key] = slots[place % slots.length] ?? []
  if (branch && key !== undefined)
    Reflect.defineProperty(branch, key, { value, enumerable: true, writable: true, configurable: true })
}
