import type { CallResult, Issue } from 'ledgerline'
import { fieldOf } from '../../../src/values/fieldOf.js'
import type { AnswerShape, Shapes, ShapeUse } from '../catalogue/details.js'
import type { LoadedOperation } from '../catalogue/load.js'
import { isPaged } from '../catalogue/traits.js'
import { isChain, type ValueContext } from './meaning.js'
import { type Row, rowsOf } from './rows.js'
import { isRecord, itemShape } from './shape.js'

/** A page or a whole answer, with what came over the wire. */
export interface AnswerPage {
  readonly data: unknown
  readonly answer: CallResult<unknown>
  /** The chain that it is of, in a run over several. */
  readonly chain?: string
}

/** An answer laid out for its views. */
export interface Answer {
  /** What a caller would hold: for pages, the rows of all of them. */
  readonly data: unknown
  readonly use: ShapeUse
  /** Rows, where the answer is a list; `undefined` where it is one thing. */
  readonly rows: readonly Row[] | undefined
  readonly rowShape: AnswerShape
  /** What a paged answer holds besides its rows. */
  readonly envelope: Readonly<Record<string, unknown>>
  readonly issues: readonly Issue[]
  readonly pages: readonly AnswerPage[]
  /** JSON pointer of the list in each answer. */
  readonly pointer: string
  readonly context: Omit<ValueContext, 'row'>
}

/** The call that was answered. */
export interface AnsweredCall {
  readonly loaded: LoadedOperation
  readonly input: Readonly<Record<string, unknown>>
}

/** Lays an answer out. */
export function answerOf(call: AnsweredCall, pages: readonly AnswerPage[], shapes: Shapes): Answer {
  const { operation, details } = call.loaded
  const common = {
    use: details.answer,
    issues: pages.flatMap(({ answer }) => answer.issues),
    pages,
    context: contextOf(call),
  }
  if (isPaged(operation)) {
    const { items, wireItems } = operation.page
    const pointer = wireItems === '.' ? '' : `/${wireItems}`
    let offset = 0
    const rows = pages.flatMap(({ data, answer }) => {
      const wire = listOf(wireItems === '.' ? answer.raw : fieldOf(answer.raw, wireItems))
      const own = rowsOf({ decoded: listOf(fieldOf(data, 'result')), wire, issues: answer.issues, pointer }, offset)
      offset += own.length
      return own
    })
    const envelope = fieldOf(pages.at(-1)?.data, 'envelope')
    return {
      ...common,
      data: rows.flatMap(({ data }) => (data === undefined ? [] : [data])),
      rows,
      rowShape: itemShape(details.answer, items, shapes),
      envelope: isRecord(envelope) ? envelope : {},
      pointer,
    }
  }
  const data = pages[0]?.data
  const rows = Array.isArray(data)
    ? rowsOf({ decoded: data, wire: listOf(pages[0]?.answer.raw), issues: common.issues, pointer: '' })
    : undefined
  return { ...common, data, rows, rowShape: itemShape(details.answer, undefined, shapes), envelope: {}, pointer: '' }
}

/** On which chain or network a call was, by the formats of its inputs. */
function contextOf({ input, loaded }: AnsweredCall): Answer['context'] {
  const given = (isPlace: (format: string | undefined) => boolean): string | undefined => {
    const found = loaded.details.inputs.find(({ control }) => 'format' in control && isPlace(control.format))
    const value = found && (input[found.name] ?? found.assumed)
    return typeof value === 'string' ? value : undefined
  }
  return {
    chain: given(isChain),
    network: given((format) => format === 'aptos-network'),
    solana: given((format) => format === 'solana-network'),
    call: { id: loaded.entry.id, input },
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
