import { operationsOf } from '../document/operations.js'
import type { Model, OperationModel } from '../model/model.js'
import { publicValue } from '../model/publicValue.js'

/** A call that only reads, with the inputs of its document's examples. */
export interface Read {
  readonly id: string
  readonly input: Readonly<Record<string, unknown>>
}

/** The operations of an API that a probe may call, and those that it doesn't, by reason. */
export interface Reads {
  readonly reads: readonly Read[]
  /** Ids of operations that change something. */
  readonly writes: readonly string[]
  /** Ids of operations that are removed, or that only a plain node serves. */
  readonly gone: readonly string[]
}

/**
 * Sorts the operations of an API. Those that only read and still exist may be called.
 *
 * @param withGone - whether operations that our document marks as removed may be called too
 */
export function readsOf(model: Model, withGone: boolean): Reads {
  const documents = [...operationsOf(model.document)].map(({ operation }) => operation)
  const writing = documents.filter((one) => one['x-writes']).map(({ operationId }) => operationId)
  const isRead = ({ id, method, idempotent }: OperationModel): boolean =>
    method === 'get' ? !writing.includes(id) : method === 'post' && idempotent === true
  const isGone = ({ lifecycle, fullnodeOnly }: OperationModel): boolean =>
    fullnodeOnly || (lifecycle?.status === 'removed' && !withGone)
  const writes = model.operations.filter((one) => !isRead(one))
  const gone = model.operations.filter((one) => isRead(one) && isGone(one))
  const reads = model.operations.filter((one) => isRead(one) && !isGone(one))
  return {
    reads: reads.map((one) => ({ id: one.id, input: exampleInput(one, model) })),
    writes: writes.map(({ id }) => id),
    gone: gone.map(({ id }) => id),
  }
}

/** Returns the required inputs of a call, under public names. Other inputs might leave out rows. */
function exampleInput({ inputs }: OperationModel, model: Model): Readonly<Record<string, unknown>> {
  const needed = inputs.filter(({ required, fallback, example }) => required && !fallback && example !== undefined)
  return Object.fromEntries(needed.map((input) => [input.name, publicValue(input.example, input, model)]))
}
