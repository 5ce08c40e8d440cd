import { operationsOf } from '../document/operations.js'
import type { Model, OperationModel } from '../model/model.js'
import { publicValue } from '../model/publicValue.js'

/** A call that reads, with the inputs that its document shows. */
export interface Read {
  readonly id: string
  readonly input: Readonly<Record<string, unknown>>
}

/** The operations of an API that a probe may call, and why it calls no other. */
export interface Reads {
  readonly reads: readonly Read[]
  /** Ids of those that change something. */
  readonly writes: readonly string[]
  /** Ids of those that are gone, or that only a plain node answers. */
  readonly gone: readonly string[]
}

/**
 * Sorts the operations of an API: what only reads and is served may be called.
 *
 * @param withGone - calls those that our document says are removed, too
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

/** The inputs that a call needs, under public names: others may leave rows out. */
function exampleInput({ inputs }: OperationModel, model: Model): Readonly<Record<string, unknown>> {
  const needed = inputs.filter(({ required, fallback, example }) => required && !fallback && example !== undefined)
  return Object.fromEntries(needed.map((input) => [input.name, publicValue(input.example, input, model)]))
}
