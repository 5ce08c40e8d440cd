import { readFileSync } from 'node:fs'
import { InputError } from '../../errors/input.js'
import { messageOf } from '../../errors/thrownText.js'
import { parseExactJson } from '../../operation/decode/exactJson.js'
import type { Manifest, ManifestInput, ManifestOperation, ManifestShape } from '../../operation/manifest.js'
import { resolveShape, typeText } from '../catalogue/shapes.js'
import { type Flag, flagName, type Typed } from './flag.js'

/** An input as an option. */
export interface InputFlag extends Flag {
  readonly input: ManifestInput
  /** How a text becomes a value: `text` as it is, for the client's encoders; `list` of texts; `json`. */
  readonly reads: 'switch' | 'text' | 'list' | 'json'
  /** Whether commas separate the values of a list, because none of them can hold one. */
  readonly splits: boolean
}

/**
 * Returns the inputs of an operation as options. One that an option of the command has the name of, as `format`, is
 * `--input-format`.
 */
export function inputFlags(
  manifest: Manifest,
  { inputs }: ManifestOperation,
  taken: readonly Flag[],
): readonly InputFlag[] {
  const others = new Set(taken.flatMap(({ name, also = [] }) => [name, ...also]))
  return inputs.map((input): InputFlag => {
    const shape = resolveShape(manifest, input.shape)
    const plain = flagName(input.name)
    const isTaken = others.has(plain) || others.has(input.name)
    const name = isTaken ? `input-${plain}` : plain
    const camel = isTaken ? `input${input.name.replace(/^./, (letter) => letter.toUpperCase())}` : input.name
    const reads = readingOf(manifest, shape)
    const values = scalarIn(manifest, shape)?.values
    return {
      name,
      ...(camel !== name && { also: [camel] }),
      ...(reads !== 'switch' && { takes: takesOf(manifest, input, reads) }),
      ...((reads === 'list' || reads === 'json') && { many: true }),
      ...(values && { values }),
      about: input.description,
      input,
      reads,
      splits: input.joined === true || hasNoCommas(manifest, shape),
    }
  })
}

/** Returns the inputs that were typed, by public name. Values of `@file` that stand for many inputs are left to `manyOf`. */
export function typedInputs(typed: Typed, flags: readonly InputFlag[]): Readonly<Record<string, unknown>> {
  const given = flags.flatMap((flag) => {
    const value = typed.values.get(flag.name)
    return value === undefined ? [] : [[flag.input.name, read(flag, value)] as const]
  })
  return Object.fromEntries(given)
}

/** Whether a text stands for a file, as `@wallets.txt`. A text that begins with `@` is written `@@`. */
export const fileIn = (text: string): string | undefined => (/^@(?!@)./s.test(text) ? text.slice(1) : undefined)

const literal = (text: string): string => text.replace(/^@@/, '@')

function read(flag: InputFlag, value: boolean | readonly string[]): unknown {
  if (typeof value === 'boolean') return value
  const [first = ''] = value
  if (flag.reads === 'text') return literal(first)
  if (flag.reads === 'list') return value.flatMap((text) => listOf(flag, text))
  const parsed = value.map((text) => jsonOf(flag, fileIn(text) === undefined ? literal(text) : textIn(flag, text)))
  return flag.input.shape.kind === 'list' ? parsed.flat() : parsed[0]
}

function listOf(flag: InputFlag, text: string): readonly unknown[] {
  if (fileIn(text) !== undefined) return linesIn(textIn(flag, text))
  if (text.startsWith('[')) return [jsonOf(flag, text)].flat()
  const values = flag.splits ? text.split(',').map((one) => one.trim()) : [text]
  return values.filter(Boolean).map(literal)
}

/** The lines of a text that hold something: blank ones and those that begin with `#` do not. */
export const linesIn = (text: string): readonly string[] =>
  text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/**
 * Returns what to do about a text in UTF-16, which Windows PowerShell writes, after it was read as UTF-8. It is found by
 * its byte order mark, or by a first letter of ASCII.
 */
export function utf16Hint(text: string): string | undefined {
  if (!/^(?:\ufffd\ufffd.*|.?)\0/s.test(text)) return undefined
  const name = text.startsWith('\ufffd') ? 'UTF-16' : `UTF-16${text.startsWith('\0') ? 'B' : 'L'}E`
  return `Save it as UTF-8: iconv -f ${name} -t UTF-8, or Out-File -Encoding utf8 in PowerShell`
}

/** @throws {InputError} if a text was written as UTF-16. */
export function assertUtf8(text: string, what: string): void {
  const hint = utf16Hint(text)
  if (hint) throw new InputError(`${what} is in UTF-16, not in UTF-8`, { hints: [hint] })
}

function textIn({ name }: Flag, text: string): string {
  const file = fileIn(text) ?? ''
  let read: string
  try {
    read = readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    throw new InputError(`--${name} cannot read its file: ${messageOf(error)}`)
  }
  assertUtf8(read, `The file of --${name}`)
  return read
}

function jsonOf({ name }: Flag, text: string): unknown {
  try {
    JSON.parse(text)
    return parseExactJson(text)
  } catch {
    throw new InputError(`--${name} takes JSON`, {
      hints: [`For example --${name} '{"name": "value"}', or --${name} @file.json`],
    })
  }
}

function readingOf(manifest: Manifest, shape: ManifestShape): InputFlag['reads'] {
  if (shape.kind === 'scalar') return shape.type === 'boolean' ? 'switch' : 'text'
  if (shape.kind !== 'list') return 'json'
  return resolveShape(manifest, shape.item.shape).kind === 'scalar' ? 'list' : 'json'
}

function scalarIn(manifest: Manifest, shape: ManifestShape): Extract<ManifestShape, { kind: 'scalar' }> | undefined {
  const inner = shape.kind === 'list' ? resolveShape(manifest, shape.item.shape) : shape
  return inner.kind === 'scalar' ? inner : undefined
}

/** Free text and types of Move can hold commas; addresses, hashes, numbers and chosen words can't. */
function hasNoCommas(manifest: Manifest, shape: ManifestShape): boolean {
  const scalar = scalarIn(manifest, shape)
  if (!scalar) return false
  if (scalar.values) return !scalar.values.some((value) => value.includes(','))
  return scalar.type !== 'string' || (scalar.format !== undefined && !/^(json|text|move-)/.test(scalar.format))
}

function takesOf(manifest: Manifest, { shape }: ManifestInput, reads: InputFlag['reads']): string {
  if (reads === 'json') return 'JSON'
  const text = typeText(manifest, reads === 'list' && shape.kind === 'list' ? shape.item.shape : shape, 'input')
  return `${text.length > 40 ? 'value' : text}${reads === 'list' ? ',…' : ''}`
}
