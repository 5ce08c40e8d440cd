import { memberOf } from '../runtime/members.js'
import type { Nonces } from './nonces.js'
import { refuse, type SignInRefusal } from './result.js'

/** The nonce of one message. It is used up last, once everything else is valid. */
export interface NonceUse {
  /** Refuses a nonce that was not issued, before a call at your cost. */
  beforeCall(): Promise<SignInRefusal | undefined>
  /** Uses the nonce up. */
  use(): Promise<SignInRefusal | undefined>
}

/** Nonces as a sign-in uses them. */
export interface KnownNonces {
  issue(): string | Promise<string>
  of(nonce: string): NonceUse
}

/**
 * Makes sure that `ethCall` and `verifyKeyless` are only called for nonces that were issued. A store with `check` knows
 * that. For a store without it, the nonces that this process issued are remembered. Any other nonce is used up before
 * such a call, because there is no other way to know that it was issued.
 */
export function knownNonces(nonces: Nonces): KnownNonces {
  const issued = new Set<string>() // in the order of issue
  const hasCheck = memberOf(nonces, 'check') !== undefined
  return {
    async issue() {
      const nonce = await nonces.issue()
      if (hasCheck) return nonce
      for (const oldest of issued) {
        if (issued.size < most) break
        issued.delete(oldest)
      }
      issued.add(nonce)
      return nonce
    },
    of(nonce) {
      let used: Promise<SignInRefusal | undefined> | undefined
      const use = (): Promise<SignInRefusal | undefined> => {
        issued.delete(nonce)
        used ??= consume(nonce, nonces)
        return used
      }
      const check = async (): Promise<SignInRefusal | undefined> =>
        (await nonces.check?.(nonce)) === true ? undefined : unknown()
      const beforeCall = async (): Promise<SignInRefusal | undefined> => {
        if (hasCheck) return check()
        return issued.has(nonce) ? undefined : use()
      }
      return { beforeCall, use }
    },
  }
}

async function consume(nonce: string, nonces: Nonces): Promise<SignInRefusal | undefined> {
  return (await nonces.consume(nonce)) === true ? undefined : unknown() // only `true` counts
}

const unknown = (): SignInRefusal =>
  refuse('INVALID_NONCE', 'The nonce was not issued here, was used before or is too old')

/** How many nonces are remembered. They take about 15 MB. */
const most = 100_000
