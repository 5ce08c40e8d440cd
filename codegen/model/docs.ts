import { endOf } from '../../src/operation/lifecycle.js'
import { counted } from './counted.js'
import type { Extra, InputModel, OperationModel, PageModel } from './model.js'

/** Writes a sentence each about cost, plan, `null` results and plain nodes. */
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
    ...(lifecycle?.plan ? [`Requires the provider's plan \`${lifecycle.plan}\` or a higher one.`] : []),
    ...(lifecycle?.status === 'unproven' ? ['Nothing shows whether the provider still serves it.'] : []),
    ...(lifecycle?.host ? [`The provider ${endOf(lifecycle)} at its gateway; a plain node still serves it.`] : []),
    ...(nullable ? ['`null` if there is none.'] : []),
    ...(emptyIsNull ? ['`null` if it succeeds with an empty response.'] : []),
    ...(fullnodeOnly ? ["Served only by a plain node: `aptosNode: 'fullnode'`."] : []),
    ...(fullnodePath === undefined ? [] : [`On a plain node: \`${method.toUpperCase()} ${fullnodePath}\`.`]),
  ]
}

/** Says when an operation ended or ends, and what replaces it. */
export function endText({ lifecycle }: OperationModel): string {
  if (!lifecycle) return ''
  const { replacement, host } = lifecycle
  return `The provider ${endOf(lifecycle)}${host ? ' at its gateway' : ''}.${replacement ? ` Use \`${replacement}\` instead.` : ''}`
}

/** Describes an input, and its default: the client's or the service's. */
export function inputText(input: InputModel, page?: PageModel): string {
  if (input.name === page?.input)
    return `${input.description} \`null\`, which is the cursor of the last page, means that the list has ended: nothing is sent, and a loop yields nothing.`
  const value = defaultText(input)
  return value === '' ? input.description : `${input.description} Default: ${value}.`
}

/** Returns the default of an input; empty if it has none. */
export function defaultText({ fallback, default: value }: InputModel): string {
  if (fallback === 'defaultChain') return "the client's `defaultChain`, Ethereum unless set"
  if (fallback === 'defaultNetwork') return "the client's `defaultNetwork`, mainnet unless set"
  return value === undefined ? '' : `\`${value}\``
}

const partialTexts = {
  missing: 'The chains that the response lacks, wholly or in part; empty if it is complete.',
  complete: "Whether no chain is missing. Sums of a response that isn't complete are lower bounds.",
}

/** Describes a field that has no wire name of its own. */
export function extraText(extra: Extra): string {
  if (extra.kind === 'input') return `The ${extra.name} of the call or the delivery, normalized.`
  if (extra.kind === 'partial') return partialTexts[extra.name]
  const names = extra.fields.map((field) => `\`${field.name}\``).join(', ')
  return extra.kind === 'gather'
    ? `Those of ${names} that are present, in order.`
    : `${names} together; absent if none is present.`
}
