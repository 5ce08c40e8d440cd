import type { Lifecycle } from '../../../src/operation/lifecycle.js'
import type { OperationObject } from '../../document/document.js'
import { type Context, reportAt } from '../report.js'

const statuses: readonly string[] = ['live', 'announced', 'removed', 'unproven']

/** What `x-lifecycle` takes, in words. */
export const lifecycleTakes = `an object of status (${statuses.join(', ')}), on and goneBy (days, such as '2024-12-06'), replacement (an operation), plan and host (gateway)`

/** Whether a value is a valid `x-lifecycle`. */
export function isLifecycle(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('status' in value)) return false
  return Object.entries(value).every(([member, word]) => fits[member]?.(word) ?? false)
}

const fits: Readonly<Record<string, (value: unknown) => boolean>> = {
  status: (value) => statuses.some((status) => status === value),
  on: isDay,
  goneBy: isDay,
  replacement: (value) => typeof value === 'string' && /^([a-z]\w*\.)?[a-z]\w*$/.test(value),
  plan: (value) => typeof value === 'string' && /^[a-z]+$/.test(value),
  host: (value) => value === 'gateway',
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) // 2024-02-30 is another day
}

/** Requires a lifecycle for every operation, and replacements that exist. */
export const lifecycleRule = () => {
  const ids = new Set<string>()
  const replacements: { readonly name: string; readonly context: Context }[] = []
  return {
    Paths: {
      Operation(node: OperationObject, context: Context) {
        if (node['x-lifecycle'] === undefined)
          reportAt(context, 'operationId', 'needs an `x-lifecycle`: `{ status: live }` where it is served')
      },
    },
    Operation: {
      enter(node: OperationObject, context: Context) {
        ids.add(node.operationId)
        const { 'x-lifecycle': lifecycle } = node
        for (const complaint of complaintsAbout(node))
          reportAt(context, lifecycle ? 'x-lifecycle' : 'deprecated', complaint)
        const { replacement } = Object(lifecycle) as Partial<Lifecycle>
        const { location } = context
        if (replacement !== undefined) replacements.push({ name: replacement, context: { ...context, location } })
      },
    },
    Root: {
      leave() {
        for (const { name, context } of replacements)
          if (!name.includes('.') && !ids.has(name))
            reportAt(
              context,
              'x-lifecycle',
              `this API has no operation '${name}'; write one of another as api.operation`,
            )
      },
    },
  }
}

function* complaintsAbout({
  deprecated = false,
  operationId,
  'x-lifecycle': lifecycle,
}: OperationObject): Generator<string> {
  if (lifecycle !== undefined && !isLifecycle(lifecycle)) return // reported by the rule for extensions
  const { status = 'live', on, goneBy, replacement, host }: Partial<Lifecycle> = lifecycle ?? {}
  const ends = status === 'announced' || status === 'removed'
  for (const [word, value] of Object.entries({ on, goneBy, replacement, host }))
    if (value !== undefined && !ends) yield `'${word}' needs \`status: announced\` or \`status: removed\``
  if (ends && (on === undefined) === (goneBy === undefined)) yield 'an end has a day: either `on`, or `goneBy`'
  if (status === 'announced' && goneBy !== undefined) yield '`goneBy` is of what is gone: write `on`'
  if (replacement === operationId) yield `'${operationId}' cannot replace itself`
  const isDeprecated = ends && host === undefined
  if (isDeprecated && !deprecated) yield 'what ends needs `deprecated: true`, which other tools read'
  if (!isDeprecated && deprecated) yield '`deprecated: true` needs an `x-lifecycle` with its end'
}
