import { mockFiles } from '../../../generated/mocks.gen.js'
import { entryName } from '../../operation/entryName.js'
import type { Manifest, ManifestField, ManifestInput, ManifestShape } from '../../operation/manifest.js'
import type { ManifestExamples } from '../../operation/manifestExamples.js'
import { isRecord } from '../catalogue/columns.js'
import type { Target } from '../catalogue/loadApi.js'
import { fieldsOf, resolveShape } from '../catalogue/shapes.js'
import type { InputFlag } from '../flags/inputFlags.js'

/**
 * Returns a command that calls an operation with the examples of its document, and can be pasted into a shell. It needs
 * no key: the mock answers.
 */
export async function exampleCommand({ manifest, about }: Target, flags: readonly InputFlag[]): Promise<string> {
  const body = await exampleBody(manifest, about.id)
  const needed = flags.filter(({ input: { required, name } }) => required || about.needsOne?.includes(name))
  const words = needed.flatMap((flag) => {
    const value = exampleOf(manifest, flag.input, body)
    return value === undefined ? [] : [`--${flag.name}${wordOf(flag, value)}`]
  })
  return [
    'ledgerline',
    entryName(manifest.api),
    about.id,
    ...words,
    ...(about.nodeOnly ? plainNode : []),
    '--mock',
  ].join(' ')
}

/** Where operations are called that only a plain Aptos node has. */
const plainNode = ['--aptos-node', 'fullnode', '--base-url', 'https://fullnode.mainnet.aptoslabs.com/v1']

function exampleOf(manifest: Manifest, input: ManifestInput, body: unknown): unknown {
  if (input.example !== undefined || input.in !== 'body') return input.example
  const { name, wire = name, shape } = input
  const value = wire === '' ? body : isRecord(body) ? body[wire] : undefined
  return value === undefined ? undefined : publicValue(manifest, shape, value)
}

/** The first example body of an operation, as it is on the wire. */
async function exampleBody({ api }: Manifest, id: string): Promise<unknown> {
  const [, { default: examples }] = (await mockFiles[api]?.()) ?? [undefined, { default: undefined }]
  const bodies = (examples as ManifestExamples | undefined)?.bodies[id]
  return Object.values(bodies ?? {})[0]?.value
}

/** Turns the names of a wire value into public ones. */
function publicValue(manifest: Manifest, used: ManifestShape, value: unknown): unknown {
  const shape = resolveShape(manifest, used)
  if (Array.isArray(value))
    return value.map((one: unknown) => publicValue(manifest, shape.kind === 'list' ? shape.item.shape : shape, one))
  if (!isRecord(value)) return value
  const fields = shape.kind === 'record' ? (shape.known ?? []) : (fieldsOf(manifest, shape) ?? [])
  const fieldOf = (wire: string): ManifestField | undefined => fields.find((one) => (one.wire ?? one.name) === wire)
  return Object.fromEntries(
    Object.entries(value).map(([wire, own]) => {
      const field = fieldOf(wire)
      return field ? [field.name, publicValue(manifest, field.shape, own)] : [wire, own]
    }),
  )
}

function wordOf({ reads, splits, name }: InputFlag, value: unknown): string {
  if (reads === 'switch') return value === false ? '=false' : ''
  if (reads === 'json') return ` ${quoted(JSON.stringify(value))}`
  if (!Array.isArray(value)) return ` ${quoted(String(value))}`
  return splits ? ` ${quoted(value.join(','))}` : ` ${value.map((one) => quoted(String(one))).join(` --${name} `)}`
}

/** Quotes a word for shells, if they would read more into it. */
export const quoted = (text: string): string =>
  /^[\w./:@,+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
