import { isLedgerlineError, type LedgerlineErrorCode } from '../errors/base.js'
import { isDiskError } from '../files/diskError.js'
import { Interrupt } from './shell/shell.js'

/** What the command ends with. Scripts branch on it. */
export const exitCodes = {
  done: 0,
  /** The service or the network failed. */
  failed: 1,
  /** The command was called with something that can't be. */
  usage: 2,
  /** Rows, chains or inputs are missing; stderr names them. */
  incomplete: 3,
  /** The budget doesn't cover the next call. */
  budget: 4,
  interrupted: 130,
} as const

/** Returns what the command ends with after an error. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof Interrupt) return error.exitCode
  if (isDiskError(error)) return exitCodes.failed // a full disk is no wrong usage
  return (isLedgerlineError(error) && byCode[error.code]) || exitCodes.failed
}

const byCode: Partial<Record<LedgerlineErrorCode, number>> = {
  API_KEY_NOT_SET: exitCodes.usage,
  INVALID_CONFIGURATION: exitCodes.usage,
  INVALID_ARGUMENT: exitCodes.usage,
  INCORRECT_NETWORK: exitCodes.usage,
  UNSUPPORTED_PLATFORM: exitCodes.usage,
  INCOMPLETE_ANSWER: exitCodes.incomplete,
  BUDGET_EXCEEDED: exitCodes.budget,
}
