import { type Answer, refuse } from '../model/answer.js'

/** Refuses a call with no key, an empty key or the key `invalid`, in the service's words; `undefined` accepts it. */
export function checkKey(key: string | undefined, keyless: boolean): Answer | undefined {
  if (key === 'invalid') return refuse(401, 'Token is not valid')
  return !key && !keyless ? refuse(401, 'Api Key Not Present') : undefined
}
