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
 * @param words - the words after `ledgerline`; the last is completed, and may be empty
 */
export async function candidates(words: readonly string[]): Promise<readonly string[]> {
  const { typed, written } = splitAtEquals(words)
  const found = await fittingWords(typed, typed !== words)
  return found.map((word) => written + word)
}

/**
 * Splits the last word, `--format=t`, into option and value, as `--format t` is. `written` stands before the value in
 * the word that the shell completes: bash makes words of `--format`, `=` and `t` itself, and completes the last alone.
 */
function splitAtEquals(words: readonly string[]): { readonly typed: readonly string[]; readonly written: string } {
  const current = words.at(-1) ?? ''
  const at = words.lastIndexOf('=')
  if (at > 0 && at >= words.length - 2) {
    const value = at === words.length - 1 ? '' : current
    return { typed: [...words.slice(0, at), value], written: '' }
  }
  const [, written = '', option = '', value = ''] = /^((--[^=]+)=)(.*)$/s.exec(current) ?? []
  return { typed: written ? [...words.slice(0, -1), option, value] : words, written }
}

async function fittingWords(typed: readonly string[], isValue: boolean): Promise<readonly string[]> {
  const current = typed.at(-1) ?? ''
  const [first = '', second = ''] = typed
  const fitting = (words: readonly string[]): readonly string[] => words.filter((word) => word.startsWith(current))
  if (typed.length <= 1)
    return fitting([...apiNames.map(entryName), ...Object.keys(subcommands), '--help', '--version'])
  const entry = Object.hasOwn(subcommands, first) ? subcommands[first] : undefined
  if (entry) {
    const { flags } = await entry.load()
    if (!isValue && current.startsWith('-')) return fitting(optionsOf(flags))
    return fitting(valuesBefore(typed, flags) ?? (isValue ? [] : wordsOf(entry.words)))
  }
  const api = apiOf(first)
  if (!api) return []
  if (typed.length === 2) return fitting([...idsOf(api), '--help'])
  const manifest = await loadManifest(api)
  const about = manifest.operations.find(({ id }) => id === second)
  const flags = about ? [...inputFlags(manifest, about, callOptions), ...callOptions] : callOptions
  return fitting(valuesBefore(typed, flags) ?? (isValue ? [] : optionsOf(flags)))
}

const optionsOf = (flags: readonly Flag[]): readonly string[] => flags.map(({ name }) => `--${name}`)

/** The values of the option that stands before the current word, if it takes one. */
function valuesBefore(typed: readonly string[], flags: readonly Flag[]): readonly string[] | undefined {
  const before = typed.at(-2) ?? ''
  const flag = flags.find(
    ({ name, also = [], takes }) =>
      takes !== undefined && [name, ...also].some((spelling) => before === `--${spelling}`),
  )
  return flag && (flag.values ?? [])
}

const wordsOf = (words: 'operations' | readonly string[] = []): readonly string[] =>
  words === 'operations' ? apiNames.flatMap((api) => idsOf(api).map((id) => `${entryName(api)}.${id}`)) : words
