import type { Settings } from './settings.js'

/** The variables that may hold the key, in the order in which they are looked at. */
const variables = ['LEDGERLINE_API_KEY', 'MORALIS_API_KEY']

/** Whether a client takes its key from the environment: it was given neither a key nor a host of its own. */
export function usesEnvironment({ apiKey, baseUrl }: Pick<Settings, 'apiKey' | 'baseUrl'>): boolean {
  return apiKey === undefined && baseUrl === undefined
}

/**
 * Reads the key from the environment, where the runtime has one that may be read: never an exception, and never a
 * prompt. It is read for each call, because a program may load its environment after it has made its client.
 *
 * @returns `undefined` when no variable is set; a blank one counts as not set.
 */
export function environmentKey(): string | undefined {
  return variables.map(read).find((value) => value?.trim())
}

/**
 * Returns whether a URL leads to the provider. The key of the environment goes nowhere else: nobody passed it to this
 * client, and a hand-made operation, a middleware or an option of one raw call may name any host.
 */
export function isOfProvider(url: string): boolean {
  return /^https:\/\/([\w-]+\.)*(moralis\.io|moralis-streams\.com)(:\d+)?(\/|$)/i.test(url)
}

function read(variable: string): string | undefined {
  try {
    const deno = Reflect.get(globalThis, 'Deno')
    const value: unknown = deno ? readDeno(deno, variable) : Reflect.get(globalThis, 'process')?.env?.[variable]
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined // an environment that cannot be read is none
  }
}

/** Deno asks the user for a permission that is neither granted nor denied, also when `process.env` is read. */
function readDeno(deno: DenoEnvironment, variable: string): string | undefined {
  const { state } = deno.permissions.querySync({ name: 'env', variable })
  return state === 'granted' ? deno.env.get(variable) : undefined
}

interface DenoEnvironment {
  readonly permissions: { querySync(wanted: { readonly name: 'env'; readonly variable: string }): { state: string } }
  readonly env: { get(variable: string): string | undefined }
}
