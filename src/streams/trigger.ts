import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'
import { membersOf } from '../runtime/members.js'
import { isSameValue } from './sameValue.js'

/**
 * The fields that distinguish the triggers of a stream. Triggers that you send have them, and so do those that you
 * read.
 */
export interface TriggerLike {
  /** The kind of record that the call is made for. */
  readonly type: string
  /** An address or a `$selector`. */
  readonly contractAddress: string
  /** The function that is called. */
  readonly functionAbi: object
  /** Arguments of the call. An absent list equals an empty one. */
  readonly inputs?: readonly unknown[] | null | undefined
  /** The event whose logs trigger the call. */
  readonly topic0?: string | null | undefined
  /** An address or a `$selector`. */
  readonly callFrom?: string | null | undefined
}

/**
 * Returns whether two triggers are equal. Compares type, contract address or selector, function ABI (by value), inputs,
 * topic0 and callFrom. The case of addresses and other hex text doesn't matter, that of selectors does. A number or
 * `bigint` equals its decimal text, which is what the service returns.
 *
 * @throws {InputError} if one of them isn't an object.
 * @example
 * isSameTrigger({ ...trigger, contractAddress: checksumAddress(trigger.contractAddress) }, trigger) // true
 */
export function isSameTrigger(a: TriggerLike, b: TriggerLike): boolean {
  assertTrigger(a)
  assertTrigger(b)
  return isSame(membersOf(a, fieldNames), membersOf(b, fieldNames))
}

const fieldNames: Readonly<Record<keyof TriggerLike, 1>> = {
  type: 1,
  contractAddress: 1,
  functionAbi: 1,
  inputs: 1,
  topic0: 1,
  callFrom: 1,
}

function isSame(a: TriggerLike, b: TriggerLike): boolean {
  return (
    a.type === b.type &&
    isSameValue(a.contractAddress, b.contractAddress) &&
    isSameValue(a.functionAbi, b.functionAbi) &&
    isSameValue(a.inputs ?? [], b.inputs ?? []) &&
    isSameValue(a.topic0 || undefined, b.topic0 || undefined) &&
    isSameValue(a.callFrom || undefined, b.callFrom || undefined)
  )
}

/**
 * Returns whether two lists hold the same triggers, each equally often, in any order. An absent list counts as empty.
 *
 * @throws {InputError} if one of them is neither absent nor a list of objects.
 * @example
 * if (!isSameTriggers(stream.triggers, wanted)) await client.streams.updateEvmStream({ id: stream.id, triggers: wanted })
 */
export function isSameTriggers(
  a: readonly TriggerLike[] | null | undefined,
  b: readonly TriggerLike[] | null | undefined,
): boolean {
  const others = [...listOf(b)]
  for (const trigger of listOf(a)) {
    const match = others.findIndex((other) => isSameTrigger(trigger, other))
    if (match < 0) return false
    others.splice(match, 1)
  }
  return others.length === 0
}

function listOf(triggers: readonly TriggerLike[] | null | undefined): readonly TriggerLike[] {
  const list = triggers ?? []
  if (!Array.isArray(list)) throw new InputError(`Triggers must be a list, got ${truncate(list)}`)
  list.forEach(assertTrigger)
  return list
}

function assertTrigger(value: unknown): void {
  if (typeof value !== 'object' || !value) throw new InputError(`A trigger must be an object, got ${truncate(value)}`)
}
