import { apiErrorOf } from '../../../src/errors/api.js'
import type { OperationObject } from '../../document/document.js'
import { operationsOf } from '../../document/operations.js'
import type { Model, OperationModel } from '../../model/model.js'
import { code } from './markdown.js'

/** A status that the service fails with, and the class of the error that it becomes. */
export interface Failure {
  readonly status: number
  readonly name: string
  readonly errorCode: string
  /** The documents' description of it. */
  readonly description: string
}

/** Returns the failures that every operation of some APIs may have, by status. */
export function commonFailures(models: readonly Model[]): readonly Failure[] {
  const [first = [], ...others] = models.flatMap((model) => [...failuresIn(model).values()])
  return first.filter(({ status }) => others.every((failures) => failures.some((one) => one.status === status)))
}

/** Writes a sentence about each failure of an operation that not every operation of its API has. */
export function ownErrors(model: Model, { id, result, nullable }: OperationModel): readonly string[] {
  const common = commonFailures([model]).map(({ status }) => status)
  const own = (failuresIn(model).get(id) ?? []).filter(
    ({ status }) => !common.includes(status) && status !== result?.status && !(nullable && status === 404),
  )
  return own.map(({ status, name, description }) => `Throws ${code(name)} (${status}): ${description}`)
}

type Failures = ReadonlyMap<string, readonly Failure[]>

const known = new WeakMap<Model, Failures>()

/** Returns the failures of each operation of an API. They are read only once, because all its operations need them. */
function failuresIn(model: Model): Failures {
  const failures =
    known.get(model) ??
    new Map([...operationsOf(model.document)].map(({ operation }) => [operation.operationId, failuresOf(operation)]))
  known.set(model, failures)
  return failures
}

function failuresOf({ responses }: OperationObject): readonly Failure[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([text, { description }]) => {
      const status = Number(text)
      const { name, code: errorCode } = apiErrorOf('', { status })
      return { status, name, errorCode, description: description.trim() }
    })
}
