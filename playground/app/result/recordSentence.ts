import { fieldOf } from '../../../src/values/fieldOf.js'
import type { AnswerShape, ShapeField, Shapes } from '../catalogue/details.js'
import { isMoney } from './figure.js'
import { contextIn, isGasPrice, meaningOf, scaleOf, type ValueContext } from './meaning.js'
import { readable, short } from './readable.js'
import { fieldsOf, isRecord } from './shape.js'

/**
 * What a record says, in a sentence for whoever reads on: who sent how much to whom, or what a thing is called and how
 * much there is of it; when; and whether it succeeded. `undefined` where its document does not tell enough.
 *
 * @example 'Success: 0xd8dA…6045 sent 1.5 ETH to 0xbc4C…f13D at 2023-12-31 18:01:23 UTC.'
 */
export function recordSentence(
  data: unknown,
  shape: AnswerShape,
  shapes: Shapes,
  context: Omit<ValueContext, 'row'>,
): string | undefined {
  if (!isRecord(data)) return undefined
  const fields = fieldsOf(shape, shapes, data)
  const around = contextIn(data, fields, context)
  const text = (field: ShapeField | undefined): string => {
    const value = field && fieldOf(data, field.name)
    return value === undefined || value === null ? '' : readable(value, meaningOf(field, shapes), around).text
  }
  const first = (test: (field: ShapeField) => boolean): string =>
    text(fields.find((field) => test(field) && text(field) !== ''))
  const withRole = (...roles: readonly string[]): string =>
    roles.map((role) => first(({ display }) => display?.as === role)).find((found) => found !== '') ?? ''
  const amount = first((field) => isAmount(field, data, shapes))
  const called = withRole('title', 'context', 'symbol', 'label')
  const [sender, receiver, id] = [withRole('sender'), withRole('receiver'), withRole('id')]
  const moved = amount || [called, isName(id) ? `#${id}` : ''].filter(Boolean).join(' ')
  const symbol = withRole('symbol')
  const worth = first((field) => (field.display?.as ?? 'amount') === 'amount' && isMoney(meaningOf(field, shapes)))
  const whatIs = [
    called && symbol && symbol !== called ? `${called} (${symbol})` : called,
    [amount, worth].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(': ')
  const call = withRole('decoded').split('(')[0] ?? '' // of a signature, its name
  const isCall = call !== '' && (amount === '' || Number.parseFloat(amount) === 0)
  const what =
    sender && receiver && isCall
      ? `${sender} called ${call} of ${receiver}`
      : sender && receiver && moved
        ? `${sender} sent ${moved} to ${receiver}`
        : amount
          ? whatIs
          : ''
  if (what === '') return undefined
  const time = fields.find(({ name, display }) => display?.as !== 'upkeep' && fieldOf(data, name) instanceof Date)
  const status = withRole('status')
  return `${status && `${status}: `}${what}${time ? ` at ${text(time)} UTC` : ''}.`
}

/** Whether a field holds an amount that people read in units. */
function isAmount(field: ShapeField, data: unknown, shapes: Shapes): boolean {
  const meaning = meaningOf(field, shapes)
  const isMain = meaning.display?.as === 'amount' || (meaning.format !== undefined && meaning.display === undefined)
  return isMain && !isGasPrice(meaning) && scaleOf(meaning, data) !== undefined
}

/** Whether an id is short enough to be a name. */
const isName = (id: string): boolean => id !== '' && short(id) === id
