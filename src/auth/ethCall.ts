import { excerpt } from '../errors/excerpt.js'
import { nameOfThrown } from '../errors/thrownText.js'
import type { EvmChainId } from '../values/chains.js'
import { type Hex, isHex } from '../values/hex.js'
import { refuse, type SignInRefusal } from './result.js'

/** A call that a node is to make, without a transaction: `eth_call`. */
export interface EthCallRequest {
  readonly chain: EvmChainId
  /** The contract; absent where `data` is the code that runs. */
  readonly to?: Hex
  readonly data: Hex
}

/** Asks a node of a chain. It rejects when the call fails. */
export type EthCall = (request: EthCallRequest) => Promise<string>

/**
 * Makes a call. The message of a failure does not show what failed, because errors of nodes hold URLs with keys.
 *
 * @returns the hex that the contract answered
 */
export async function callNode(ethCall: EthCall, request: EthCallRequest): Promise<Hex | SignInRefusal> {
  let answer: unknown
  try {
    answer = await ethCall(request)
  } catch (error) {
    return refuse('CALL_FAILED', `ethCall failed on ${request.chain} with ${excerpt(nameOfThrown(error))}`)
  }
  return isHex(answer) ? answer : refuse('CALL_FAILED', `ethCall must resolve to hex, got ${excerpt(answer, 40)}`)
}
