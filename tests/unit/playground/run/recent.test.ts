import { afterEach, expect, test, vi } from 'vitest'
import { type Recent, recentHash, storedRecents, storeRecents } from '../../../../playground/app/run/recent.js'

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
