import type { Operation } from 'ledgerline'
import { escapeInvisible } from '../../ui/escapeInvisible.js'

/** A value as source text, in the style of the package's own code. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value))
    return wrapped(
      '[',
      value.map((entry) => literal(entry, `${indent}  `)),
      ']',
      indent,
    )
  if (typeof value === 'object' && value !== null) {
    const lines = Object.entries(value).map(([name, child]) => `${key(name)}: ${literal(child, `${indent}  `)}`)
    return wrapped('{', lines, '}', indent)
  }
  return String(value)
}

/** The input object of a call that stands behind `before` on its line; a secret of the operation stays where secrets are. */
export function inputLiteral(
  input: Readonly<Record<string, unknown>>,
  { secrets = [] }: Pick<Operation, 'secrets'>,
  before = '',
  indent = '',
): string {
  const entries = Object.entries(input).map(([name, value]) => {
    const text = secrets.includes(name) ? `process.env.${constant(name)} ?? ''` : literal(value, `${indent}  `)
    return `${key(name)}: ${text}`
  })
  return wrapped('{', entries, '}', indent, before.length)
}

const lineWidth = 64

function wrapped(
  open: string,
  parts: readonly string[],
  close: string,
  indent: string,
  before = indent.length,
): string {
  if (parts.length === 0) return `${open}${close}`
  const space = open === '{' ? ' ' : ''
  const short = `${open}${space}${parts.join(', ')}${space}${close}`
  if (short.length + before <= lineWidth && !short.includes('\n')) return short
  return `${open}\n${parts.map((part) => `${indent}  ${part},`).join('\n')}\n${indent}${close}`
}

/** Writes text as a string of JavaScript. */
export function quoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')
  return `'${escapeInvisible(escaped)}'`
}

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

const constant = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()
