import { type Answer, refuse } from './answer.js'
import { examplesOf } from './examples.js'
import type { MockOperation } from './mockOperation.js'

/** Which answer is given: by status, by the example's name, or generated from the schema. */
export interface Choice {
  readonly code?: number
  readonly example?: string
  readonly dynamic?: boolean
  readonly seed?: string
}

/**
 * Reads `Prefer: code=404, example=name, dynamic=true, seed=text`. Other preferences are ignored. A status or an
 * example that the document does not have is refused, naming those it has; `undefined` when nothing is preferred.
 *
 * @param canInvent whether answers can be made up, as `dynamic` wants it.
 */
export function readPrefer(
  header: string | undefined,
  operation: MockOperation,
  canInvent: boolean,
): Choice | Answer | undefined {
  const wishes = new Map(wishesOf(header ?? ''))
  const code = wishes.get('code')
  const example = wishes.get('example')
  const seed = wishes.get('seed')
  const dynamic = wishes.get('dynamic') === 'true'
  if (code === undefined && example === undefined && !dynamic) return undefined
  if (dynamic && !canInvent) return refuse(400, 'Only the mock server makes answers up: npm run mock')
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

function wishesOf(header: string): readonly (readonly [string, string])[] {
  return header.split(/[,;]/).flatMap((wish) => {
    const [, name, value] = /^\s*(\w+)\s*=\s*"?([^"]*?)"?\s*$/.exec(wish) ?? []
    return name !== undefined && value !== undefined ? [[name.toLowerCase(), value] as const] : []
  })
}
