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
  | {
      readonly page: 'webhooks'
      /** What is simulated. */
      readonly network?: string
      readonly scenario?: string
      /** Which of its deliveries, counted from 1. */
      readonly delivery?: number
    }
  | {
      readonly page: 'home'
      /** What is looked up, as what it is taken, and what is asked of it. */
      readonly text?: string
      readonly kind?: string
      readonly about?: string
      /** What shall go wrong. */
      readonly fault?: string
    }

/** What stands in the address beside inputs, whose names never begin so. */
const keys = { example: '~example', fault: '~fault', view: '~view', row: '~row' }

/** Reads a location hash, as `#/evm/getWalletNFTs?address=0x…`. The hash is never sent to a server. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s)
  const params = new URLSearchParams(query)
  const given = (name: string) => params.get(name) ?? undefined
  if (path === 'webhooks') {
    const [network, scenario, delivery] = ['network', 'scenario', 'delivery'].map(given)
    return {
      page: 'webhooks',
      ...(network && { network }),
      ...(scenario && { scenario }),
      ...(delivery && /^[1-9]\d{0,3}$/.test(delivery) && { delivery: Number(delivery) }),
    }
  }
  const [api, id] = path.split('/').map(safeDecode)
  if (!api || !id) {
    const [text, kind, about, fault] = ['text', 'kind', 'about', 'fault'].map(given)
    return {
      page: 'home',
      ...(text && { text }),
      ...(kind && { kind }),
      ...(about && { about }),
      ...(fault && { fault }),
    }
  }
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

/** Writes a page and what is chosen on it as a location hash; what is absent is left out. */
export function formatPage(
  page: 'webhooks' | '',
  chosen: Readonly<Record<string, string | number | undefined>>,
): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) if (value !== undefined) params.append(name, String(value))
  return `#/${page}${params.size > 0 ? `?${params}` : ''}`
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
