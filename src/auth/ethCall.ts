import { truncate } from '../errors/truncate.js'
import type { EvmChainId } from '../values/chains.js'
import { type Hex, isHex } from '../values/hex.js'
import { askWithin } from './askWithin.js'
import { refuse, type SignInRefusal } from './result.js'
import { isRevert } from './revert.js'

/** A request for a node's `eth_call`, which calls a contract without a transaction. */
export interface EthCallRequest {
  readonly chain: EvmChainId
  /** The contract; `undefined` if `data` is the code to run. */
  readonly to?: Hex | undefined
  readonly data: Hex
}

/**
 * Calls a node of a chain, and resolves to the hex it returns. If the call fails or the contract reverts, it must
 * reject with the node's error.
 */
export type EthCall = (request: EthCallRequest, options: { readonly signal: AbortSignal }) => Promise<string>

/**
 * Makes a call.
 *
 * @param timeout - milliseconds
 * @returns the hex that the contract returned; `0x` if it reverted, which is a valid outcome too
 */
export async function callNode(
  ethCall: EthCall,
  request: EthCallRequest,
  timeout: number,
): Promise<Hex | SignInRefusal> {
  const asked = await askWithin(timeout, (signal) => ethCall(request, { signal }))
  if (asked.failure === undefined) {
    const { answer } = asked
    return isHex(answer) ? answer : refuse('CALL_FAILED', `ethCall must resolve to hex, got ${truncate(answer, 40)}`)
  }
  return isRevert(asked.error) ? '0x' : refuse('CALL_FAILED', `ethCall ${asked.failure} on ${request.chain}`)
}
