import { type Answer, refuse } from '../model/answer.js'

/** Refuses a call without a key or with the key `invalid`, in the service's words. Returns `undefined` to accept it. */
export function checkKey(key: string | undefined, keyless: boolean): Answer | undefined {
  if (key === 'invalid') return refuse(401, 'Token is not valid')
  return !key && !keyless ? refuse(401, 'Api Key Not Present') : undefined
}
