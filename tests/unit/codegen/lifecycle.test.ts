import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { emitCalls } from '../../../codegen/emit/calls.js'
import { emitClient } from '../../../codegen/emit/client.js'
import { lifecycleLines } from '../../../codegen/emit/lifecycleLines.js'
import { manifestOf } from '../../../codegen/emit/manifest.js'
import { emitOperations } from '../../../codegen/emit/operations.js'
import { lifecyclePage } from '../../../codegen/emit/reference/lifecyclePage.js'
import { referenceFiles } from '../../../codegen/emit/reference/referenceFiles.js'
import { readDocument } from '../../../codegen/lint/readDocument.js'
import { unknownElsewhere } from '../../../codegen/model/elsewhere.js'
import type { Model } from '../../../codegen/model/model.js'
import { modelOf } from '../../../codegen/model/readModel.js'
import { documentWith, type Parts } from '../../support/specDocument.js'
import { odd, query, ref, text } from '../../support/specParts.js'

const model = async (parts: Parts): Promise<Model> => modelOf('test', await readDocument(documentWith(parts)))
const told = (lifecycle: object, more: object = {}): Promise<Model> =>
  model({ operation: { 'x-lifecycle': lifecycle, ...more } })
const removed = (more: object = {}): Promise<Model> =>
  told({ status: 'removed', on: '2026-06-04', ...more }, { deprecated: true })

describe('the lifecycle of an operation', () => {
  test('is in its constant, its hover, the reference and the manifest', async () => {
    const one = await removed({ replacement: 'evm.getOther' })
    const end = 'The provider removed it on 2026-06-04. Use `evm.getOther` instead.'
    expect(emitOperations(one).text).toContain(
      "lifecycle: { status: 'removed', on: '2026-06-04', replacement: 'evm.getOther' }",
    )
    expect(emitOperations(one).text).toContain(`@deprecated ${end}`)
    expect(emitClient(one).text).toContain(`@deprecated ${end}`)
    expect(referenceFiles([one])['docs/reference/test/row.md']).toContain(`**Removed.** ${end}`)
    expect(manifestOf(one).operations[0]?.lifecycle).toMatchObject({ status: 'removed', on: '2026-06-04' })
  })

  test('is told of one that is served too, whose hover says nothing of it', async () => {
    const { text: code } = emitOperations(await told({ status: 'live' }))
    expect(code).toContain("lifecycle: { status: 'live' }")
    expect(code).not.toMatch(/provider/)
  })

  test('tells the plan that it needs, without being deprecated', async () => {
    const { text: code } = emitOperations(await told({ status: 'live', plan: 'pro' }))
    expect(code).toContain("Requires the provider's plan `pro` or a higher one.")
    expect(code).not.toContain('@deprecated')
  })

  test('is no reason not to call a plain node where the gateway alone has ended', async () => {
    const { text: code } = emitOperations(await told({ status: 'removed', on: '2024-11-22', host: 'gateway' }))
    expect(code).toMatch(/The provider removed it on 2024-11-22 at its gateway; a plain node\s+\*? ?still serves it\./)
    expect(code).not.toContain('@deprecated')
  })

  test('says that nothing shows that it is served', async () => {
    expect(emitOperations(await told({ status: 'unproven' })).text).toContain('Nothing shows whether the provider')
  })
})

