import { optionsOf } from '../../arguments/options.js'
import { method, needed, positiveCount, type RulesOf } from '../../arguments/rules.js'
import { ConfigurationError } from '../../errors/configuration.js'
import { InputError } from '../../errors/input.js'
import { PaginationError } from '../../errors/page.js'
import { inputsOf } from '../../operation/encode/inputs.js'
import { isOperation, noOperation, type Operation } from '../../operation/operation.js'
import { operationOf } from '../boundOperations.js'
import { callOptionRules } from '../optionRules.js'
import type { Answer } from './answer.js'
import type { Many, ManyOptions } from './manyAnswer.js'
import { type Calls, runMany } from './run.js'

/** Creates `many` of a caller. */
export function createMany(caller: Calls): Many {
  const many = async (source: unknown, given: readonly unknown[], options: ManyOptions = {}): Promise<Answer> => {
    const operation = operationOf(source) ?? source
    if (!isOperation(operation)) throw noOperation()
    const { id, page } = operation
    const { concurrency = 8, keep = true, all, onProgress, onResult, signal, ...each } = optionsOf(options, rules())
    if (all && !page) throw new ConfigurationError(`${id} has no pages`, { operation: id, hints: ['Leave out all'] })
    const inputs = listOf(given, id)
    const copies = inputs.map((input) => inputsOf(operation, input))
    assertInputs(caller, operation, copies)
    const nothing = { results: new Map(), missing: new Map() }
    const plan = { caller, operation, inputs, copies, each, concurrency, keep, all, onProgress, onResult }
    return runMany(plan, nothing, [...inputs.keys()], signal)
  }
  return many as Many // its types are those of the operation
}

/** A function, because bundlers keep an unused literal with a spread in it. */
const rules = (): RulesOf<ManyOptions> => ({
  ...callOptionRules,
  concurrency: positiveCount,
  all: {
    demand: 'takes object',
    accepts: (value) => typeof value === 'object',
    fields: { max: /* @__PURE__ */ needed(positiveCount) },
  },
  keep: { demand: 'takes true or false', accepts: (value) => typeof value === 'boolean' },
  onProgress: method,
  onResult: method,
})

function listOf(given: unknown, operation: string): readonly unknown[] {
  if (Array.isArray(given)) return [...given]
  throw new InputError('Param inputs takes a list', { operation, hints: ['Pass an input per call: [{ chain }, …]'] })
}

/**
 * Rejects inputs that can't be sent, before any call is made.
 *
 * @throws {InputError} that names the first of them by its index.
 */
function assertInputs({ prepare }: Calls, operation: Operation, inputs: readonly unknown[]): void {
  for (const [index, input] of inputs.entries()) {
    try {
      prepare(operation, input)
    } catch (error) {
      if (error instanceof PaginationError) continue // the list has ended: its call says so
      if (!(error instanceof InputError)) throw error
      const [message = ''] = error.message.split('\n')
      const { code, hints } = error
      throw new InputError(`inputs[${index}]: ${message}`, { operation: operation.id, code, hints, cause: error })
    }
  }
}
