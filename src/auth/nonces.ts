import { optionsOf } from '../arguments/options.js'
import { duration } from '../arguments/rules.js'
import { bytesToHex } from '../values/hex.js'

/**
 * Creates and remembers nonces, so that each message signs somebody in only once. For several processes, write a store
 * of your own, which forgets nonces after some minutes.
 */
export interface Nonces {
  /** Creates a nonce that nobody can guess: at least 8 letters and digits. */
  issue(): string | Promise<string>
  /**
   * Uses up a nonce. It must be atomic: of two calls at the same time, only one gets `true`.
   *
   * @returns `true` if the nonce was issued, has not been used and is not too old
   */
  consume(nonce: string): boolean | Promise<boolean>
  /**
   * Returns whether a nonce could be used up, without using it up. It is called before `ethCall` and `verifyKeyless`,
   * so that nobody can make you call them for nonces that were not issued.
   *
   * Without `check`, a nonce of another process is used up before such a call, so a wrong signature of a smart or
   * keyless account costs the nonce.
   *
   * @returns `true` if `consume` would return `true` now
   */
  check?(nonce: string): boolean | Promise<boolean>
}

/** Options of `memoryNonces`. */
export interface MemoryNoncesOptions {
  /** How long a nonce is valid, in milliseconds. Default 600,000, ten minutes. */
  readonly lifetime?: number | undefined
}

/**
 * Creates a store of nonces in the memory of this process. It remembers the last 100,000 unused nonces, so limit how
 * often an unauthenticated client may request a message: a flood of requests would push out the nonces of others.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that is unknown or not above 0.
 */
export function memoryNonces(options: MemoryNoncesOptions = {}): Nonces {
  const { lifetime = 600_000 } = optionsOf(options, { lifetime: duration })
  const endings = new Map<string, number>() // in the order of issue, and so of expiry
  const check = (nonce: string): boolean => (endings.get(nonce) ?? 0) > Date.now()
  return {
    issue() {
      const now = Date.now()
      for (const [nonce, end] of endings) {
        if (end > now && endings.size < most) break
        endings.delete(nonce)
      }
      const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(16))).slice(2)
      endings.set(nonce, now + lifetime)
      return nonce
    },
    check,
    consume(nonce) {
      const isGood = check(nonce)
      endings.delete(nonce)
      return isGood
    },
  }
}

/** How many nonces are remembered. They take about 15 MB. */
const most = 100_000
