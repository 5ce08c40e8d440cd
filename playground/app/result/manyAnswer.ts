import type { AnswerShape, ShapeField, Shapes } from '../catalogue/details.js'
import { type Answer, type AnsweredCall, type AnswerPage, answerOf } from './answer.js'
import { fieldsOf, isRecord } from './shape.js'

/**
 * Lays the responses of a call on several chains out as one list: a row per row of each, or per response that is none,
 * with the chain in front.
 */
export function manyAnswerOf(call: AnsweredCall, pages: readonly AnswerPage[], shapes: Shapes): Answer {
  const answers = pages.map((page) => ({ chain: page.chain, page, ...answerOf(call, [page], shapes) }))
  const [first] = answers
  if (!first) return answerOf(call, [], shapes)
  const rows = answers.flatMap(({ chain, rows, data, page, issues }) => {
    const own = rows ?? [{ index: 0, data, wire: page.answer.raw, issues }]
    return own.map((row) => ({ ...row, data: row.data === undefined ? undefined : withChain(chain, row.data) }))
  })
  const shape = first.rows ? first.rowShape : first.use.shape
  return {
    ...first,
    data: rows.flatMap(({ data }) => (data === undefined ? [] : [data])),
    rows: rows.map((row, index) => ({ ...row, index })),
    rowShape: { kind: 'object', fields: fieldsWithChain(shape, shapes) },
    envelope: {},
    issues: answers.flatMap(({ issues }) => issues),
    pages,
    context: { ...first.context, chain: undefined },
  }
}

const withChain = (chain: unknown, data: unknown): unknown =>
  isRecord(data) ? { chain, ...omitChain(data) } : { chain, value: data }

/** The chain that was asked stands for the row's own. */
function omitChain({ chain: _, ...data }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return data
}

function fieldsWithChain(shape: AnswerShape, shapes: Shapes): readonly ShapeField[] {
  const fields = fieldsOf(shape, shapes).filter(({ name }) => name !== 'chain')
  return [chainField, ...(fields.length > 0 ? fields : [{ name: 'value', description: '', shape }])]
}

const chainField: ShapeField = {
  name: 'chain',
  wire: '',
  description: 'The chain that was asked',
  shape: { kind: 'scalar', type: 'string', format: 'evm-or-solana-chain' },
}
