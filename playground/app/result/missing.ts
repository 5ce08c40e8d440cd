import { isLedgerlineError, type MissingInput } from 'ledgerline'

/** A chain that a result lacks, for people. */
export interface MissingChainLine {
  readonly name: string
  /** Why, in words. */
  readonly why: string
  readonly code?: string
}

type Missing = Pick<MissingInput, 'reason' | 'error' | 'code' | 'message'>

/** Says why each chain is missing; a chain that is named several times for one reason is listed once. */
export function missingLines<One extends Missing>(
  missing: readonly One[],
  nameOf: (one: One) => string,
): readonly MissingChainLine[] {
  const lines = missing.map((one) => lineOf(one, nameOf(one)))
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()]
}

function lineOf({ reason, error, code, message }: Missing, name: string): MissingChainLine {
  const known = code ?? (isLedgerlineError(error) ? error.code : undefined)
  const said = error instanceof Error ? error.message.split('\n')[0] : message
  return { name, why: said || reasons[reason], ...(known !== undefined && { code: known }) }
}

const reasons: Readonly<Record<MissingInput['reason'], string>> = {
  failed: 'The call failed.',
  aborted: 'The run was aborted.',
  budget: 'The budget is spent.',
  stopped: 'Not asked, because an earlier call ended the run.',
  unsupported: 'The operation doesn’t serve this chain.',
  transactions: 'Some of its transactions are missing.',
}
