import { isDeepStrictEqual } from 'node:util'
import { parseExactJson } from '../../../src/operation/decode/exactJson.js'
import { createRandom, type Random } from '../../../src/webhooks/simulate/random.js'
import { mutateText, mutateTree, never, strangeValue, textOf } from './mutate.js'
import type { Subject } from './subjects.js'

/** What came of some cases. */
export interface Outcome {
  /** Ended in an error of ours. */
  refused: number
  /** Had one row poisoned, and the others came out as before. */
  kept: number
  /** Milliseconds, and the case that took them. */
  slowest: readonly [milliseconds: number, name: string]
  /** What must not happen, each with the case that does it. */
  readonly failures: string[]
}

/** Milliseconds that no case may take. The slowest take a few dozen. */
const patience = 3000

/**
 * Decodes mutated texts of subjects: nothing but our errors may be thrown, no case may take long, no time may
 * be clamped, and where one row was poisoned the others must come out as they did before.
 *
 * @param from - number of the first case; the same number is always the same case
 */
export async function fuzz(subjects: readonly Subject[], from: number, count: number): Promise<Outcome> {
  const outcome: Outcome = { refused: 0, kept: 0, slowest: [0, ''], failures: [] }
  for (let number = from; number < from + count; number++) {
    const random = createRandom(Math.imul(number, 0x9e3779b1))
    const subject = subjects[random.below(subjects.length)]
    if (!subject) continue
    const name = `case ${number}, ${subject.name}`
    const { text, row } = await caseOf(subject, random)
    const mode = random.below(3) === 0 ? 'strict' : 'tolerant'
    const start = performance.now()
    const result = await settle(() => subject.decode(text, mode))
    const taken = performance.now() - start
    if (taken > outcome.slowest[0]) outcome.slowest = [taken, name]
    if ('error' in result) outcome.refused++
    else if (row) outcome.kept++
    const allowed = mode === 'tolerant' ? row : undefined
    const problem = problemOf(subject, result, allowed) ?? clampIn(result, text) ?? lossOf(text)
    const slow = taken > patience ? `took ${Math.round(taken)} ms` : undefined
    if (problem ?? slow) outcome.failures.push(`${name}, ${mode}: ${problem ?? slow}\n${text.slice(0, 1000)}`)
  }
  return outcome
}

type Settled = { readonly value: unknown } | { readonly error: unknown }

interface Case {
  readonly text: string
  /** The only row that was poisoned, and all rows as they are without it. */
  readonly row?: { readonly list: string; readonly index: number; readonly before: readonly unknown[] }
}

async function caseOf(subject: Subject, random: Random): Promise<Case> {
  const kind = random.below(3)
  if (kind === 0) return { text: mutateText(subject.text, random) }
  const wire: unknown = JSON.parse(subject.text)
  if (kind === 1 && subject.lists.length > 0) {
    const [wireList, list] = subject.lists[random.below(subject.lists.length)] ?? ['.', '.']
    const rows = valueAt(wire, wireList)
    const before = valueAt(await subject.decode(subject.text, 'tolerant'), list)
    if (Array.isArray(rows) && Array.isArray(before) && rows.length > 0 && rows.length === before.length) {
      const index = random.below(rows.length)
      const row: unknown = rows[index]
      if (random.below(4) > 0 && typeof row === 'object' && row !== null) mutateTree(row, random)
      else rows[index] = strangeValue(random)
      return { text: textOf(wire), row: { list, index, before } }
    }
  }
  if (typeof wire !== 'object' || wire === null) return { text: textOf(strangeValue(random)) }
  mutateTree(wire, random)
  return { text: textOf(wire) }
}

function problemOf(subject: Subject, result: Settled, row: Case['row']): string | undefined {
  if (Reflect.get({}, 'polluted') !== undefined) return 'changed Object.prototype'
  if ('error' in result) {
    const { error } = result
    if (!subject.isExpected(error)) return error instanceof Error ? error.stack : String(error)
    return row && `row ${row.index} of ${row.list} cost all of it: ${error}`
  }
  return row && !keepsOthers(row, valueAt(result.value, row.list))
    ? `row ${row.index} of ${row.list} cost others`
    : undefined
}

/** The last moment that a `Date` can hold means "never", which nodes write in digits: no other number may become it. */
function clampIn(result: Settled, text: string): string | undefined {
  if ('error' in result || text.includes(never)) return undefined
  const pending: unknown[] = [result.value]
  while (pending.length > 0) {
    const value = pending.pop()
    if (value instanceof Date && value.getTime() === 8.64e15) return 'clamped a time'
    if (typeof value === 'object' && value !== null) pending.push(...Object.values(value).slice(0, 1000))
  }
  return undefined
}

/** What an exact reading of the text must not do: lose a digit of a large number, or change anything else. */
function lossOf(text: string): string | undefined {
  let rounded: unknown
  try {
    rounded = JSON.parse(text)
  } catch {
    return undefined
  }
  const isLarge = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) >= 2 ** 53
  const isSame = (exact: unknown, plain: unknown, levels = 1000): boolean => {
    if (isLarge(plain)) return typeof exact === 'string' && Number(exact) === plain
    if (typeof plain !== 'object' || plain === null || levels === 0) return levels === 0 || Object.is(exact, plain)
    const keys = Object.keys(plain)
    return (
      isDeepStrictEqual(Object.keys(Object(exact)), keys) &&
      keys.every((key) => isSame(Reflect.get(Object(exact), key), Reflect.get(plain, key), levels - 1))
    )
  }
  return isSame(parseExactJson(text), rounded) ? undefined : 'the exact reading differs'
}

/** The poisoned row may be gone, or be several where lists are flattened. */
function keepsOthers({ index, before }: NonNullable<Case['row']>, after: unknown): boolean {
  if (!Array.isArray(after)) return false
  const head = before.slice(0, index)
  const tail = before.slice(index + 1)
  return (
    after.length >= head.length + tail.length &&
    isDeepStrictEqual(after.slice(0, head.length), head) &&
    isDeepStrictEqual(after.slice(after.length - tail.length), tail)
  )
}

const valueAt = (value: unknown, name: string): unknown => (name === '.' ? value : Reflect.get(Object(value), name))

async function settle(work: () => unknown): Promise<Settled> {
  try {
    return { value: await work() }
  } catch (error) {
    return { error }
  }
}
