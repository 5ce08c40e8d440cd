import type { ManifestExample } from '../../operation/manifestExamples.js'
import type { MockCall } from '../model/call.js'
import { askedFor, documentedFor } from './askedValues.js'
import { type Echo, echoesOf } from './echo.js'
import { rewritten, valuesAt } from './places.js'
import { type AskedList, rowForEach } from './rowForEach.js'
import { isSame, spelled, spellLike } from './spelling.js'

/**
 * Makes an example echo the inputs of a request. Where the document says that a field repeats an input, the field gets
 * the request's value, spelled as in the example. If the input is a list, each row gets one entry: its own if that is
 * among them, else the next one. A list without pages has a row for each entry. The example itself doesn't change.
 *
 * @param example the example that the response is made of, with the inputs that it responds to
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
 * Returns a list of inputs if the response is a list without pages; `undefined` for any other, and for exactly the
 * inputs that the example responds to.
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

/** Whether an example responds to exactly this request, judging by the inputs that it echoes. */
export function answersJustThis(call: MockCall, { value }: ManifestExample): boolean {
  const told = echoesOf(call.operation).flatMap((echo) => {
    const asked = askedFor(call, echo)
    const own = echo.always ? valuesAt(value, echo.path) : []
    return own.flatMap((one) => {
      const spellings = asked.flatMap((each) => spellLike(one, each) ?? []) // none for a number in the place of a hash
      return spellings.length > 0 ? [spellings.some((spelling) => isSame(one, spelling))] : []
    })
  })
  return told.length > 0 && told.every(Boolean)
}

/** Writes one of the requested values. */
function say(own: unknown, asked: readonly unknown[], place: number): unknown {
  if (Array.isArray(own)) return spelled(own, asked)
  const isAsked = asked.some((one) => isSame(own, spellLike(own, one)))
  return isAsked ? own : spelled(own, asked[place % asked.length])
}

/** Replaces the inputs that the example responds to by those of the request, also inside of texts. */
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

/** Replaces the word after a phrase by the requested value. */
function sayBehind(phrase: string, own: unknown, asked: unknown): unknown {
  if (typeof own !== 'string') return own
  const start = own.indexOf(phrase)
  if (start < 0) return own
  const [said = ''] = /^\S*/.exec(own.slice(start + phrase.length)) ?? []
  return own.slice(0, start) + phrase + spelled(said, asked) + own.slice(start + phrase.length + said.length)
}

/** The fewest characters of a value that is searched for in texts. */
const shortest = 4
