import type { Parts } from '../specDocument.js'
import { answers, either, json, list, mapped, One, odd, query, ref, row, Two, text } from '../specParts.js'
import type { Refusal } from './refusal.js'

/** An answer whose field `a` has a schema, with an example of it. */
const shown = (schema: object, a: unknown, schemas: object = {}): Parts => ({
  schemas: { ...odd(schema).schemas, ...schemas },
  operation: answers({ 'application/json': { schema: { $ref: ref('Odd') }, examples: { one: { value: { a } } } } }),
})
const formatted = (format: string, type: string | readonly string[] = 'string'): object => ({ type, format })
const listOf = (items: object): object => ({ type: 'array', items: { description: 'One.', ...items } })
/** An answer that says what inputs it answers to. */
const asked = (given: object): Parts => ({
  parameters: [
    { ...query('address'), schema: formatted('evm-address') },
    { ...query('addresses'), schema: { type: 'array', items: formatted('evm-address') } },
    { ...query('order'), schema: { type: 'string', enum: ['asc', 'desc'] } },
  ],
  operation: {
    requestBody: json({ schema: { type: 'object', properties: { color: text } } }),
    ...answers({
      'application/json': { schema: row, examples: { one: { value: { id: 'a' }, 'x-input': given } } },
    }),
  },
})
const Price = { type: 'object', description: 'A price.', properties: { usd: { ...text, format: 'usd' } } }
const Paid = {
  type: 'object',
  description: 'A member.',
  required: ['kind', 'a'],
  properties: { kind: { ...text, const: 'two' }, a: { ...text, format: 'wei' } },
}

