import { memberOf } from '../runtime/members.js'
import type { Nonces } from './nonces.js'
import { refuse, type SignInRefusal } from './result.js'

/** The nonce of one message, which is used up at the end, where all else is right. */
export interface NonceUse {
  /** Refuses a nonce that was not issued, before somebody is asked at your cost. */
  beforeCall(): Promise<SignInRefusal | undefined>
  /** Uses the nonce up. */
  use(): Promise<SignInRefusal | undefined>
}

/** Nonces as a sign-in asks for them. */
export interface KnownNonces {
  issue(): string | Promise<string>
  of(nonce: string): NonceUse
}

/**
 * Makes sure that nobody is asked for a nonce that was not issued. A store with `check` says so itself. Of one without, the
 * nonces that this process has issued are remembered; any other nonce is used up before the question, which is the only
 * way to know that it was issued.
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
  return (await nonces.consume(nonce)) === true ? undefined : unknown() // what else a store gives is no consent
}

const unknown = (): SignInRefusal =>
  refuse('INVALID_NONCE', 'The nonce was not issued here, was used before or is too old')

/** How many are remembered; they take about 15 MB. */
const most = 100_000
