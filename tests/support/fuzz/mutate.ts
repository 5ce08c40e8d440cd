import type { Random } from '../../../src/webhooks/simulate/random.js'

// Changes to JSON that a broken service, a proxy or an attacker might make. The same source of values gives the same ones.

/** Changes values inside of parsed JSON, in place. */
export function mutateTree(root: object, random: Random): void {
  for (let count = 1 + random.below(3); count > 0; count--) {
    const slots = slotsOf(root)
    const [branch, key] = slots[random.below(slots.length)] ?? []
    if (!branch || key === undefined) return
    const value: unknown = Reflect.get(branch, key)
    const other = slots[random.below(slots.length)]
    const change = random.below(8)
    if (change === 0) Reflect.deleteProperty(branch, key)
    else if (change === 1) put(branch, key, [value])
    else if (change === 2) put(branch, key, { [key]: value })
    else if (change === 3 && other) put(branch, key, structuredClone(Reflect.get(...other)))
    else if (isData(value) && random.below(2) === 0) put(branch, key, damagedWord(value, random))
    else if (change === 4 && !Array.isArray(branch)) put(branch, pick(strangeKeys, random), value)
    else put(branch, key, strangeValue(random))
  }
}

/** ABI-encoded data of an event. */
const isData = (value: unknown): value is string => typeof value === 'string' && /^0x[\da-f]{128,}$/i.test(value)

/** Changes an offset, a length or a value, so that values overlap, share a place or end early; or takes the padding. */
function damagedWord(data: string, random: Random): string {
  const at = 2 + 64 * random.below(Math.ceil((data.length - 2) / 64))
  const cut = 2 * (1 + random.below(31))
  if (random.below(4) === 0) return data.slice(0, at) + data.slice(at + cut)
  const word = random.below(2) === 0 ? 32 * random.below(data.length / 64) : random.below(data.length)
  return data.slice(0, at) + word.toString(16).padStart(64, '0') + data.slice(at + 64)
}

/** Any value but the one that was expected, a new one each time because it may be mutated further. */
export function strangeValue(random: Random): unknown {
  if (random.below(400) === 0) return pick(longTexts, random)
  if (random.below(400) === 0) return deep
  return structuredClone(pick(strangeValues, random))
}

/** Writes JSON as text, with what JavaScript cannot write. */
export function textOf(tree: unknown): string {
  return JSON.stringify(tree).replaceAll(placeholders, (mark) => written[mark.slice(2, -2)] ?? '')
}

/** Changes JSON text anywhere; it is seldom JSON afterwards. */
export function mutateText(text: string, random: Random): string {
  let changed = text
  for (let count = 1 + random.below(3); count > 0; count--) {
    const at = random.below(changed.length + 1)
    const to = at + random.below(random.below(4) === 0 ? changed.length : 8)
    const inserted = [pick(scraps, random), changed.slice(at, to), ''][random.below(3)] ?? ''
    changed = changed.slice(0, at) + inserted + changed.slice(random.below(2) === 0 ? at : to)
  }
  return changed
}

/** "Never", as nodes write it. */
export const never = '18446744073709551615'

const strangeKeys = ['__proto__', 'constructor', 'toString', 'length', '', 'a/b~c', 'chain', 'raw', 'then']

/** Levels: more than the engine can write as JSON, which it does by recursion. */
const depth = 20_000

const deep = '<<deep>>'
const placeholders = /"<<\w+>>"/g
const written: Readonly<Record<string, string>> = {
  '<deep>': `${'['.repeat(depth)}${']'.repeat(depth)}`,
  '<huge>': '123456789012345678901234567890',
  '<infinite>': '1e999',
  '<never>': never,
  '<afterNever>': '18446744073709551616',
  '<exponent>': '1.5e+21',
  '<fraction>': '0.00009007199254740993E20',
  '<beyond>': '-1e99999999999999999999',
  '<tiny>': '12345678901234567890e-400',
  '<limit>': '[9007199254740991.9,-9007199254740992,9007199254740993e0,90071992547409904e-1]',
  '<proto>': '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  '<lone>': '"\\ud800"',
}

const strangeValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, -0, 1e21, 2 ** 53, -(2 ** 53), 5e-324, 1.7976931348623157e308],
  ...['', ' ', '0', '-1', '1.5', '1e25', '1e999', '+1', '٣', '1_000', 'null', 'undefined', 'NaN', '[object Object]'],
  ...['0x', '0X1F', '0xg', `0x${'f'.repeat(40)}`, `0x${'F'.repeat(64)}`, `0x${'0'.repeat(65)}`, '0x1::coin::Coin<'],
  ...[
    '2023-02-30T25:61:61Z',
    '2023-01-01',
    '0000-00-00T00:00:00.000Z',
    '9999999999999999999',
    '{"a":',
    '{"a":1}',
    '[]',
  ],
  // times at and beyond the last one that a `Date` can hold, in each unit
  ...[never, '18446744073709551614', '1683055757286067', '8640000000000', '8640000000000000', '8640000000000000000'],
  ...[8.64e12, 8.64e15, 8.64e18, 1e300, '<<never>>', '<<afterNever>>'],
  ...['\u0000', '\ud800', '\u202e', '😀', '9'.repeat(101), '__proto__'],
  ...[[], {}, [[]], [null], [{}], { '': null }, { length: 3 }, { toString: 1, valueOf: null }, { $ref: '#' }],
  ...['<<huge>>', '<<infinite>>', '<<exponent>>', '<<proto>>', '<<lone>>'],
  ...['<<fraction>>', '<<beyond>>', '<<tiny>>', '<<limit>>', '{"a":1e30,"b":[9007199254740993]}', '1E+0016'],
]

/** What a careless pattern takes forever to refuse. */
const longTexts: readonly string[] = [
  '0',
  '9',
  ' ',
  '.',
  '-',
  'a',
  '0x',
  '1.',
  '1e',
  '<',
  '::',
  '"',
  '\\',
  '\n',
  '\u0000',
].map((part) => `${part.repeat(20_000)}!`)

const scraps: readonly string[] = [
  ...[
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '\\',
    '\\u0000',
    '\\ud800',
    '\u0000',
    '\ufeff',
    '0',
    '-',
    '.',
    'e9',
    '1e999',
    'E+16',
  ],
  ...['null', 'true', '""', '{}', '[]', '"__proto__":{},', '123456789012345678901234567890', '<!doctype html>', '\n'],
]

function slotsOf(root: object): [object, string][] {
  const slots: [object, string][] = []
  const pending: object[] = [root]
  for (let branch = pending.pop(); branch; branch = pending.pop()) {
    for (const key of Object.keys(branch)) {
      slots.push([branch, key])
      const value: unknown = Reflect.get(branch, key)
      if (typeof value === 'object' && value !== null) pending.push(value)
    }
  }
  return slots
}

/** As `JSON.parse` puts it: a field of its own, also under the name `__proto__`. */
function put(branch: object, key: string, value: unknown): void {
  Reflect.defineProperty(branch, key, { value, enumerable: true, writable: true, configurable: true })
}

function pick<T>(values: readonly T[], random: Random): T {
  return values[random.below(values.length)] as T // the index is below the length, and no list here is empty
}
