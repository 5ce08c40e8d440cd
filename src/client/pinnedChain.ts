import type { Violation } from '../operation/decode/decoding.js'
import type { Json } from '../operation/decode/plain.js'
import type { Inputs } from '../operation/encode/inputs.js'
import type { Operation } from '../operation/operation.js'
import type { Settings } from './settings.js'

/** The header by which a proxy says which chain it pins, whatever chain the page asked for. */
export const pinnedChain = 'x-ledgerline-chain'

/** The inputs that a response is for. */
export interface AnsweredInputs {
  /** Encoded, with the pinned chain if there is one. */
  readonly values: Json
  /** Set if the chain is not the one the caller asked for. */
  readonly violation?: Violation
}

/**
 * Returns the inputs that a response is for: those of the call, with the chain that a proxy pins, if one does. Its rows
 * and the requests for later pages take them from here.
 */
export function answeredInputs(
  { apiKey, defaultChain }: Pick<Settings, 'apiKey' | 'defaultChain'>,
  { inputs }: Pick<Operation, 'inputs'>,
  { values, input }: { readonly values: Json; readonly input: Inputs },
  headers: Headers,
): AnsweredInputs {
  const pinned = apiKey === null ? headers.get(pinnedChain) : null // without a key of our own, there is a proxy
  const field = pinned === null ? undefined : inputs.find(({ name }) => name === 'chain')
  const asked = values.chain
  if (!field || !pinned || !/^0x[\da-f]{1,16}$/.test(pinned) || pinned === asked) return { values }
  const isAsked = Object(input).chain !== undefined || defaultChain !== '0x1'
  const message = `the proxy answers for chain ${pinned}, not for ${String(asked)}`
  const issue = { path: '', code: 'invalid_value', message, raw: pinned } as const
  return { values: { ...values, chain: pinned }, ...(isAsked && { violation: { issue, expected: String(asked) } }) }
}
