import { InputError } from '../../errors/input.js'
import type { Target } from '../catalogue/loadApi.js'
import { exitCodes } from '../exitCode.js'
import { baseFlags, callFlags, connectionFlags, outputFlags } from '../flags/commonFlags.js'
import { isOn } from '../flags/flag.js'
import { inputFlags } from '../flags/inputFlags.js'
import { parseFlags } from '../flags/parseFlags.js'
import { flagText, operationHelp } from '../help/operationHelp.js'
import { createOutput } from '../shell/output.js'
import type { Reporter } from '../shell/reporter.js'
import type { Shell } from '../shell/shell.js'
import { billText } from './bill.js'
import { connect } from './connection.js'
import { jobsOf } from './jobs.js'
import { withFlag } from './namedFlag.js'
import { presentationOf } from './presentation.js'
import { createProgress } from './progress.js'
import type { Run } from './run.js'
import { runMany } from './runMany.js'
import { runOne } from './runOne.js'
import { settingsOf } from './settings.js'
import { writeEstimate } from './writeEstimate.js'

/** Options of a call, besides the inputs of its operation. */
const options = [...baseFlags, ...outputFlags, ...callFlags, ...connectionFlags]

/**
 * Does what `ledgerline <api> <operation>` does: calls, and writes the result.
 *
 * @returns the exit code
 * @throws {LedgerlineError} if the call can't be made, or fails.
 */
export async function callOperation(
  target: Target,
  args: readonly string[],
  shell: Shell,
  reporter: Reporter,
): Promise<number> {
  const { manifest, about } = target
  const inputs = inputFlags(manifest, about, options)
  const typed = parseFlags(args, [...options, ...inputs])
  const output = createOutput(shell)
  if (isOn(typed, 'help')) {
    await output.write(await operationHelp(target, inputs, options))
    return exitCodes.done
  }
  if (typed.words.length > 0)
    throw new InputError('A value stands without its option', {
      hints: [inputs[0] ? `Name what you pass: ${flagText(inputs[0])}` : `${about.id} takes no inputs`],
    })
  const settings = settingsOf(typed, shell)
  const presentation = presentationOf(typed, settings, target, shell, reporter)
  const jobs = jobsOf(typed, inputs, shell)
  if (jobs.many && jobs.count === undefined && shell.stdin.isTTY)
    reporter.note('Reading lines from the terminal, until Ctrl-D')
  if (isOn(typed, 'estimate')) return writeEstimate(target, { jobs, inputs, settings }, presentation, shell, reporter)
  const connection = await connect(settings, shell, reporter)
  const progress = createProgress(reporter, connection.spent)
  const run: Run = { target, presentation, reporter, progress, connection, settings, signal: shell.signal }
  const start = performance.now()
  try {
    return jobs.many ? await runMany(run, jobs, jobs.many) : await runOne(run, jobs.one ?? {})
  } catch (error) {
    throw withFlag(error, inputs)
  } finally {
    progress.end()
    if (connection.spent.requests > 0) reporter.note(billText(connection.spent, settings, performance.now() - start))
  }
}
