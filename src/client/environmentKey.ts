import type { Settings } from './settings.js'

/** The variables that may hold the key, the preferred one first. */
const variables = ['LEDGERLINE_API_KEY', 'MORALIS_API_KEY']

/** Returns whether a client takes its key from the environment: it was given neither a key nor a `baseUrl`. */
export function usesEnvironment({ apiKey, baseUrl }: Pick<Settings, 'apiKey' | 'baseUrl'>): boolean {
  return apiKey === undefined && baseUrl === undefined
}

/**
 * Reads the key from the environment, if the runtime has one and allows reading it. It never throws and never prompts.
 * It is read for each call, because a program may load its environment after it has created its client.
 *
 * @returns `undefined` if no variable is set; a blank one counts as not set
 */
export function environmentKey(): string | undefined {
  return variables.map(read).find((value) => value?.trim())
}

/**
 * Returns whether a URL leads to the provider. A key from the environment is sent nowhere else: nobody passed it to
 * this client, and a hand-made operation, a middleware or an option of a raw call may name any host.
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
    return undefined // the environment can't be read
  }
}

/** Reads a variable on Deno without a prompt: Deno would show one if the permission is neither granted nor denied. */
function readDeno(deno: DenoEnvironment, variable: string): string | undefined {
  const { state } = deno.permissions.querySync({ name: 'env', variable })
  return state === 'granted' ? deno.env.get(variable) : undefined
}

interface DenoEnvironment {
  readonly permissions: { querySync(wanted: { readonly name: 'env'; readonly variable: string }): { state: string } }
  readonly env: { get(variable: string): string | undefined }
}
