import { entryName } from '../../operation/entryName.js'
import { apiNames, apiOf, idsOf, loadManifest } from '../catalogue/loadApi.js'
import { baseFlags, callFlags, connectionFlags, outputFlags } from '../flags/commonFlags.js'
import type { Flag } from '../flags/flag.js'
import { inputFlags } from '../flags/inputFlags.js'
import { subcommands } from '../subcommands.js'

const callOptions: readonly Flag[] = [...baseFlags, ...outputFlags, ...callFlags, ...connectionFlags]

/**
 * Returns the words that may stand at the end of those that were typed.
 *
 * @param typed - the words after `ledgerline`; the last is completed, and may be empty
 */
export async function candidates(typed: readonly string[]): Promise<readonly string[]> {
  const current = typed.at(-1) ?? ''
  const [first = '', second = ''] = typed
  const fitting = (words: readonly string[]): readonly string[] => words.filter((word) => word.startsWith(current))
  if (typed.length <= 1)
    return fitting([...apiNames.map(entryName), ...Object.keys(subcommands), '--help', '--version'])
  const entry = Object.hasOwn(subcommands, first) ? subcommands[first] : undefined
  if (entry) {
    const { flags } = await entry.load()
    return fitting(current.startsWith('-') ? optionsOf(flags) : (valuesBefore(typed, flags) ?? wordsOf(entry.words)))
  }
  const api = apiOf(first)
  if (!api) return []
  if (typed.length === 2) return fitting([...idsOf(api), '--help'])
  const manifest = await loadManifest(api)
  const about = manifest.operations.find(({ id }) => id === second)
  const flags = about ? [...inputFlags(manifest, about, callOptions), ...callOptions] : callOptions
  return fitting(valuesBefore(typed, flags) ?? optionsOf(flags))
}

const optionsOf = (flags: readonly Flag[]): readonly string[] => flags.map(({ name }) => `--${name}`)

/** The values of the option that stands before the current word, if it takes one. */
function valuesBefore(typed: readonly string[], flags: readonly Flag[]): readonly string[] | undefined {
  const before = typed.at(-2) ?? ''
  const flag = flags.find(({ name, takes }) => takes !== undefined && before === `--${name}`)
  return flag && (flag.values ?? [])
}

const wordsOf = (words: 'operations' | readonly string[] = []): readonly string[] =>
  words === 'operations' ? apiNames.flatMap((api) => idsOf(api).map((id) => `${entryName(api)}.${id}`)) : words