describe('what ends when', () => {
  test('is a line each by day, with a sign where only a later bound is known', async () => {
    const one = await removed({ replacement: 'evm.getOther' })
    const lines = lifecycleLines([one])
    expect(lines).toContain('2026-06-04      test.getRows  use evm.getOther')
    expect(lines).toContain('2026-04-30  <=  chain Fantom Testnet (0xfa2)')
    const days = lines.map((line) => line.slice(0, 10))
    expect(days).toEqual([...days].sort())
  })

  test('is a page of the reference, with the plans that operations need', async () => {
    const page = lifecyclePage([await removed(), await told({ status: 'live', plan: 'pro' })])
    expect(page).toMatch(/## 2026-06-04\n\n(.*\n)+\| `test.getRows` \| on this day \|/)
    expect(page).toContain('- `pro` or higher: `test.getRows`')
  })

  test('is printed by npm run lifecycle, each end of the page once', () => {
    const { stdout, status } = spawnSync('npx', ['tsx', 'codegen/lifecycle.ts'], { encoding: 'utf8' })
    const rows = readFileSync('docs/reference/lifecycle.md', 'utf8').match(/^\| .*(on|by) this day.*$/gm) ?? []
    expect(status).toBe(0)
    expect(stdout.trim().split('\n')).toHaveLength(rows.length)
    expect(stdout).toContain('2026-08-21      chain Moonbeam (0x504)\n')
  })
})

describe('what a document says of others', () => {
  test('is refused where there is no such operation', async () => {
    expect(unknownElsewhere([await removed({ replacement: 'evm.getOther' })])).toEqual([
      "test.getRows: there is no operation 'evm.getOther' to replace it",
    ])
    expect(unknownElsewhere([await removed({ replacement: 'test.getRows' })])).toEqual([])
  })

  test('is refused where there is no such API', async () => {
    const hosted = await model({ operation: { servers: [{ url: 'https://other.test', 'x-api': 'evm' }] } })
    expect(unknownElsewhere([hosted])).toEqual(["test.getRows: there is no API 'evm' to serve it"])
    expect(unknownElsewhere([hosted, { ...hosted, api: 'evm', operations: [] }])).toEqual([])
  })
})

test.each([
  ['an operation', { operation: { servers: [{ url: 'https://other.test', 'x-api': 'evm' }] } }],
  ['a path', { item: { servers: [{ url: 'https://other.test', 'x-api': 'evm' }] } }],
])('the hosts of %s are those of its constant, of raw calls and of the manifest', async (_, parts) => {
  const one = await model(parts)
  for (const code of [emitOperations(one).text, emitCalls(one).text]) {
    expect(code).toContain("servers: { '': 'https://other.test' }")
    expect(code).toContain("host: 'evm'")
  }
  expect(manifestOf(one).operations[0]).toMatchObject({ servers: { '': 'https://other.test' }, host: 'evm' })
})

test('a cost per chain names the input that lists them, and raw calls the parameter', async () => {
  const chains = {
    ...query('chain_list'),
    schema: { type: 'array', items: { ...text, format: 'evm-chain' } },
    example: ['0x1'],
    'x-array': 'brackets',
  }
  const one = await model({ operation: { 'x-cost': 5, 'x-cost-per': 'chain' }, parameters: [chains] })
  expect(emitOperations(one).text).toContain("costPer: { unit: 'chain', input: 'chainList' }")
  expect(emitOperations(one).text).toContain('Costs 5 compute units per chain.')
  expect(emitCalls(one).text).toContain("costPer: { unit: 'chain', input: 'chain_list' }")
})

test('a list that takes groups of chains has how many chains each has', async () => {
  const chains = {
    ...query('chains'),
    schema: { type: 'array', items: { ...text, format: 'universal-chains' } },
    example: ['0x1'],
  }
  const one = await model({ operation: { 'x-cost': 5, 'x-cost-per': 'chain' }, parameters: [chains] })
  const costPer = /costPer: \{ unit: 'chain', input: 'chains', groups: \{ all: \d+, mainnets: \d+, testnets: \d+ \} \}/
  expect(emitOperations(one).text).toMatch(costPer)
  expect(emitCalls(one).text).toMatch(costPer)
})

test('a field that repeats an input says so in the model and the manifest', async () => {
  const one = await model({
    ...odd({ type: 'string', 'x-echoes': 'wallet' }),
    parameters: [{ ...query('wallet'), example: 'b' }],
    answer: { $ref: ref('Odd') },
    example: { a: 'b' },
  })
  expect(one.answers.find(({ name }) => name === 'Odd')?.shape).toMatchObject({ fields: [{ echoes: 'wallet' }] })
  expect(manifestOf(one).types.Odd?.shape).toMatchObject({ fields: [{ echoes: 'wallet' }] })
})
