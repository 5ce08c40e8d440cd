import { memberOf } from '../runtime/members.js'

/**
 * Returns whether an error of a node says that a contract reverted, rather than that nobody was reached. Nodes say it by
 * codes, by words or by the data of the revert; viem, ethers and web3.js wrap what the node said, some of them wrap
 * everything that can go wrong.
 *
 * @param error - whatever was thrown
 * @see https://ethereum.github.io/execution-apis/
 */
export function isRevert(error: unknown): boolean {
  try {
    return says(error, new Set())
  } catch {
    return false // a getter throws: nobody knows
  }
}

/** Looks at an error, then at what it wraps, unless that was looked at. */
function says(error: unknown, seen: Set<object>): boolean {
  if (typeof error === 'string') return words.test(error)
  if (typeof error !== 'object' || error === null || seen.has(error)) return false
  seen.add(error)
  const of = (name: string): unknown => memberOf(error, name)
  const [code, data] = [of('code'), of('data')]
  if (code === 'CALL_EXCEPTION') {
    // ethers says this of every failure of a call, also that of a node which refuses to work
    const cause = memberOf(Object(of('info')), 'error') ?? of('error')
    return isRevertData(data) || cause === undefined || says(cause, seen)
  }
  if (codes.includes(code) || names.test(String(of('name')))) return true
  if (dataCodes.includes(code) && isRevertData(data)) return true
  if (faultCodes.includes(code) && texts.some((name) => isFault(of(name)))) return true
  return wraps.some((name) => says(of(name), seen))
}

/** What holds the words of a node, and where libraries put the error that they wrap. */
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

/** Codes that nodes have for a revert alone: that of go-ethereum, and that of OpenEthereum and Nethermind. */
const codes: readonly unknown[] = [3, -32015]

/** Codes that nodes have for anything, and send the data of a revert with; -32603 is that of wallets and Hardhat. */
const dataCodes: readonly unknown[] = [-32000, -32603]

/** Codes under which nodes report that a contract ran into a fault; the last is that of a transaction they reject. */
const faultCodes: readonly unknown[] = [-32000, -32603, -32003]

/** Where the words of a node stand beside its code. */
const texts: readonly string[] = ['message', 'details', 'shortMessage', 'data']

/** Errors that viem and web3.js have for it, and for a contract that is not there. */
const names =
  /^(?:ExecutionRevertedError|ContractFunctionRevertedError|ContractFunctionZeroDataError|Eip838ExecutionError)$/

/** Words of nodes, which say it under codes that they have for anything. */
const words =
  /execution reverted|transaction reverted|revert(?:ed)? with |revert reason|revert opcode|contract_revert_executed|vm execution error|vm exception while processing|^(?:err(?:or)?: )?revert(?:ed)?\b/i

/** Faults of a contract, in words that others use too: they say it only beside a code of a node. */
const faults = /invalid opcode|bad instruction|invalid jump|stack (?:under|over)flow|out of gas/i
const isFault = (text: unknown): boolean => typeof text === 'string' && faults.test(text)

/** What a contract gave with its revert: the selector of an error, or more. */
const isRevertData = (data: unknown): boolean => typeof data === 'string' && /^0x[\da-f]{8}/i.test(data)
