import { describe, expect, test } from 'vitest'
import { bindApis } from '../../../generated/clients.gen.js'
import { createCaller, createClient } from '../../../src/index.js'
import type { Operation } from '../../../src/operation/operation.js'
import { createRawClient } from '../../../src/raw.js'
import { address, pagedOperation, plainOperation, runServer } from './harness.js'

// Whoever holds one of these, such as a component or a plugin, can do what is documented and nothing else: a member that
// knows the key would be a way to find it.

const harness = runServer()

/** Own members and those that are inherited, up to what every object has. */
/** What Node puts on promises while something tracks asynchronous resources. */
const ofNode = /^Symbol\((async_id_symbol|trigger_async_id_symbol|kResourceStore)\)$/

function membersOf(value: object): readonly string[] {
  const found = new Set<PropertyKey>()
  for (let at: object | null = value; at && !builtIn.has(at); at = Object.getPrototypeOf(at))
    for (const name of Reflect.ownKeys(at)) found.add(name)
  return [...found]
    .map(String)
    .filter((name) => !ofNode.test(name))
    .sort()
}
const builtIn = new Set<object>([Object.prototype, Promise.prototype, Function.prototype])

/** In the place of a client of theirs. */
const operationsOf = <Client>(operations: readonly Operation[]): Client => operations as Client

const apis = ['aptos', 'auth', 'evm', 'aptosNode', 'solana', 'streams', 'universal']
const ofCall = ['raw', 'withResponse']

describe('these have the members that are documented, and no others', () => {
  test.each([
    ['a client', createClient({ apiKey: 'some-secret-key' }), [...apis, 'call', 'many', 'prepare', 'request']],
    ['a caller', createCaller({ apiKey: 'some-secret-key' }), ['call', 'many', 'prepare']],
    [
      'a raw client',
      createRawClient('evm', { apiKey: 'some-secret-key' }),
      ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE', 'eject', 'request', 'use'],
    ],
  ])('%s', (_name, value, members) => expect(membersOf(value)).toEqual([...members].sort()))

  test('an API of a client: its operations, each of them a function without members', () => {
    const client: Readonly<Record<string, unknown>> = { ...createClient({ apiKey: 'some-secret-key' }) }
    for (const [api, operations] of Object.entries(bindApis(operationsOf))) {
      const methods = Object(client[api])
      expect(membersOf(methods)).toEqual(operations.map(({ id }: Operation) => id).sort())
      for (const method of Object.values(methods)) expect(membersOf(Object(method))).toEqual(['length', 'name'])
    }
  })

  test('a call', async () => {
    const call = harness.client().call(plainOperation(), {})
    expect(membersOf(call)).toEqual(ofCall)
    await call.catch(() => undefined)
  })

  test('a paged call, and its page', async () => {
    harness.server.answer({ body: JSON.stringify({ result: [address], cursor: null }) })
    const call = harness.client().call(pagedOperation(), {})
    const iterates = ['Symbol(Symbol.asyncIterator)', 'pages', 'take', 'toArray']
    expect(membersOf(call)).toEqual([...ofCall, ...iterates].sort())
    const page = await call
    const data = ['cursor', 'envelope', 'issues', 'page', 'pageSize', 'raw', 'result', 'total']
    const methods = ['Symbol(cursor of a page)', 'hasNext', 'nextPage', 'toJSON']
    expect(membersOf(page)).toEqual([...data, ...methods].sort())
  })
})
