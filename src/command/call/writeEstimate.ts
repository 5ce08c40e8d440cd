import { IncompleteError } from '../../errors/incomplete.js'
import type { Target } from '../catalogue/loadApi.js'
import { exitCodes } from '../exitCode.js'
import type { InputFlag } from '../flags/inputFlags.js'
import { errorJson, type Reporter } from '../shell/reporter.js'
import type { Shell } from '../shell/shell.js'
import { connect } from './connection.js'
import { costsOf } from './costs.js'
import type { Jobs } from './jobs.js'
import { withFlag } from './namedFlag.js'
import { type Presentation, writeCosts } from './presentation.js'
import { counted } from './progress.js'
import { mostNamed } from './runMany.js'
import type { Settings } from './settings.js'

/**
 * Does what `--estimate` does: prints what calls would cost, and sends nothing. A line whose inputs can't be sent is
 * named and costs nothing, as in the run that is estimated.
 *
 * @returns the exit code
 * @throws {InputError} for the inputs of the only call, and an `IncompleteError` if there are such lines
 */
export async function writeEstimate(
  target: Target,
  {
    jobs,
    inputs,
    settings,
  }: { readonly jobs: Jobs; readonly inputs: readonly InputFlag[]; readonly settings: Settings },
  presentation: Presentation,
  shell: Shell,
  reporter: Reporter,
): Promise<number> {
  const { caller } = await connect({ ...settings, isMock: false }, shell, reporter, { needsKey: false })
  const missing: unknown[] = []
  let refused = 0
  const costs = await costsOf(target, jobs, caller, settings, (job, error) => {
    if (job.line === undefined) throw withFlag(error, inputs)
    const problem = errorJson(error)
    reporter.warn(`line ${job.line}: ${problem.message}`)
    refused += 1
    if (refused <= mostNamed) missing.push({ input: presentation.masked(job.input, error), ...problem })
  })
  await writeCosts(costs, presentation)
  if (costs.atLeast) reporter.note(`at least: each page of a list costs ${costs.unitsPerPage} units`)
  if (refused === 0) return exitCodes.done
  throw new IncompleteError(`${counted(refused, 'input')} cannot be sent, and are not in the estimate`, {
    operation: target.operation.id,
    missing: missing as IncompleteError['missing'], // inputs, as `many` of the client has them
  })
}
