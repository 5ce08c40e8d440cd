import { truncate } from '../errors/truncate.js'
import type { SignInMessage } from './parseMessage.js'
import { refuse, type SignInRefusal } from './result.js'
import type { SignInSettings } from './settings.js'
import { readPlace } from './urls.js'

/** Refuses a message for another domain, URI, chain or time. */
export function refuseForeign(
  message: SignInMessage,
  settings: SignInSettings,
  now: number,
): SignInRefusal | undefined {
  return refusePlace(message, settings) ?? refuseTime(message, settings.clockSkew, now)
}

function refusePlace(message: SignInMessage, settings: SignInSettings): SignInRefusal | undefined {
  const { domain, scheme, uri, chain } = message
  if (domain.toLowerCase() !== settings.domain.toLowerCase()) {
    return refuse('WRONG_DOMAIN', `The message is for ${truncate(domain)}, not for ${settings.domain}`)
  }
  if (scheme !== undefined && `${scheme}:` !== settings.place.scheme) {
    return refuse('WRONG_DOMAIN', `The message is for ${scheme}://, not for ${settings.place.scheme}//`)
  }
  if (readPlace(uri)?.origin !== settings.place.origin) {
    return refuse('WRONG_URI', `The message has the URI ${truncate(uri)}, not one of ${settings.place.origin}`)
  }
  if (settings.chains.some((accepted) => accepted === chain)) return undefined
  return refuse('WRONG_CHAIN', `The message is for the chain ${chain}, not for ${settings.chains.join(' or ')}`)
}

function refuseTime(message: SignInMessage, clockSkew: number, now: number): SignInRefusal | undefined {
  const { issuedAt, notBefore, expirationTime } = message
  if (expirationTime && expirationTime.getTime() + clockSkew <= now) {
    return refuse('EXPIRED', `The message expired at ${expirationTime.toISOString()}`)
  }
  const begin = notBefore && notBefore > issuedAt ? notBefore : issuedAt
  if (begin.getTime() - clockSkew <= now) return undefined
  return refuse('NOT_YET_VALID', `The message is valid from ${begin.toISOString()} on`)
}
