import type { Draft } from '../catalogue/details.js'
import { formatRoute } from '../catalogue/route.js'
import type { Run } from './run.js'

/** A run of this session, as it is kept over a reload: what was asked, and in a line what came of it. */
export interface Recent {
  readonly key: string
  readonly api: string
  readonly id: string
  readonly draft: Draft
  readonly example?: string | undefined
  /** Id of the fault. */
  readonly fault: string
  readonly mode: 'mock' | 'live'
  /** Milliseconds since 1970. */
  readonly at: number
  /** What came of it, as `200 · 3 rows`; absent until it ends. */
  readonly outcome?: string
}

const storageKey = 'ledgerline.runs'

/** What is kept of a run; inputs that hold secrets are not. */
export function recentOf({ id: number, loaded, draft, example, fault, mode, startedAt }: Run): Recent {
  const { api, id, secrets = [] } = loaded.entry
  const kept = Object.fromEntries(Object.entries(draft).filter(([name]) => !secrets.includes(name)))
  const at = startedAt.getTime()
  return { key: `${at} ${number}`, api, id, draft: kept, example, fault: fault.id, mode, at }
}

/** Where an earlier run is in this page. */
export function recentHash({ api, id, draft, example, fault }: Recent): string {
  return formatRoute({ api, id }, draft, { example, fault })
}

/** The runs of this session before the page was loaded, newest first. */
export function storedRecents(): readonly Recent[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent) : []
  } catch {
    return [] // a page without storage forgets them: no harm
  }
}

/** Keeps runs until the tab is closed. */
export function storeRecents(recents: readonly Recent[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(recents))
  } catch {
    // as above; an ABI may also be too large
  }
}

const isRecent = (value: Partial<Record<keyof Recent, unknown>> | null): value is Recent =>
  typeof value?.key === 'string' &&
  typeof value.api === 'string' &&
  typeof value.id === 'string' &&
  typeof value.draft === 'object' &&
  value.draft !== null &&
  typeof value.at === 'number'
