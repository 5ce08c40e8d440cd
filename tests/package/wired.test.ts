import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createClient } from '../../src/index.js'
import { createMockFetch } from '../../src/mock.js'
import { entryName } from '../../src/operation/entryName.js'
import { createRawClient } from '../../src/raw.js'
import { apis } from '../support/catalogue.js'

// What the generator cannot write for a new API: CONTRIBUTING lists the places.

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))

describe.each(apis)('%s', (api) => {
  test('has a source file, which package.json exports', () => {
    expect(existsSync(`src/${entryName(api)}.ts`), `src/${entryName(api)}.ts`).toBe(true)
    expect(exports).toHaveProperty([`./${entryName(api)}`])
  })

  test('is part of the client, and has a host of its own among its options', () => {
    expect(createClient({ apiKey: 'key', baseUrl: { [api]: 'https://example.com' } })).toHaveProperty([api])
  })

  test('is answered by the mock in the process', async () => {
    const { status } = await createMockFetch({ apis: [api] })(`http://127.0.0.1/${entryName(api)}/nowhere`)
    expect(status).toBe(404)
  })

  test('has a raw client', () => {
    expect(() => Reflect.apply(createRawClient, undefined, [api, { apiKey: 'key' }])).not.toThrow()
  })
})
