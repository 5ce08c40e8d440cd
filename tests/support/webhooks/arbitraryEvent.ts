import fc from 'fast-check'
import { bytesToHex, encodeAbiParameters, keccak256, toBytes } from 'viem'
import { encodeDense, type Layout } from './denseEncoding.js'

/** A parameter of an event. */
export interface Parameter {
  readonly name: string
  readonly type: string
  readonly indexed?: boolean
  readonly components?: readonly Parameter[]
}

/** An event, values for its fields as viem encodes them, and what they have to decode to. */
export interface EventSample {
  readonly item: {
    readonly type: 'event'
    readonly name: string
    readonly anonymous: boolean
    readonly inputs: readonly Parameter[]
  }
  readonly topics: readonly `0x${string}`[]
  readonly data: `0x${string}`
  /** Values in the order of the inputs; addresses and bytes in lower case. */
  readonly expected: readonly unknown[]
}

const hex = (bytes: number) => fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((value) => bytesToHex(value))

/** A type without name, its components filled in. */
type Shape = Omit<Parameter, 'name' | 'indexed'>

const width = fc.integer({ min: 1, max: 32 })
const elementary: fc.Arbitrary<Shape> = fc.oneof(
  fc.constantFrom('address', 'bool', 'string', 'bytes', 'uint', 'int').map((type) => ({ type })),
  width.map((bytes) => ({ type: `uint${8 * bytes}` })),
  width.map((bytes) => ({ type: `int${8 * bytes}` })),
  width.map((bytes) => ({ type: `bytes${bytes}` })),
)

const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'abi' },
    elementary,
    fc
      .tuple(tie('shape'), fc.constantFrom('[]', '[1]', '[3]'))
      .map(([item, suffix]) => ({ ...item, type: item.type + suffix })),
    fc.tuple(fc.array(tie('shape'), { minLength: 1, maxLength: 3 }), fc.boolean()).map(([members, hasNames]) => ({
      type: 'tuple',
      components: members.map((member, index) => ({ ...member, name: hasNames ? `member${index}` : '' })),
    })),
  ),
}))

/** Values of a type: as viem takes them, and as we give them. */
function valuesOf(shape: Shape): fc.Arbitrary<{ readonly given: unknown; readonly expected: unknown }> {
  const same = (values: fc.Arbitrary<unknown>) => values.map((value) => ({ given: value, expected: value }))
  const list = /^(.*)\[(\d*)\]$/.exec(shape.type)
  if (list) {
    const [, type = '', length] = list
    const bounds = length ? { minLength: Number(length), maxLength: Number(length) } : { maxLength: 3 }
    return fc.array(valuesOf({ ...shape, type }), bounds).map((items) => ({
      given: items.map(({ given }) => given),
      expected: items.map(({ expected }) => expected),
    }))
  }
  if (shape.type === 'tuple') {
    const members = shape.components ?? []
    const shaped = (values: readonly unknown[]) =>
      members[0]?.name ? Object.fromEntries(members.map(({ name }, index) => [name, values[index]])) : values
    return fc.tuple(...members.map(valuesOf)).map((values) => ({
      given: shaped(values.map(({ given }) => given)),
      expected: shaped(values.map(({ expected }) => expected)),
    }))
  }
  const [, kind, digits] = /^(uint|int|bytes)(\d+)$/.exec(shape.type) ?? []
  if (shape.type === 'address') return same(hex(20))
  if (shape.type === 'bool') return same(fc.boolean())
  if (shape.type === 'string') {
    return same(fc.oneof(few('', 'a', 'ab'), fc.string({ unit: 'binary', maxLength: 50 }).filter(isWellFormed)))
  }
  if (shape.type === 'bytes') {
    return same(
      fc.oneof(
        few('0x', '0x61', '0x6162'),
        fc.uint8Array({ maxLength: 70 }).map((value) => bytesToHex(value)),
      ),
    )
  }
  if (kind === 'bytes') return same(hex(Number(digits)))
  const bits = BigInt(digits ?? 256)
  const isSigned = shape.type.startsWith('int')
  const numbers = isSigned ? fc.bigInt(-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n) : fc.bigInt(0n, 2n ** bits - 1n)
  return same(bits <= 48n ? numbers.map(Number) : numbers)
}

/** Values that come again, so that an encoder may write them once. */
const few = (...values: readonly string[]): fc.Arbitrary<unknown> => fc.constantFrom(...values)

/** Halves of surrogate pairs have no UTF-8. */
const isWellFormed = (text: string): boolean => new TextDecoder().decode(new TextEncoder().encode(text)) === text

/** The type as it stands in a signature. */
function canonical({ type, components }: Shape): string {
  const tuple = /^tuple(.*)$/.exec(type)
  if (tuple) return `(${(components ?? []).map(canonical).join(',')})${tuple[1]}`
  return type.replace(/^(u?int)(?!\d)/, '$1256')
}

const isHashed = (type: string): boolean => /^(?:string|bytes|tuple)$|\]$/.test(type)

type EncodeData = (inputs: readonly Parameter[], values: readonly unknown[]) => `0x${string}`

/** Any event with any values, encoded by viem. */
export const eventSample: fc.Arbitrary<EventSample> = samples(encodeAbiParameters)

/** The same, its data laid out more densely than compilers do. */
export const denseSample: fc.Arbitrary<EventSample> = fc
  .constantFrom<Layout>('packed', 'shared', 'overlapping')
  .chain((layout) => samples((inputs, values) => encodeDense(inputs, values, layout)))

function samples(encodeData: EncodeData): fc.Arbitrary<EventSample> {
  return fc
    .tuple(fc.array(fc.tuple(shape, fc.boolean()), { maxLength: 6 }), fc.boolean(), fc.boolean())
    .chain(([fields, anonymous, hasNames]) => {
      let free = anonymous ? 4 : 3
      const inputs = fields.map(([field, wantsTopic], index) => {
        const indexed = wantsTopic && free-- > 0
        return { ...field, indexed, name: hasNames ? `field${index}` : '' }
      })
      return fc.tuple(...inputs.map(valuesOf)).map((values) => encode(inputs, anonymous, values, encodeData))
    })
}

function encode(
  inputs: readonly Parameter[],
  anonymous: boolean,
  values: readonly { readonly given: unknown; readonly expected: unknown }[],
  encodeData: EncodeData,
): EventSample {
  const topics: `0x${string}`[] = []
  if (!anonymous) topics.push(keccak256(toBytes(`Sample(${inputs.map(canonical).join(',')})`)))
  const expected = values.map((value, index) => {
    const input = inputs[index]
    if (!input?.indexed) return value.expected
    // The hash of a dynamic value says nothing about it, so any will do.
    const topic = isHashed(input.type)
      ? keccak256(toBytes(JSON.stringify(index)))
      : encodeAbiParameters([input], [value.given])
    topics.push(topic)
    return isHashed(input.type) ? topic : value.expected
  })
  const inData = inputs
    .map((input, index) => ({ input, given: values[index]?.given }))
    .filter(({ input }) => !input.indexed)
  const data = encodeData(
    inData.map(({ input }) => input),
    inData.map(({ given }) => given),
  )
  return { item: { type: 'event', name: 'Sample', anonymous, inputs }, topics, data, expected }
}
