import type { Model } from '../../model/model.js'
import { type Column, code, inCell, paragraphs, table } from './markdown.js'
import { commonFailures, type Failure } from './operationErrors.js'

/** Emits `docs/reference/errors.md`: the error for each status that every operation may fail with. */
export function errorsPage(models: readonly Model[]): string {
  return `${paragraphs(
    '# Errors',
    'Every call may throw these errors. If an operation may throw others, its section lists them. [Errors and issues](../guide/errors.md) describes every class and code, and what is retried.',
    table(commonFailures(models), columns),
    "A call may also throw an `InputError` for invalid inputs, a `ConfigurationError` if there is no key or no host, a `TimeoutError` or a `ConnectionError` if no complete response arrives, and a `DecodeError` for a response that can't be read. `toArray` throws an `IncompleteError` if the list has more rows than `max`.",
  )}\n`
}

const columns: readonly Column<Failure>[] = [
  { title: 'status', cell: ({ status }) => `${status}` },
  { title: 'class', cell: ({ name }) => code(name) },
  { title: '`code`', cell: ({ errorCode }) => code(errorCode) },
  { title: 'description', cell: ({ description }) => inCell(description) },
]
