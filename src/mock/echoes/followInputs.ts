import type { ManifestExample } from '../../operation/manifestExamples.js'
import type { MockCall } from '../model/call.js'
import { askedFor, documentedFor } from './askedValues.js'
import { type Echo, echoesOf } from './echo.js'
import { rewritten, valuesAt } from './places.js'
import { type AskedList, rowForEach } from './rowForEach.js'
import { isSame, spelled, spellLike } from './spelling.js'

/**
 * Lets an example answer say back what was asked: where the document says that a field repeats an input, it has that of
 * the request, as the example spells it. Of a list of inputs, each row has one: its own if that is among them, else the
 * one whose turn it is. A list that comes whole has a row for each. The example is not changed.
 *
 * @param example the one that the answer is made of, with the inputs that it answers
 */
export function followInputs(call: MockCall, example: ManifestExample | undefined, body: unknown): unknown {
  const grown = new Set<string>()
  return echoesOf(call.operation).reduce((answer, echo) => {
    const asked = askedFor(call, echo)
    if (asked.length === 0) return answer
    const documented = documentedFor(call.operation, example, echo)
    const { before } = echo
    if (before !== undefined) return rewritten(answer, echo.path, (own) => sayBehind(before, own, asked[0]))
    if (!echo.always) return rewritten(answer, echo.path, (own) => mention(own, asked, documented))
    const list = wholeList(call, example, echo, asked)
    if (!list) return rewritten(answer, echo.path, (own, place) => say(own, asked, place))
    const name = [...echo.path.slice(0, -1), echo.input].join('.')
    const rows = grown.has(name) ? answer : rowForEach(answer, echo.path, list)
    grown.add(name)
    return rewritten(rows, echo.path, (own, place) => spelled(own, asked[place % asked.length]))
  }, body)
}

/**
 * A list of inputs that is answered by a list that comes whole; `undefined` for any other, and for just those that the
 * example is the answer to.
 */
function wholeList(
  call: MockCall,
  example: ManifestExample | undefined,
  echo: Echo,
  told: readonly unknown[],
): AskedList | undefined {
  const { inputs, page } = call.operation
  if (page || !inputs.some(({ name, shape }) => name === echo.input && shape.kind === 'list')) return undefined
  const whole = { ...echo, inner: undefined }
  const asked = askedFor(call, whole)
  const documented = documentedFor(call.operation, example, whole)
  const isDocumented = asked.length === documented.length && asked.every((one, place) => isSame(one, documented[place]))
  return isDocumented ? undefined : { told, asked, documented }
}

/** Whether an example is the answer to just this request, by the inputs that it says back. */
export function answersJustThis(call: MockCall, { value }: ManifestExample): boolean {
  const told = echoesOf(call.operation).flatMap((echo) => {
    const asked = askedFor(call, echo)
    const own = echo.always ? valuesAt(value, echo.path) : []
    return own.flatMap((one) => {
      const spellings = asked.flatMap((each) => spellLike(one, each) ?? []) // none for a number where a hash is
      return spellings.length > 0 ? [spellings.some((spelling) => isSame(one, spelling))] : []
    })
  })
  return told.length > 0 && told.every(Boolean)
}

/** One of those that were asked for. */
function say(own: unknown, asked: readonly unknown[], place: number): unknown {
  if (Array.isArray(own)) return spelled(own, asked)
  const isAsked = asked.some((one) => isSame(own, spellLike(own, one)))
  return isAsked ? own : spelled(own, asked[place % asked.length])
}

/** What the example says of the inputs that it answers, said of those that were asked for; within a text too. */
function mention(own: unknown, asked: readonly unknown[], documented: readonly unknown[]): unknown {
  if (Array.isArray(own)) return own.map((one) => mention(one, asked, documented))
  const place = documented.findIndex((one) => isSame(own, one))
  if (place >= 0) return spelled(own, asked[place % asked.length])
  if (typeof own !== 'string') return own
  return documented.reduce<string>((text, one, index) => {
    const isTold = typeof one === 'string' && one.length >= shortest
    return isTold ? text.replaceAll(one, String(asked[index % asked.length])) : text
  }, own)
}

/** A text in which the word behind a phrase is what was asked for. */
function sayBehind(phrase: string, own: unknown, asked: unknown): unknown {
  if (typeof own !== 'string') return own
  const start = own.indexOf(phrase)
  if (start < 0) return own
  const [said = ''] = /^\S*/.exec(own.slice(start + phrase.length)) ?? []
  return own.slice(0, start) + phrase + spelled(said, asked) + own.slice(start + phrase.length + said.length)
}

/** Characters from which on a value is looked for within a text. */
const shortest = 4
