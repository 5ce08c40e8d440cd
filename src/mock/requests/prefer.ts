import { type Answer, refuse } from '../model/answer.js'
import { examplesOf } from '../model/examples.js'
import type { MockOperation } from '../model/mockOperation.js'

/** Which response to send: by status, by the example's name, or generated from the schema. */
export interface Choice {
  readonly code?: number
  readonly example?: string
  readonly dynamic?: boolean
  readonly seed?: string
}

/**
 * Reads `Prefer: code=404, example=name, dynamic=true, seed=text`. Other preferences are ignored. A status or an
 * example that the document doesn't have is refused, and the message names those that it has. Returns `undefined` if
 * there is no preference.
 *
 * @param canInvent whether responses can be generated, for `dynamic`
 */
export function readPrefer(
  header: string | undefined,
  operation: MockOperation,
  canInvent: boolean,
): Choice | Answer | undefined {
  const preferences = new Map(preferencesIn(header ?? ''))
  const code = preferences.get('code')
  const example = preferences.get('example')
  const seed = preferences.get('seed')
  const dynamic = preferences.get('dynamic') === 'true'
  if (code === undefined && example === undefined && !dynamic) return undefined
  if (dynamic && !canInvent) return refuse(400, 'Only the mock server generates responses: npm run mock')
  const statuses = Object.keys(operation.answers)
  if (code !== undefined && !statuses.includes(code)) {
    return refuse(404, `${operation.id} declares no status ${code}; it has ${statuses.join(', ')}`)
  }
  const names = Object.keys(examplesOf(operation, code === undefined ? undefined : Number(code)))
  if (example !== undefined && !names.includes(example)) {
    return refuse(404, `${operation.id} has no example ${example}; it has ${names.join(', ')}`)
  }
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
    ...(dynamic && { dynamic }),
    ...(seed !== undefined && { seed }),
  }
}

function preferencesIn(header: string): readonly (readonly [string, string])[] {
  return header.split(/[,;]/).flatMap((preference) => {
    const [, name, value] = /^\s*(\w+)\s*=\s*"?([^"]*?)"?\s*$/.exec(preference) ?? []
    return name !== undefined && value !== undefined ? [[name.toLowerCase(), value] as const] : []
  })
}
