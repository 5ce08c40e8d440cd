import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSignIn, memoryNonces, type Nonces } from '../../../src/auth.js'
import { evmWallet } from '../../support/auth/wallets.js'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

test('a nonce is good once', () => {
  const nonces = memoryNonces()
  const nonce = String(nonces.issue())
  expect([nonces.consume(nonce), nonces.consume(nonce)]).toEqual([true, false])
})

test('whether a nonce is good can be asked without using it up', () => {
  const nonces = memoryNonces({ lifetime: 1000 })
  const [early, late] = [String(nonces.issue()), String(nonces.issue())]
  expect([nonces.check?.(early), nonces.check?.(early), nonces.consume(early), nonces.check?.(early)]).toEqual([
    true,
    true,
    true,
    false,
  ])
  vi.setSystemTime(1000)
  expect([nonces.check?.(late), nonces.check?.('abcdefgh')]).toEqual([false, false])
})

describe('a store that has issue and consume alone', () => {
  const wrong = `0x${'11'.repeat(65)}`

  /** A sign-in of a process, and the store that it shares with others. */
  function processWith(known: Set<string>, answer: () => Promise<string> = async () => '0x') {
    const asked = { calls: 0 }
    const nonces: Nonces = {
      async issue() {
        const nonce = `nonce${known.size}abcdef`
        known.add(nonce)
        return nonce
      },
      consume: async (nonce) => known.delete(nonce),
    }
    const ethCall = () => {
      asked.calls++
      return answer()
    }
    const signIn = createSignIn({ domain: 'app.example', uri: 'https://app.example', nonces, ethCall })
    return { signIn, asked }
  }
  const signatureOf = (message: string) => evmWallet.signMessage({ message })

  test('keeps a nonce that its process issued when a signature is wrong or a node fails', async () => {
    const answers = [async () => '0x', () => Promise.reject(new Error('fetch failed'))]
    const { signIn, asked } = processWith(new Set(), () => (answers.shift() ?? (async () => '0x'))())
    const message = await signIn.message(evmWallet.address)
    expect(await signIn.verify({ message, signature: wrong })).toMatchObject({ reason: 'INVALID_SIGNATURE' })
    expect(await signIn.verify({ message, signature: wrong })).toMatchObject({ reason: 'CALL_FAILED' })
    expect(asked.calls).toBe(2)
    expect(await signIn.verify({ message, signature: await signatureOf(message) })).toMatchObject({ ok: true })
    expect(await signIn.verify({ message, signature: wrong })).toMatchObject({ reason: 'INVALID_NONCE' })
    expect(asked.calls).toBe(2)
  })

  test('is asked first about a nonce of another process, so that no call is made for one that nobody issued', async () => {
    const known = new Set<string>()
    const { signIn: other } = processWith(known)
    const { signIn, asked } = processWith(known)
    const message = await other.message(evmWallet.address)
    const foreign = message.replace(/Nonce: .*/, 'Nonce: neverIssued1')
    expect(await signIn.verify({ message: foreign, signature: wrong })).toMatchObject({ reason: 'INVALID_NONCE' })
    expect(asked.calls).toBe(0)
    expect(await signIn.verify({ message, signature: wrong })).toMatchObject({ reason: 'INVALID_SIGNATURE' })
    expect(await signIn.verify({ message, signature: wrong })).toMatchObject({ reason: 'INVALID_NONCE' })
    expect(asked.calls).toBe(1)
  })

  test('uses the nonce of a key up last, whichever process issued it', async () => {
    const known = new Set<string>()
    const { signIn: other } = processWith(known)
    const { signIn } = processWith(known)
    const message = await other.message(evmWallet.address)
    expect(await signIn.verify({ message, signature: await signatureOf(message) })).toMatchObject({ ok: true })
    expect(known.size).toBe(0)
  })

  test('signs in once by a contract, and a nonce that is used up before the call is not asked for again', async () => {
    const known = new Set<string>()
    const yes = `0x1626ba7e${'00'.repeat(28)}`
    const { signIn: other } = processWith(known)
    const { signIn } = processWith(known, async () => yes)
    const message = await other.message(evmWallet.address)
    const results = await Promise.all([1, 2].map(() => signIn.verify({ message, signature: wrong })))
    expect(results.map((result) => result.ok || result.reason).sort()).toEqual(['INVALID_NONCE', true].sort())
  })
})

test('a nonce that was not issued is good never', () => {
  expect(memoryNonces().consume('abcdefgh')).toBe(false)
  expect(memoryNonces().consume('__proto__')).toBe(false)
})

test('a nonce has 32 letters and digits, and none is like another', () => {
  const nonces = memoryNonces()
  const issued = Array.from({ length: 1000 }, () => String(nonces.issue()))
  expect(new Set(issued).size).toBe(1000)
  expect(issued.filter((nonce) => !/^[\da-f]{32}$/.test(nonce))).toEqual([])
})

test.each([
  [undefined, 600_000],
  [1000, 1000],
])('with the lifetime %s a nonce is good for %s ms', (lifetime, end) => {
  const nonces = memoryNonces({ lifetime })
  const [early, late] = [String(nonces.issue()), String(nonces.issue())]
  vi.setSystemTime(end - 1)
  expect(nonces.consume(early)).toBe(true)
  vi.setSystemTime(end)
  expect(nonces.consume(late)).toBe(false)
})

test('a flood of messages takes no more memory than 100 000 nonces, of which the oldest give way', () => {
  const nonces = memoryNonces()
  const first = String(nonces.issue())
  const second = String(nonces.issue())
  for (let count = 2; count < 100_001; count++) nonces.issue()
  expect([nonces.consume(first), nonces.consume(second)]).toEqual([false, true])
})

test.each([[{ lifetime: 0 }], [{ lifetime: Number.NaN }], [{ lifetime: '10' }], [{ ttl: 10 }], [null]])(
  'options that cannot be meant are refused: %j',
  (options) => {
    expect(() => Reflect.apply(memoryNonces, undefined, [options])).toThrow(
      expect.objectContaining({ code: 'INVALID_CONFIGURATION' }),
    )
  },
)
