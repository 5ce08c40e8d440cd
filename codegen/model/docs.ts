import { endOf } from '../../src/operation/lifecycle.js'
import { counted } from './counted.js'
import type { Extra, InputModel, OperationModel, PageModel } from './model.js'

/** One sentence each on cost, plan, nothing found or answered, and on what a plain node does. */
export function notesOf({
  cost,
  costPer,
  lifecycle,
  nullable,
  emptyIsNull,
  method,
  fullnodePath,
  fullnodeOnly,
}: OperationModel): readonly string[] {
  const per = costPer ? ` per ${costPer.unit}` : ''
  return [
    ...(cost === undefined ? [] : [`Costs ${counted(cost, 'compute unit')}${per}.`]),
    ...(lifecycle?.plan ? [`Needs the provider's plan \`${lifecycle.plan}\`, or a higher one.`] : []),
    ...(lifecycle?.status === 'unproven' ? ['Nothing shows that the provider still serves it.'] : []),
    ...(lifecycle?.host ? [`The provider ${endOf(lifecycle)} at its gateway; a plain node answers it.`] : []),
    ...(nullable ? ['`null` when there is none.'] : []),
    ...(emptyIsNull ? ['`null` when it succeeds with an empty answer.'] : []),
    ...(fullnodeOnly ? ["Answered by a plain node alone: `node: 'fullnode'`."] : []),
    ...(fullnodePath === undefined ? [] : [`On a plain node: \`${method.toUpperCase()} ${fullnodePath}\`.`]),
  ]
}

/** How an operation ends, and what replaces it. */
export function endText({ lifecycle }: OperationModel): string {
  if (!lifecycle) return ''
  const { replacement, host } = lifecycle
  return `The provider ${endOf(lifecycle)}${host ? ' at its gateway' : ''}.${replacement ? ` Use \`${replacement}\` instead.` : ''}`
}

/** Describes an input, and its default: the client's or the service's. */
export function inputText(input: InputModel, page?: PageModel): string {
  if (input.name === page?.input)
    return `${input.description} \`null\`, which the last page gives, means that the list has ended: nothing is sent, and a loop gives nothing.`
  const value = defaultText(input)
  return value === '' ? input.description : `${input.description} Default: ${value}.`
}

/** What stands in for an input that is not given; empty where nothing does. */
export function defaultText({ fallback, default: value }: InputModel): string {
  if (fallback === 'defaultChain') return "the client's `defaultChain`, Ethereum unless set"
  if (fallback === 'defaultNetwork') return "the client's `defaultNetwork`, mainnet unless set"
  return value === undefined ? '' : `\`${value}\``
}

const partialTexts = {
  missing: 'The chains that the answer lacks, wholly or in part; empty where it is complete.',
  complete: 'Whether nothing is missing. Sums of an answer that is not complete are lower bounds.',
}

/** Describes a field that is not on the wire by itself. */
export function extraText(extra: Extra): string {
  if (extra.kind === 'input') return `The call's or the delivery's ${extra.name}, normalised.`
  if (extra.kind === 'partial') return partialTexts[extra.name]
  const names = extra.fields.map((field) => `\`${field.name}\``).join(', ')
  return extra.kind === 'gather'
    ? `Those of ${names} that are present, in order.`
    : `${names} together; absent when none is present.`
}
