import type { PublishedInput, PublishedOperation } from '../published/operations.js'
import type { Described } from '../schema/described.js'
import type { Difference } from './difference.js'
import type { Match } from './match.js'
import { differencesOfValues, typeText } from './values.js'

/** The differences of one operation. */
export interface OperationDifferences extends Match {
  readonly differences: readonly Difference[]
}

/** Compares an operation of ours with the same operation of a published document. */
export function differencesOf({ ours, theirs, byId }: Match): readonly Difference[] {
  if (!ours || !theirs) return wholeDifference(ours, theirs)
  return [
    ...(byId
      ? [{ kind: 'different' as const, what: 'path' as const, where: '', ours: placeOf(ours), theirs: placeOf(theirs) }]
      : []),
    ...flagDifference('deprecated', '', ours.deprecated, theirs.deprecated),
    ...inputDifferences(ours, theirs),
    ...bodyDifferences(ours, theirs),
    ...answerDifferences(ours, theirs),
  ]
}

/** Method and path, with the names of parameters. */
export const placeOf = ({ method, template }: PublishedOperation): string => `${method} ${template}`

/** Reports an operation that only one document has. If ours says that it is removed, it is expected to be gone. */
function wholeDifference(
  ours: PublishedOperation | undefined,
  theirs: PublishedOperation | undefined,
): readonly Difference[] {
  if (theirs) return [{ kind: 'missing', what: 'operation', where: '' }]
  const lifecycle: unknown = ours?.source['x-lifecycle']
  const isRemoved = Object(lifecycle).status === 'removed'
  return isRemoved ? [] : [{ kind: 'extra', what: 'operation', where: '' }]
}

function inputDifferences(ours: PublishedOperation, theirs: PublishedOperation): readonly Difference[] {
  const others = new Map(theirs.inputs.map((input) => [input.key, input]))
  const own = new Set(ours.inputs.map(({ key }) => key))
  return [
    ...theirs.inputs.flatMap((input): readonly Difference[] =>
      own.has(input.key)
        ? []
        : [{ kind: 'missing', what: 'parameter', where: whereOf(input), theirs: typeText(input.value) }],
    ),
    ...ours.inputs.flatMap((input): readonly Difference[] => {
      const [where, other] = [whereOf(input), others.get(input.key)]
      if (!other) return [{ kind: 'extra', what: 'parameter', where, ours: typeText(input.value) }]
      const isSent = input.value.sendsDefault || sentByClient.some((format) => input.value.formats.includes(format))
      return [
        ...(isSent ? [] : flagDifference('required', where, input.required, other.required)),
        ...(isOneText(input, other) ? [] : differencesOfValues(input.value, other.value, where, 'text')),
      ]
    }),
  ]
}

/** Formats of inputs whose default is a client option. */
const sentByClient = ['evm-chain', 'evm-or-solana-chain', 'aptos-network', 'solana-network']

/** Whether one document has a list that is sent as one text, and the other has the text. */
const isOneText = (ours: PublishedInput, theirs: PublishedInput): boolean =>
  (ours.isJoined && theirs.value.types.join() === 'string') || (theirs.isJoined && ours.value.types.join() === 'string')

const whereOf = (input: PublishedInput): string => `${input.in} ${input.name}`

function bodyDifferences(
  { body: ours }: PublishedOperation,
  { body: theirs }: PublishedOperation,
): readonly Difference[] {
  if (!ours || !theirs) return presence('body', ours?.value, theirs?.value)
  return [
    ...flagDifference('required', 'body', ours.required, theirs.required),
    ...differencesOfValues(ours.value, theirs.value, 'body', 'input'),
  ]
}

function answerDifferences(
  { answer: ours }: PublishedOperation,
  { answer: theirs }: PublishedOperation,
): readonly Difference[] {
  return ours && theirs ? differencesOfValues(ours, theirs, 'answer', 'output') : presence('answer', ours, theirs)
}

/** Reports a body or response that only one document describes. */
function presence(
  what: 'body' | 'answer',
  ours: Described | undefined,
  theirs: Described | undefined,
): readonly Difference[] {
  if (theirs) return [{ kind: 'missing', what, where: what, theirs: typeText(theirs) }]
  return ours ? [{ kind: 'extra', what, where: what, ours: typeText(ours) }] : []
}

function flagDifference(
  what: 'deprecated' | 'required',
  where: string,
  ours: boolean,
  theirs: boolean,
): readonly Difference[] {
  if (ours === theirs) return []
  const [own, other] = [ours, theirs].map((flag) => (flag ? 'yes' : 'no'))
  return [{ kind: 'different', what, where, ours: own ?? '', theirs: other ?? '' }]
}
