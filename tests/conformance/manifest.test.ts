import { describe, expect, test } from 'vitest'
import { readDescribed } from '../../playground/app/build/described.js'
import { answersOf } from '../../src/mock/model/examples.js'
import type { ManifestField, ManifestShape } from '../../src/operation/manifest.js'
import { entriesOf } from '../support/catalogue.js'

const described = readDescribed()

describe.each(described)('the manifest of $manifest.api', ({ manifest, examples }) => {
  test('says of every operation what its constant says', async () => {
    const entries = await entriesOf(manifest.api)
    expect(manifest.operations.map(({ id }) => id)).toEqual(entries.map(({ id }) => id))
    for (const [place, { constant }] of entries.entries()) {
      const { inputs, page, nullable, idempotent, cost, costPer, lifecycle, ...told } = manifest.operations[place] ?? {}
      const { id, method, path, fullnodePath } = constant
      expect(told).toMatchObject({ id, method, path, ...(fullnodePath && { nodePath: fullnodePath }) })
      expect({ nullable, idempotent, cost, costPer, lifecycle }).toEqual({
        nullable: constant.nullable,
        idempotent: constant.idempotent,
        cost: constant.cost,
        costPer: constant.costPer,
        lifecycle: constant.lifecycle,
      })
      expect(page?.first).toBe(constant.page?.first)
      expect(inputs?.map(({ name, wire = name, in: where }) => [name, wire, where])).toEqual(
        constant.inputs.map(({ name, wire = name, in: where }) => [name, wire, where]),
      )
    }
  })

  test('names the examples that there are, by status', () => {
    for (const operation of manifest.operations) {
      for (const [status, names] of Object.entries(operation.answers))
        expect([operation.id, Object.keys(answersOf(operation, examples, status))]).toEqual([operation.id, names])
      expect(Object.keys(examples.bodies[operation.id] ?? {})).toEqual(operation.bodies ?? [])
    }
  })

  test('refers to types, formats and fields that there are', () => {
    const lost: string[] = []
    const visit = (shape: ManifestShape, at: string): void => {
      if (shape.kind === 'ref' && !manifest.types[shape.name]) lost.push(`${at} → ${shape.name}`)
      if (shape.kind === 'scalar' && shape.format && !manifest.formats[shape.format]) lost.push(`${at} ${shape.format}`)
      if (shape.kind === 'list') visit(shape.item.shape, at)
      if (shape.kind === 'union') for (const { name } of shape.variants) visit({ kind: 'ref', name }, at)
      if (shape.kind === 'object') visitFields(shape.fields, at)
      if (shape.kind === 'record') visitFields(shape.known ?? [], at)
    }
    const visitFields = (fields: readonly ManifestField[], at: string): void => {
      const names = fields.map(({ name }) => name)
      for (const { name, shape, display } of fields) {
        visit(shape, `${at}.${name}`)
        const named = [display?.decimals, display?.symbol, display?.of].filter((each) => each !== undefined)
        for (const each of named) if (!names.includes(each)) lost.push(`${at}.${name} → ${each}`)
      }
    }
    for (const { id, inputs, output } of manifest.operations) {
      visitFields(inputs, id)
      visit(output.shape, id)
    }
    for (const [name, { shape }] of Object.entries(manifest.types)) visit(shape, name)
    expect(lost).toEqual([])
  })
})

test('an amount that a row gives the decimals of is known with them', () => {
  const types = described.find(({ manifest }) => manifest.api === 'evm')?.manifest.types
  const shape = types?.Erc20Transaction?.shape
  const value = shape?.kind === 'object' ? shape.fields.find(({ name }) => name === 'value') : undefined
  expect(value?.display).toEqual({ as: 'amount', decimals: 'tokenDecimals', symbol: 'tokenSymbol' })
})
