import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs'
import { addAbortSignal } from 'node:stream'
import { InputError } from '../../errors/input.js'
import { messageOf } from '../../errors/thrownText.js'
import { withoutPrivateKeys } from '../../errors/walletKeys.js'
import { parseExactJson } from '../../operation/decode/exactJson.js'
import { isRecord } from '../catalogue/columns.js'
import { isOn, type Typed } from '../flags/flag.js'
import { assertUtf8, fileIn, type InputFlag, linesIn, typedInputs } from '../flags/inputFlags.js'
import type { Shell } from '../shell/shell.js'
import { type Line, linesOf } from './lines.js'

/** The inputs of one call, or why a line holds none. */
export type Job =
  | { readonly line?: number; readonly input: Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly input: string; readonly error: InputError }

/** What is called: once, or for each of many inputs. */
export interface Jobs {
  /** The inputs of the only call; absent if there are many. */
  readonly one?: Readonly<Record<string, unknown>>
  readonly many?: AsyncIterable<Job>
  /** How many there are, if that can be known. */
  readonly count?: number
  /** The input whose values are in a file. */
  readonly varies?: string
}

/**
 * Returns what the arguments ask for.
 *
 * @throws {InputError} if two options read many inputs, or a file can't be read.
 */
export function jobsOf(typed: Typed, flags: readonly InputFlag[], { stdin, signal }: Shell): Jobs {
  const fixed = typedInputs(typed, flags)
  const fromFile = flags.filter(({ reads, name }) => reads === 'text' && fileOf(typed, name) !== undefined)
  const [flag, second] = fromFile
  if (second || (flag && isOn(typed, 'stdin')))
    throw new InputError('Only one option reads many inputs', {
      hints: ['Pass JSON objects with --stdin to vary several inputs'],
    })
  if (isOn(typed, 'stdin')) return { many: jobsIn(linesOf(addAbortSignal(signal, stdin)), fixed) }
  if (!flag) return { one: fixed }
  const file = fileOf(typed, flag.name) ?? ''
  const { name } = flag.input
  const jobsFrom = async function* (lines: AsyncIterable<Line>): AsyncGenerator<Job> {
    for await (const { number, text } of lines)
      if (!text.startsWith('#')) yield { line: number, input: { ...fixed, [name]: text } }
  }
  if (file === '-') return { many: jobsFrom(linesOf(addAbortSignal(signal, stdin))), varies: name }
  const count = countIn(file, flag.name)
  return {
    many: jobsFrom(linesOf(addAbortSignal(signal, createReadStream(file)))),
    varies: name,
    ...(count !== undefined && { count }),
  }
}

const fileOf = ({ values }: Typed, name: string): string | undefined => {
  const value = values.get(name)
  return typeof value === 'object' ? fileIn(value[0] ?? '') : undefined
}

/**
 * Counts the inputs of a file, which is also how a file that can't be read is found before anything is sent.
 *
 * @returns `undefined` for a pipe, such as that of `@<(…)`: it can be read only once
 */
function countIn(file: string, name: string): number | undefined {
  try {
    const about = statSync(file)
    return about.isFile() || about.isDirectory() ? linesCounted(file, name) : undefined
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError(`--${name} cannot read its file: ${messageOf(error)}`)
  }
}

function linesCounted(file: string, name: string): number {
  const opened = openSync(file, 'r')
  try {
    const chunk = Buffer.allocUnsafe(2 ** 20)
    let count = 0
    let rest = ''
    let isFirst = true
    for (let size = readSync(opened, chunk); size > 0; size = readSync(opened, chunk)) {
      const text = chunk.toString('utf8', 0, size)
      if (isFirst) assertUtf8(text, `The file of --${name}`)
      isFirst = false
      const end = text.lastIndexOf('\n') + 1
      if (end > 0) count += linesIn(rest + text.slice(0, end)).length
      rest = (end > 0 ? '' : rest) + text.slice(end)
    }
    return count + linesIn(rest).length
  } finally {
    closeSync(opened)
  }
}

async function* jobsIn(lines: AsyncIterable<Line>, fixed: Readonly<Record<string, unknown>>): AsyncGenerator<Job> {
  for await (const { number, text } of lines) {
    const given = objectIn(text)
    if (given) yield { line: number, input: { ...fixed, ...given } }
    else yield { line: number, input: withoutPrivateKeys(text.slice(0, 1000)).slice(0, 200), error: noObject() }
  }
}

const noObject = (): InputError =>
  new InputError('Not a JSON object', {
    hints: ['Write the inputs of a call per line: {"address":"0x…"}'],
  })

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    JSON.parse(text)
    const value = parseExactJson(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
