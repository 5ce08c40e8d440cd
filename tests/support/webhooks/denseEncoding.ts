import { encodeAbiParameters } from 'viem'

/** How the data of an event are laid out, all legally: decoders follow offsets, wherever those lead. */
export type Layout =
  /** Bytes and texts are not padded, so that what follows them starts anywhere. */
  | 'packed'
  /** Equal values have one place. */
  | 'shared'
  /** Neither padded nor apart: a value also lies where others happen to hold the same bytes. */
  | 'overlapping'

interface Shape {
  readonly type: string
  readonly components?: readonly (Shape & { readonly name: string })[]
}

/** Encodes values more densely than compilers do. */
export function encodeDense(shapes: readonly Shape[], values: readonly unknown[], layout: Layout): `0x${string}` {
  return `0x${encodeMembers(shapes, values, layout)}`
}

function encodeMembers(shapes: readonly Shape[], values: readonly unknown[], layout: Layout): string {
  const heads = shapes.map((shape, index) => (isDynamic(shape) ? undefined : encode(shape, values[index], layout)))
  const headDigits = heads.reduce((sum, head) => sum + (head?.length ?? 64), 0)
  let tails = ''
  const placed = shapes.map((shape, index) => {
    const head = heads[index]
    if (head !== undefined) return head
    const tail = encode(shape, values[index], layout)
    const at = placeOf(tail, tails, layout)
    tails += tail.slice(tails.length - at)
    return word((headDigits + at) / 2)
  })
  return placed.join('') + tails
}

/** Where a tail goes: its first digit among those of the tails before it, or at their end. */
function placeOf(tail: string, tails: string, layout: Layout): number {
  if (layout === 'packed') return tails.length
  const step = layout === 'shared' ? 64 : 2
  for (let at = 0; at < tails.length; at += step) {
    const common = tails.slice(at, at + tail.length)
    if (common === tail || (layout === 'overlapping' && tail.startsWith(common))) return at
  }
  return tails.length
}

function encode(shape: Shape, value: unknown, layout: Layout): string {
  const [, type, length] = /^(.*)\[(\d*)\]$/.exec(shape.type) ?? []
  if (type !== undefined && Array.isArray(value)) {
    const items = encodeMembers(
      value.map(() => ({ ...shape, type })),
      value,
      layout,
    )
    return (length === '' ? word(value.length) : '') + items
  }
  const { components } = shape
  if (components) {
    const values = components.map(({ name }, index) => Reflect.get(Object(value), name || index))
    return encodeMembers(components, values, layout)
  }
  const digits = encodeAbiParameters([shape], [value]).slice(2)
  if (!isDynamic(shape)) return digits
  const size = Number(BigInt(`0x${digits.slice(64, 128)}`))
  return layout === 'shared' ? digits.slice(64) : digits.slice(64, 128 + 2 * size)
}

function isDynamic({ type, components }: Shape): boolean {
  if (type === 'bytes' || type === 'string' || type.includes('[]')) return true
  if (/^(?:bytes|string)\[/.test(type)) return true
  return components?.some(isDynamic) ?? false
}

const word = (value: number): string => value.toString(16).padStart(64, '0')
