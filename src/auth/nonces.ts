import { assertOptions, assertPositive } from '../arguments/options.js'
import { number } from '../arguments/rules.js'
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
}

/** Options of `memoryNonces`. */
export interface MemoryNoncesOptions {
  /** Milliseconds that a nonce can be used. Default 600 000, ten minutes. */
  readonly lifetime?: number | undefined
}

/**
 * Creates nonces that are remembered in this process. It remembers the last 100 000 that were not used: limit how often a
 * stranger may ask for a message, or a flood of them pushes out the nonces of others.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that is unknown or not above 0.
 */
export function memoryNonces(options: MemoryNoncesOptions = {}): Nonces {
  assertOptions(options, { lifetime: number })
  const { lifetime = 600_000 } = options
  assertPositive(lifetime, 'lifetime')
  const endings = new Map<string, number>() // in the order of issue, which is that of their ends
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
    consume(nonce) {
      const end = endings.get(nonce)
      endings.delete(nonce)
      return end !== undefined && end > Date.now()
    },
  }
}

/** How many nonces are remembered; they take about 15 MB. */
const most = 100_000
