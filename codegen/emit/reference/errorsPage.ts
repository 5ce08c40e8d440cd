import type { Model } from '../../model/model.js'
import { type Column, code, inCell, paragraphs, table } from './markdown.js'
import { commonFailures, type Failure } from './operationErrors.js'

/** Emits `docs/reference/errors.md`: the error of each status that every operation may fail with. */
export function errorsPage(models: readonly Model[]): string {
  return `${paragraphs(
    '# Errors',
    'Every call may throw these. Where an operation throws others, its section says so. [Errors and issues](../guide/errors.md) has every class and code, with what to do about each, and says what is retried.',
    table(commonFailures(models), columns),
    'Besides, a call throws `InputError` before anything is sent, `ConfigurationError` without a key or a host, `TimeoutError` and `ConnectionError` where no answer arrives whole, and `DecodeError` for an answer that cannot be read. `toArray` throws `IncompleteError` for a list that has more rows than its `max`.',
  )}\n`
}

const columns: readonly Column<Failure>[] = [
  { title: 'status', cell: ({ status }) => `${status}` },
  { title: 'class', cell: ({ name }) => code(name) },
  { title: '`code`', cell: ({ errorCode }) => code(errorCode) },
  { title: 'description', cell: ({ description }) => inCell(description) },
]
