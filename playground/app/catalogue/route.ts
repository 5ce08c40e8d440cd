import type { Draft } from './details.js'
import type { CatalogueEntry } from './entry.js'
import type { Linked } from './linked.js'

/** What the address bar says: an operation with what is filled in, the webhook lab, or nothing yet. */
export type Route =
  | {
      readonly page: 'operation'
      readonly api: string
      readonly id: string
      readonly draft: Draft
      readonly example?: string
      /** Id of the fault that is chosen. */
      readonly fault?: string
      readonly linked: Linked
    }
  | { readonly page: 'webhooks' }
  | { readonly page: 'home' }

/** What stands in the address beside inputs, whose names never begin so. */
const keys = { example: '~example', fault: '~fault', view: '~view', row: '~row' }

/** Reads a location hash, as `#/evm/getWalletNFTs?address=0x…`. The hash is never sent to a server. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s)
  if (path === 'webhooks') return { page: 'webhooks' }
  const [api, id] = path.split('/').map(safeDecode)
  if (!api || !id) return { page: 'home' }
  const params = new URLSearchParams(query)
  const draft: Record<string, string | string[]> = {}
  for (const name of new Set(params.keys())) {
    if (name.startsWith('~')) continue
    if (name.endsWith('[]')) draft[name.slice(0, -2)] = params.getAll(name)
    else draft[name] = params.get(name) ?? ''
  }
  const [example, fault, view, row] = Object.values(keys).map((key) => params.get(key) ?? undefined)
  const linked = { ...(view && { view }), ...(row && /^[1-9]\d{0,5}$/.test(row) && { row: Number(row) }) }
  return { page: 'operation', api, id, draft, linked, ...(example && { example }), ...(fault && { fault }) }
}

/** What a location hash says beside the inputs. */
export interface RouteDetails extends Linked {
  readonly example?: string | undefined
  readonly fault?: string | undefined
}

/** An operation that an address leads to; its `secrets` are inputs that stay out of it. */
export type RouteTarget = Pick<CatalogueEntry, 'api' | 'id' | 'secrets'>

/** Writes an operation and what is filled in as a location hash. */
export function formatRoute({ api, id, secrets }: RouteTarget, draft: Draft = {}, more: RouteDetails = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(draft)) {
    if (secrets?.includes(name)) continue
    if (typeof value === 'string') {
      if (value !== '') params.append(name, value)
    } else for (const line of value) params.append(`${name}[]`, line)
  }
  for (const [name, key] of Object.entries(keys)) {
    const value = more[name as keyof typeof keys] // its own keys
    if (value) params.append(key, String(value))
  }
  const query = params.toString().replaceAll('%7E', '~') // which needs no escape in a hash
  return `#/${encodeURIComponent(api)}/${encodeURIComponent(id)}${query ? `?${query}` : ''}`
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
