import type { Violation } from '../operation/decode/decoding.js'
import type { Json } from '../operation/decode/plain.js'
import type { Inputs } from '../operation/encode/inputs.js'
import type { Operation } from '../operation/operation.js'
import type { Settings } from './settings.js'

/** The header in which a proxy says that an answer is of the chain that it pins, whatever the page asked for. */
export const pinnedChain = 'x-ledgerline-chain'

/** The inputs that an answer is of. */
export interface AnsweredInputs {
  /** Encoded, with the chain that was pinned. */
  readonly values: Json
  /** That it is another chain than the caller asked for. */
  readonly violation?: Violation
}

/**
 * Returns the inputs that an answer is of, which carry over into its rows and into the requests of later pages. They are
 * those of the call, except where a proxy pins the chain.
 */
export function answeredInputs(
  { apiKey, defaultChain }: Pick<Settings, 'apiKey' | 'defaultChain'>,
  { inputs }: Pick<Operation, 'inputs'>,
  { values, input }: { readonly values: Json; readonly input: Inputs },
  headers: Headers,
): AnsweredInputs {
  const told = apiKey === null ? headers.get(pinnedChain) : null // only a proxy adds the key
  const field = told === null ? undefined : inputs.find(({ name }) => name === 'chain')
  const asked = values.chain
  if (!field || !told || !/^0x[\da-f]{1,16}$/.test(told) || told === asked) return { values }
  const isAsked = Object(input).chain !== undefined || defaultChain !== '0x1'
  const message = `the proxy answers for chain ${told}, not for ${String(asked)}`
  const issue = { path: '', code: 'invalid_value', message, raw: told } as const
  return { values: { ...values, chain: told }, ...(isAsked && { violation: { issue, expected: String(asked) } }) }
}
