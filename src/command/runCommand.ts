import { InputError } from '../errors/input.js'
import { entryName } from '../operation/entryName.js'
import { apiOf, loadManifest, unknownApi } from './catalogue/loadApi.js'
import { meantName } from './catalogue/meantName.js'
import { exitCodeOf, exitCodes } from './exitCode.js'
import { baseFlags, callFlags, connectionFlags, outputFlags } from './flags/commonFlags.js'
import { assertNoKey, tokensOf } from './flags/parseFlags.js'
import { commandHelp } from './help/commandHelp.js'
import { createOutput, OutputClosed } from './shell/output.js'
import { createReporter, type Reporter } from './shell/reporter.js'
import type { Shell } from './shell/shell.js'
import { subcommands } from './subcommands.js'

/**
 * Runs the command.
 *
 * @param args - what was typed after its name
 * @returns the exit code. It never rejects: what fails is reported on stderr.
 */
export async function runCommand(args: readonly string[], shell: Shell): Promise<number> {
  const asks = (...names: readonly string[]): boolean => args.some((arg) => names.includes(arg.replace(/=true$/, '')))
  const reporter = createReporter(shell, {
    quiet: asks('-q', '--quiet'),
    jsonErrors: asks('--json-errors', '--jsonErrors'),
  })
  try {
    return await dispatch(args, shell, reporter)
  } catch (error) {
    reporter.progress(undefined)
    if (error instanceof OutputClosed) return exitCodes.done
    const own = shell.signal.aborted ? shell.signal.reason : error
    reporter.fail(own)
    return exitCodeOf(own)
  }
}

async function dispatch(args: readonly string[], shell: Shell, reporter: Reporter): Promise<number> {
  if (args[0] === 'completion' && args[1] === 'words') {
    const { candidates } = await import('./completion/candidates.js')
    const words = await candidates(args.slice(args[2] === '--' ? 3 : 2))
    await createOutput(shell).write(words.map((word) => `${word}\n`).join(''))
    return exitCodes.done
  }
  assertNoKey(args)
  const { names, without } = split(args)
  const rest = without(names.length)
  const helpWords = names[0] === 'help' ? 1 : 0
  const print = async (text: string): Promise<number> => {
    await createOutput(shell).write(text)
    return exitCodes.done
  }
  const wantsHelp = rest.some((arg) => arg === '--help' || arg === '-h') || helpWords > 0
  const [first, second] = names.slice(helpWords)
  if (first === undefined) {
    if (rest.some((arg) => arg === '--version' || arg === '-v' || arg === '-V')) {
      const { versionText } = await import('./help/versionText.js') // late: it is in a file with much else
      return print(versionText())
    }
    if (wantsHelp || rest.length === 0) return print(commandHelp())
    const meant = meantName(rest[0] ?? '', [...known.map(({ name }) => name), 'version'])
    throw new InputError('An operation is missing', {
      hints: [...(meant ? [`Did you mean --${meant}?`] : []), 'ledgerline <api> <operation>', 'ledgerline --help'],
    })
  }
  const entry = Object.hasOwn(subcommands, first) ? subcommands[first] : undefined
  if (entry) {
    const own = await entry.load()
    const { subcommandHelp } = await import('./help/subcommandHelp.js')
    if (wantsHelp) return print(subcommandHelp(first, entry, own))
    return own.run(without(1), shell, reporter)
  }
  const [apiName = '', ...dotted] = first.split('.')
  const api = apiOf(apiName)
  if (!api) throw unknownApi(apiName, Object.keys(subcommands))
  const id = dotted.length > 0 ? dotted.join('.') : second
  if (id === undefined) {
    if (!wantsHelp)
      throw new InputError(`${entryName(api)} needs an operation`, {
        hints: [`ledgerline ${entryName(api)} --help lists them`],
      })
    const { apiHelp } = await import('./help/apiHelp.js')
    return print(apiHelp(await loadManifest(api)))
  }
  const { callTarget } = await import('./call/callTarget.js')
  const own = without(helpWords + (dotted.length > 0 ? 1 : 2))
  return callTarget(api, id, helpWords > 0 ? [...own, '--help'] : own, shell, reporter)
}

/** Options that may stand before the names. */
const known = [...baseFlags, ...outputFlags, ...callFlags, ...connectionFlags]

/** Splits arguments into the names of what is run, at most three, and all the others. */
function split(args: readonly string[]) {
  const { tokens, spellings } = tokensOf(args, known)
  const isOver = tokens.findIndex((token) => token.kind === 'option' && !spellings.has(token.name))
  const before = tokens.slice(0, isOver < 0 ? tokens.length : isOver)
  const places = before
    .filter(({ kind }) => kind === 'positional')
    .map(({ index }) => index)
    .slice(0, 3)
  /** The arguments without the first names. */
  const without = (count: number): readonly string[] => args.filter((_, at) => !places.slice(0, count).includes(at))
  return { names: places.map((at) => args[at] ?? ''), without }
}
