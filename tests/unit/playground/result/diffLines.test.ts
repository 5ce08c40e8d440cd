import { expect, test } from 'vitest'
import { readDescribed } from '../../../../playground/app/build/described.js'
import { detailsOf } from '../../../../playground/app/build/details.js'
import { shapesOf } from '../../../../playground/app/build/shapes.js'
import type { AnswerShape } from '../../../../playground/app/catalogue/details.js'
import { diffLines } from '../../../../playground/app/result/diffLines.js'
import { fieldsOf } from '../../../../playground/app/result/shape.js'
import { createDecoding } from '../../../../src/operation/decode/decoding.js'
import { allEntries } from '../../../support/catalogue.js'

const shown = readDescribed().map((described) => ({
  api: described.manifest.api,
  details: detailsOf(described),
  shapes: shapesOf(described.manifest),
}))

/** What the page says of every example of every answer. */
const lines = (await allEntries()).flatMap(({ api, id, constant, examples }) => {
  const { details = {}, shapes = {} } = shown.find((one) => one.api === api) ?? {}
  const shape: AnswerShape = details[id]?.answer.shape ?? { kind: 'any' }
  return examples.flatMap(({ value }) => {
    const decoded = constant.decode(value, createDecoding(value, { strict: true, from: { chain: '0x1' } }))
    return diffLines({ wire: value, decoded, shape, path: '' }, shapes, []).map((line) => ({ ...line, id }))
  })
})

test('no field of an example is called unknown to the document', () => {
  expect(lines.length).toBeGreaterThan(5000)
  expect(lines.filter(({ change }) => change.includes('undocumented'))).toEqual([])
})

test('only what the client adds is called added: what the call names, what is gathered or grouped, and defaults', () => {
  const added = new Set(lines.filter(({ change }) => change.includes('added')).map(({ name }) => name))
  const defaults = [
    'getNativeBalances',
    'includeAllTxLogs',
    'includeContractLogs',
    'includeInternalTxs',
    'isCoinbase',
    'nftApprovals',
    'triggers',
    'result',
  ]
  expect([...added].sort()).toEqual(['chain', 'complete', 'missing', ...defaults, 'signature', 'topics'].sort())
})

test('a field under another of its names is the same field', () => {
  const { shapes = {} } = shown.find(({ api }) => api === 'evm') ?? {}
  const shape: AnswerShape = { kind: 'ref', name: 'Erc20Price' }
  const told = (wire: object) =>
    diffLines({ wire, decoded: { usdPrice24h: 2 }, shape, path: '' }, shapes, []).map(
      ({ wireName, name, change }) => `${wireName} ${name} ${change}`,
    )
  expect(told({ usdPrice24hr: 2 })).toEqual(['usdPrice24hr usdPrice24h renamed'])
  expect(told({ usdPrice24h: 2, usdPrice24hr: 2 })).toEqual(['usdPrice24h usdPrice24h ', 'usdPrice24hr  undocumented'])
})

test('an object of a union without a tag has the fields of the member whose keys it has', () => {
  const { shapes = {} } = shown.find(({ api }) => api === 'streams') ?? {}
  const namesOf = (value?: object) =>
    fieldsOf({ kind: 'ref', name: 'HistoryModelPayload' }, shapes, value).map((field) => field.name)
  const common = { block: {}, retries: 0, streamId: '', tag: '' }
  expect(namesOf({ ...common, network: 'mainnet' })).toEqual(
    fieldsOf({ kind: 'ref', name: 'AptosWebhook' }, shapes).map(({ name }) => name),
  )
  expect(namesOf({ ...common, chainId: '0x1', confirmed: true })).not.toContain('network')
  expect(namesOf()).toEqual(expect.arrayContaining(['network', 'chainId']))
})
