import { optionsOf } from '../arguments/options.js'
import { duration } from '../arguments/rules.js'
import { bytesToHex } from '../values/hex.js'

/**
 * Makes and remembers nonces, so that a message signs somebody in once. Share it between processes by a store of your
 * own, which forgets a nonce after some minutes.
 */
export interface Nonces {
  /** Makes a nonce that nobody can guess: at least 8 letters and digits. */
  issue(): string | Promise<string>
  /**
   * Uses a nonce up. It must do so in one step: of two calls at once, one gets `true`.
   *
   * @returns `true` when the nonce was issued, has not been used and is not too old
   */
  consume(nonce: string): boolean | Promise<boolean>
  /**
   * Says whether a nonce could be used up, and leaves it as it is. It is asked before `ethCall` and `verifyKeyless`, so
   * that nobody makes you ask for nonces that were not issued. In a store without it, only a nonce that this process
   * issued survives a wrong signature of a smart account or a keyless one; another is used up before the question.
   *
   * @returns `true` when `consume` would give `true` now
   */
  check?(nonce: string): boolean | Promise<boolean>
}

/** Options of `memoryNonces`. */
export interface MemoryNoncesOptions {
  /** Milliseconds that a nonce can be used. Default 600 000, ten minutes. */
  readonly lifetime?: number | undefined
}

/**
 * Creates nonces that are remembered in this process: the last 100,000 that were not used. Limit how often an
 * unauthenticated client may ask for a message, or a flood of requests pushes out the nonces of others.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that is unknown or not above 0.
 */
export function memoryNonces(options: MemoryNoncesOptions = {}): Nonces {
  const { lifetime = 600_000 } = optionsOf(options, { lifetime: duration })
  const endings = new Map<string, number>() // in the order of issue, which is that of their ends
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

/** How many nonces are remembered; they take about 15 MB. */
const most = 100_000
