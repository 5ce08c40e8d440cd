import { createClient } from 'ledgerline'

/** The key of every client here; long enough to be found wherever it leaks. */
export const key = 'eyJ.very-secret/key+1=='

export const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** A client of one scene of the server; nothing is repeated unless asked for. */
export function clientOf({ url }, scene, options) {
  return createClient({ apiKey: key, baseUrl: `${url}/${scene}`, retries: 0, ...options })
}

/** A scene that the server counts for this caller alone. */
export const ownScene = (scene) => `${scene}-${Math.random().toString(36).slice(2)}`
