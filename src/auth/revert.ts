import { memberOf } from '../runtime/members.js'

/**
 * Returns whether an error of a node means that a contract reverted, and not that the node wasn't reached. Nodes say so
 * by a code, by words or by the data of the revert. viem, ethers and web3.js wrap the node's error, and some wrap every
 * other failure in the same way.
 *
 * @param error - whatever was thrown
 * @see https://ethereum.github.io/execution-apis/
 */
export function isRevert(error: unknown): boolean {
  try {
    return says(error, new Set())
  } catch {
    return false // a getter throws, so it isn't known
  }
}

/** Checks an error, then what it wraps, each only once. */
function says(error: unknown, seen: Set<object>): boolean {
  if (typeof error === 'string') return words.test(error)
  if (typeof error !== 'object' || error === null || seen.has(error)) return false
  seen.add(error)
  const of = (name: string): unknown => memberOf(error, name)
  const [code, data] = [of('code'), of('data')]
  if (code === 'CALL_EXCEPTION') {
    // ethers uses this code for every failure of a call, even if the node refused the request
    const cause = memberOf(Object(of('info')), 'error') ?? of('error')
    return isRevertData(data) || cause === undefined || says(cause, seen)
  }
  if (codes.includes(code) || names.test(String(of('name')))) return true
  if (dataCodes.includes(code) && isRevertData(data)) return true
  if (faultCodes.includes(code) && texts.some((name) => isFault(of(name)))) return true
  return wraps.some((name) => says(of(name), seen))
}

/** Members that contain a node's words or, in libraries, a wrapped error. */
const wraps: readonly string[] = [
  'message',
  'details',
  'shortMessage',
  'reason',
  'body',
  'data',
  'cause',
  'error',
  'innerError',
  'info',
  'response',
]

/** Codes that only mean a revert: that of go-ethereum, and that of OpenEthereum and Nethermind. */
const codes: readonly unknown[] = [3, -32015]

/** Codes for any error, which may come with the data of a revert; -32603 is that of wallets and Hardhat. */
const dataCodes: readonly unknown[] = [-32000, -32603]

/** Codes under which nodes report a fault of a contract. The last one is for a rejected transaction. */
const faultCodes: readonly unknown[] = [-32000, -32603, -32003]

/** Members that have a node's words next to its code. */
const texts: readonly string[] = ['message', 'details', 'shortMessage', 'data']

/** Errors of viem and web3.js for a revert, and for a contract that doesn't exist. */
const names =
  /^(?:ExecutionRevertedError|ContractFunctionRevertedError|ContractFunctionZeroDataError|Eip838ExecutionError)$/

/** Words of nodes for a revert, under codes that they use for any error. */
const words =
  /execution reverted|transaction reverted|revert(?:ed)? with |revert reason|revert opcode|contract_revert_executed|vm execution error|vm exception while processing|^(?:err(?:or)?: )?revert(?:ed)?\b/i

/** Words for a fault of a contract. Others use them too, so they only count next to a node's code. */
const faults = /invalid opcode|bad instruction|invalid jump|stack (?:under|over)flow|out of gas/i
const isFault = (text: unknown): boolean => typeof text === 'string' && faults.test(text)

/** Whether a text is the data of a revert: at least the selector of an error. */
const isRevertData = (data: unknown): boolean => typeof data === 'string' && /^0x[\da-f]{8}/i.test(data)
