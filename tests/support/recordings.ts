import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A request that somebody recorded, and its answer. */
export interface Recording {
  readonly id: string
  readonly api: string
  /** The service's own name of the operation. */
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  /** What the request must match: `path:address`, `query:limit`, `body.tag` or `body`. */
  readonly matchedOn: Readonly<Record<string, string>>
  readonly status: number
  readonly response: unknown
}

const file = fileURLToPath(new URL('../../../shared/fixtures/recorded.json', import.meta.url))

/** Whether the recordings are there: they are no part of the repository. */
export const hasRecordings: boolean = existsSync(file)

/** Recordings of some APIs; none where the file is missing. */
export function recordingsOf(apis: readonly string[]): readonly Recording[] {
  if (!hasRecordings) return []
  const { pairs } = JSON.parse(readFileSync(file, 'utf8')) as { readonly pairs: readonly Recording[] } // its own format
  return pairs.filter((pair) => apis.includes(pair.api))
}
