import { readFileSync } from 'node:fs'
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

const file = fileURLToPath(new URL('../fixtures/recorded.json', import.meta.url))

/** Recordings of some APIs. */
export function recordingsOf(apis: readonly string[]): readonly Recording[] {
  const recordings = JSON.parse(readFileSync(file, 'utf8')) as readonly Recording[] // its own format
  return recordings.filter((recording) => apis.includes(recording.api))
}
