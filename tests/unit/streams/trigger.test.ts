import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameTrigger, isSameTriggers, type TriggerLike } from '../../../src/streams/trigger.js'
import { checksumAddress } from '../../../src/values/checksum.js'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

const trigger = {
  type: 'erc20transfer',
  contractAddress: address,
  functionAbi: {
    type: 'function',
    name: 'balanceOf',
    stateMutability: 'view',
    inputs: [{ name: 'account', type: 'address' }],
    outputs: [{ name: '', type: 'uint256' }],
  },
  inputs: ['$from', ['1', address]],
  topic0: 'Transfer(address,address,uint256)',
  callFrom: '$to',
} satisfies TriggerLike

/** The same value in other objects, their keys in another order. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, entry]) => [key, copy(entry)]),
  )
}

test('a trigger equals its copy, whatever the order of keys', () => {
  expect(isSameTrigger(trigger, copy(trigger) as TriggerLike)).toBe(true)
})

test('addresses are equal in any case, also among the inputs', () => {
  const checksummed = checksumAddress(address)
  const other = {
    ...trigger,
    contractAddress: checksummed,
    callFrom: checksummed,
    inputs: ['$from', ['1', checksummed]],
  }
  expect(isSameTrigger(other, { ...trigger, callFrom: address })).toBe(true)
})

test('an input equals its text, whatever it was written as', () => {
  const sent = { ...trigger, inputs: [5n, 6, [2n ** 256n - 1n, { to: checksumAddress(address), amount: 7n }]] }
  const read = { ...trigger, inputs: ['5', '6', [String(2n ** 256n - 1n), { to: address, amount: '7' }]] }
  expect(isSameTriggers([sent], [read])).toBe(true)
  expect(isSameTriggers([read], [sent])).toBe(true)
})

test.each([5n, 5, '5'])('an input of %o equals no other one', (input) => {
  for (const other of [6n, 6, '6', '05', '0x5', '5.0', true, null, [5], []]) {
    expect(isSameTrigger({ ...trigger, inputs: [input] }, { ...trigger, inputs: [other] })).toBe(false)
  }
})

test.each([
  ['type', 'tx'],
  ['contractAddress', '0x000000000000000000000000000000000000dead'],
  ['contractAddress', '$contract'],
  ['functionAbi', { ...trigger.functionAbi, name: 'allowance' }],
  ['functionAbi', { ...trigger.functionAbi, inputs: [{ name: 'account', type: 'uint256' }] }],
  ['functionAbi', { ...trigger.functionAbi, constant: true }],
  ['inputs', ['$from']],
  ['inputs', [['1', address], '$from']],
  ['inputs', undefined],
  ['topic0', 'Approval(address,address,uint256)'],
  ['topic0', undefined],
  ['callFrom', '$TO'],
  ['callFrom', undefined],
])('another %s (%j) makes another trigger', (field, value) => {
  expect(isSameTrigger(trigger, { ...trigger, [field]: value })).toBe(false)
  expect(isSameTrigger({ ...trigger, [field]: value }, trigger)).toBe(false)
})

test.each([
  ['inputs', []],
  ['inputs', null],
  ['topic0', ''],
  ['topic0', null],
  ['callFrom', ''],
])('a blank %s (%j) is an absent one', (field, value) => {
  const { [field as 'inputs']: _, ...without } = trigger
  expect(isSameTrigger(without, { ...without, [field]: value })).toBe(true)
  expect(isSameTrigger({ ...without, [field]: value }, without)).toBe(true)
})

test('a key of the ABI that is undefined is an absent one', () => {
  const functionAbi = { ...trigger.functionAbi, payable: undefined }
  expect(isSameTrigger(trigger, { ...trigger, functionAbi })).toBe(true)
})

test('keys of every object are not keys of an ABI', () => {
  expect(isSameTrigger({ ...trigger, functionAbi: {} }, { ...trigger, functionAbi: { constructor: Object } })).toBe(
    false,
  )
})

test('a list is no object with the same keys', () => {
  const { functionAbi } = trigger
  const outputs = { ...functionAbi.outputs }
  expect(isSameTrigger(trigger, { ...trigger, functionAbi: { ...functionAbi, outputs } })).toBe(false)
})

const other: TriggerLike = { ...trigger, type: 'tx' }

test('lists are equal in any order', () => {
  expect(isSameTriggers([trigger, other], [copy(other) as TriggerLike, trigger])).toBe(true)
})

test('a list with the same trigger twice equals itself, and no list that has it once', () => {
  expect(isSameTriggers([trigger, trigger], [trigger, trigger])).toBe(true)
  expect(isSameTriggers([trigger, trigger, other], [trigger, other, other])).toBe(false)
  expect(isSameTriggers([trigger, trigger], [trigger])).toBe(false)
})

test('no list equals an empty one', () => {
  expect(isSameTriggers(undefined, [])).toBe(true)
  expect(isSameTriggers(null, undefined)).toBe(true)
  expect(isSameTriggers(null, [trigger])).toBe(false)
  expect(isSameTriggers([trigger], null)).toBe(false)
})

test.each([undefined, null, 5, 'x'])(
  'what is no object is refused, even where nothing is left to compare it with: %j',
  (odd) => {
    const list = [trigger, odd as unknown as TriggerLike]
    for (const [a, b] of [
      [list, []],
      [[], list],
      [list, list],
    ] as const)
      expect(() => isSameTriggers(a, b)).toThrow('A trigger must be an object')
    expect(() => isSameTrigger(trigger, odd as unknown as TriggerLike)).toThrow('A trigger must be an object')
  },
)

/** Values that are equal to some of each other, although they are written otherwise, and to none of the rest. */
const { input } = fc.letrec<{ readonly input: unknown }>((tie) => ({
  input: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(1, 1n, '1', '0x1', '0xAB', '0xab', '$from', '$FROM'),
    fc.constantFrom<unknown>(true, 'true', null, 'null', undefined, {}, []),
    fc.array(tie('input'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b'), tie('input'), { maxKeys: 2 }),
  ),
}))

/** Text that is the same for equal values only. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written)}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
    return `{${entries.map(([key, entry]) => `${key}:${written(entry)}`).sort()}}`
  }
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return String(value)
  const text = String(value)
  return JSON.stringify(text.startsWith('0x') ? text.toLowerCase() : text)
}

test('inputs are equal by value: numbers by their text, hex in any case, and nothing else is', () => {
  fc.assert(
    fc.property(input, input, (a, b) => {
      expect(isSameTrigger({ ...trigger, inputs: [a] }, { ...trigger, inputs: [b] })).toBe(written(a) === written(b))
    }),
    { numRuns: 2000 },
  )
})

const triggers = fc.array(
  fc.record({
    type: fc.constantFrom('tx', 'log'),
    contractAddress: fc.constantFrom('$contract', address, checksumAddress(address)),
    functionAbi: fc.record({ name: fc.constantFrom('a', 'b') }),
    inputs: fc.array(fc.constantFrom('$from', '$to'), { maxLength: 2 }),
  }),
  { maxLength: 5 },
)

test('any list equals any order of itself', () => {
  fc.assert(
    fc.property(
      triggers.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
      ([list, shuffled]) => isSameTriggers(list, shuffled),
    ),
  )
})

test('equality of lists does not depend on which one comes first', () => {
  fc.assert(fc.property(triggers, triggers, (a, b) => isSameTriggers(a, b) === isSameTriggers(b, a)))
})
