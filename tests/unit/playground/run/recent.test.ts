import { afterEach, expect, test, vi } from 'vitest'
import { catalogueOf } from '../../../../playground/app/build/catalogue.js'
import { readDescribed } from '../../../../playground/app/build/described.js'
import { formatRoute } from '../../../../playground/app/catalogue/route.js'
import {
  type Recent,
  recentHash,
  recentOf,
  storedRecents,
  storeRecents,
} from '../../../../playground/app/run/recent.js'
import { inputLiteral } from '../../../../playground/app/run/snippet/literal.js'
import { setSettings } from '../../../../src/streams.js'

const recent: Recent = {
  key: '1 1',
  api: 'evm',
  id: 'getBlock',
  draft: { blockNumberOrHash: '1' },
  fault: '429',
  mode: 'mock',
  at: 1,
}

/** A storage as the browser has one. */
function storage(text?: string): void {
  const held = new Map(text === undefined ? [] : [['ledgerline.runs', text]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('runs are kept as they were', () => {
  storage()
  storeRecents([recent])
  expect(storedRecents()).toEqual([recent])
  expect(recentHash(recent)).toBe('#/evm/getBlock?blockNumberOrHash=1&~fault=429')
})

test.each([undefined, '', 'no JSON', 'null', '{}', '[null, 1, {"key": "1"}]'])(
  '%j in the storage is no run',
  (text) => {
    storage(text)
    expect(storedRecents()).toEqual([])
  },
)

test('a page without a storage has none, and says nothing', () => {
  expect(storedRecents()).toEqual([])
  expect(() => storeRecents([recent])).not.toThrow()
})

test('what the documents call a secret is in no address, in nothing that is kept, and in no code', () => {
  const apis = catalogueOf(readDescribed().map(({ manifest }) => manifest))
  const entries = apis.flatMap(({ tags }) => tags.flatMap(({ operations }) => operations))
  const entry = entries.find(({ id }) => id === 'setSettings')
  if (!entry) throw new Error('the operation is gone')
  const draft = { region: 'us-east-1', secretKey: 'hush' }
  expect(formatRoute(entry, draft)).toBe('#/streams/setSettings?region=us-east-1')
  const run = { id: 1, loaded: { entry }, draft, fault: { id: '' }, mode: 'mock', startedAt: new Date(0) }
  expect(recentOf(run as unknown as Parameters<typeof recentOf>[0]).draft).toEqual({ region: 'us-east-1' })
  expect(inputLiteral(draft, setSettings)).not.toContain('hush')
})
