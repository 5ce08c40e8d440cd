import { truncate } from '../errors/truncate.js'
import type { EvmChainId } from '../values/chains.js'
import { type Hex, isHex } from '../values/hex.js'
import { askWithin } from './askWithin.js'
import { refuse, type SignInRefusal } from './result.js'
import { isRevert } from './revert.js'

/** A call that a node is to make, without a transaction: `eth_call`. */
export interface EthCallRequest {
  readonly chain: EvmChainId
  /** The contract; `undefined` where `data` is the code that runs. */
  readonly to?: Hex | undefined
  readonly data: Hex
}

/**
 * Asks a node of a chain. It rejects when the call fails; that the contract reverted is a failure which the error tells.
 */
export type EthCall = (request: EthCallRequest, options: { readonly signal: AbortSignal }) => Promise<string>

/**
 * Makes a call.
 *
 * @param timeout - milliseconds
 * @returns the hex that the contract answered; `0x` where it reverted, which is an answer too
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
