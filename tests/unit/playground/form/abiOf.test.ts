import { expect, test } from 'vitest'
import { abiOf } from '../../../../playground/app/form/abiOf.js'

const names = (text: string): readonly unknown[] | undefined =>
  abiOf(text)?.map((item) => ('name' in item ? `${item.type} ${item.name}` : item.type))

test('an ABI is read as people write it', () => {
  expect(abiOf('function balanceOf(address owner) view returns (uint256)')).toEqual([
    {
      type: 'function',
      name: 'balanceOf',
      stateMutability: 'view',
      inputs: [{ type: 'address', name: 'owner' }],
      outputs: [{ type: 'uint256' }],
    },
  ])
})

test.each([
  `function name() view returns (string)\nevent Paused(address account)`,
  `parseAbi([\n  'function name() view returns (string)',\n  "event Paused(address account)",\n])`,
  `interface IThing {\n  function name() external view returns (string);\n  event Paused(address account);\n}`,
])('also in the middle of code: %s', (text) => {
  expect(names(text)).toEqual(['function name', 'event Paused'])
})

test('a struct is used where its name is', () => {
  expect(names('struct Point { uint256 x; uint256 y; }\nfunction move(Point to)')).toEqual(['function move'])
})

test('what is no ABI, or not one yet, is left alone', () => {
  for (const text of ['', '[]', 'hello', 'function', 'event Transfer(addr'] as const)
    expect(abiOf(text)).toBeUndefined()
})