/** Examples that are not what the document says. */
export const examples: readonly Refusal[] = [
  [
    'an example of another format',
    shown(formatted('block-number'), 'soon'),
    /"soon" does not have the format block-num/,
  ],
  [
    'an address of which one digit is none',
    shown(formatted('evm-address'), '0xd8da6bf26964az9d7eed9e03e53415d37aa96045'),
    /"0xd8da6bf26964az9d\w+" does not have the format evm-address/,
  ],
  ['an example that is no JSON', shown(formatted('json'), '{'), /"\{" does not have the format json/],
  [
    'an example whose digits are lost',
    shown(formatted('wei', ['string', 'integer']), 2 ** 60),
    /a number beyond 2\^53 loses digits: write it as text/,
  ],
  [
    'an example of another format in a list',
    shown(listOf(formatted('wei')), ['1', 'x']),
    /"x" does not have the format wei/,
  ],
  [
    'an example of another format in a list of which one entry is shown',
    shown({ ...listOf(formatted('wei')), 'x-accept': 'single', type: ['array', 'string'] }, 'x'),
    /"x" does not have the format wei/,
  ],
  [
    'an example of another format under another wire name',
    {
      schemas: {
        Odd: { ...Price, properties: { usd: { ...text, format: 'usd', 'x-also': ['in_usd'] }, in_usd: text } },
      },
      operation: answers({
        'application/json': { schema: { $ref: ref('Odd') }, examples: { one: { value: { in_usd: 'x' } } } },
      }),
    },
    /"x" does not have the format usd/,
  ],
  [
    'an example of another format in an object or null',
    shown({ oneOf: [{ $ref: ref('Price') }, { type: 'null' }] }, { usd: 'x' }, { Price }),
    /"x" does not have the format usd/,
  ],
  ...[
    ['by its tag', mapped({ one: ref('One'), two: ref('Two') }), { kind: 'two', a: 'x' }] as const,
    [
      'by its keys',
      either({ oneOf: [{ $ref: ref('Two') }, { $ref: ref('One') }], 'x-resolve': 'by-keys' }),
      { kind: 'two', a: 'x' },
    ] as const,
  ].map(
    ([how, union, value]): Refusal => [
      `an example of another format in a member of a union ${how}`,
      shown(union, value, { One, Two: Paid }),
      /"x" does not have the format wei/,
    ],
  ),
  [
    'a parameter whose example has another format',
    { parameters: [{ ...query('a'), schema: formatted('evm-chain'), example: 'ethereum-classic' }] },
    /"ethereum-classic" does not have the format evm-chain/,
  ],
  [
    'a parameter one of whose examples has another format',
    { parameters: [{ ...query('a'), schema: formatted('evm-address'), examples: { one: { value: '0x1' } } }] },
    /"0x1" does not have the format evm-address/,
  ],
  [
    'a body whose example has another format',
    {
      operation: {
        requestBody: json({
          schema: { ...Price, description: 'A price.' },
          examples: { one: { value: { usd: 'x' } } },
        }),
      },
    },
    /"x" does not have the format usd/,
  ],
  ['an example of another type', shown({ type: 'integer' }, 'one'), /`a` property type must be integer/],
  [
    'an example with a field that there is not',
    { operation: answers({ 'application/json': { schema: row, examples: { one: { value: { idd: 'a' } } } } }) },
    /the schema of this example has no field 'idd'/,
  ],
  [
    'an example outside its bounds',
    { parameters: [{ ...query('a'), schema: { type: 'integer', minimum: 1 }, example: 0 }] },
    /must be >= 1/,
  ],
  ['a field that no example has', { answer: row, example: {} }, /no example of an answer has the field 'id'/],
  [
    'a field of a row that no example has',
    { answer: list, example: [{}] },
    /no example of an answer has the field 'id'/,
  ],
  [
    'a row that no example has',
    { answer: { $ref: ref('Odd') }, ...odd(list), example: { a: [] } },
    /no example of an answer shows a Row$/m,
  ],
  [
    'a member of a union that no example has',
    shown(mapped({ one: ref('One'), two: ref('Two') }), { kind: 'one', a: 'a' }, { One, Two }),
    /no example of an answer shows a Two$/m,
  ],
  [
    'an example without a value',
    { operation: answers({ 'application/json': { schema: row, examples: { one: { summary: 'A row' } } } }) },
    /this example has no `value`/,
  ],
  [
    'an example that answers to an input that there is not',
    asked({ addres: 'a' }),
    /its operation has no input 'addres'\. Did you mean address\?/,
  ],
  [
    'an example that answers to an input of another format',
    asked({ address: '0x1' }),
    /"0x1" does not have the format evm-address$/m,
  ],
  [
    'an example that answers to a list of which one entry has another format',
    asked({ addresses: ['0xd8da6bf26964af9d7eed9e03e53415d37aa96045', '0x1'] }),
    /"0x1" does not have the format evm-address$/m,
  ],
  [
    'an example that answers to a value that an input does not take',
    asked({ order: 'up' }),
    /the input 'order' does not take "up"/,
  ],
  ['an example that answers to a field of a body', asked({ colour: 'a' }), /no input 'colour'\. Did you mean color\?/],
  [
    'a blank text for a number that every answer has',
    {
      answer: { $ref: ref('Paid') },
      schemas: { Paid },
      example: { kind: 'two', a: '' },
    },
    /"" does not have the format wei/,
  ],
  [
    'an object in a field that no example has',
    {
      ...shown(text, 'a', { One }),
      schemas: { One, Odd: { ...Price, properties: { a: text, b: { $ref: ref('One') } } } },
    },
    /no example of an answer has the field 'b'\n[\s\S]*no example of an answer shows a One/,
  ],
  [
    'an example that answers to a word that a field of a body does not take',
    {
      operation: {
        requestBody: json({ schema: { type: 'object', properties: { color: { ...text, enum: ['red'] } } } }),
        ...answers({
          'application/json': { schema: row, examples: { one: { value: { id: 'a' }, 'x-input': { color: 'blue' } } } },
        }),
      },
    },
    /the input 'color' does not take "blue"/,
  ],
]
