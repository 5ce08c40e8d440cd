import { parseArgs } from 'node:util'
import { InputError } from '../../errors/input.js'
import { shownAddress } from '../../values/notAnAddress.js'
import { meantName } from '../catalogue/meantName.js'
import type { Flag, Typed } from './flag.js'

/**
 * Parses arguments by a table of options.
 *
 * @throws {InputError} for an unknown option, with the one that was probably meant; and for one without its value.
 */
export function parseFlags(args: readonly string[], flags: readonly Flag[]): Typed {
  const { tokens, spellings } = tokensOf(args, flags)
  const values = new Map<string, boolean | string[]>()
  const words: string[] = []
  let last: Flag | undefined // an option that takes nothing, which a `true` or `false` may follow
  for (const token of tokens) {
    const before = last
    last = undefined
    if (token.kind === 'positional') {
      if (before && isBoolean(token.value)) values.set(before.name, token.value === 'true')
      else words.push(token.value)
    }
    if (token.kind !== 'option') continue
    const isNegated = !spellings.has(token.name) && token.name.startsWith('no-')
    const flag = spellings.get(isNegated ? token.name.slice(3) : token.name)
    if (!flag || (isNegated && flag.takes)) throw unknown(token.rawName, [...spellings.keys()])
    const { name, takes, many } = flag
    if (!takes) {
      values.set(name, !isNegated && isTrue(token.value, token.rawName))
      if (token.value === undefined && !isNegated) last = flag
      continue
    }
    const value = token.value
    if (typeof value !== 'string' || (!token.inlineValue && isFlagLike(value)))
      throw new InputError(`${token.rawName} needs a value: ${token.rawName} ${takes}`)
    const given = values.get(name)
    if (Array.isArray(given) && !many) throw new InputError(`${token.rawName} was passed twice`)
    values.set(name, [...(Array.isArray(given) ? given : []), value])
  }
  return { values, words }
}

/** Splits arguments into options, with their values, and words, each with its place. `spellings` has every option. */
export function tokensOf(args: readonly string[], flags: readonly Flag[]) {
  const spellings = new Map(flags.flatMap((flag) => spellingsOf(flag).map((name) => [name, flag] as const)))
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      [...spellings].map(([name, { takes, short }]) => [
        name,
        { type: takes ? 'string' : 'boolean', ...(short !== undefined && { short }) } as const,
      ]),
    ),
  })
  return { tokens, spellings }
}

const spellingsOf = ({ name, also = [] }: Flag): readonly string[] => [name, ...also]

const isBoolean = (text: string): boolean => text === 'true' || text === 'false'

const isFlagLike = (text: string): boolean => /^--?[a-z]/i.test(text)

function isTrue(value: string | undefined, name: string): boolean {
  if (value === undefined || isBoolean(value)) return value !== 'false'
  throw new InputError(`${name} is true or false`)
}

function unknown(name: string, names: readonly string[]): InputError {
  const meant = meantName(name, names)
  return new InputError(`Unknown option ${shownAddress(name, 60)}`, {
    hints: [...(meant ? [`Did you mean --${meant}?`] : []), '--help lists the options'],
  })
}

/**
 * Refuses a key among the arguments, without repeating it.
 *
 * @throws {InputError} if an option is named as one for a key would be.
 */
export function assertNoKey(args: readonly string[]): void {
  if (!args.some((arg) => /^--?(?:(?:[a-z]+[-_])?api[-_]?key|key)(?:=|$)/i.test(arg))) return
  throw new InputError('A key is not passed as an argument', {
    hints: [
      'Every program on this machine can read the arguments of another, and shells remember them',
      'Set LEDGERLINE_API_KEY, or pass --key-file FILE',
    ],
  })
}
