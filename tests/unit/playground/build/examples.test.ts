import { expect, test } from 'vitest'
import { readDescribed } from '../../../../playground/app/build/described.js'
import { detailsOf } from '../../../../playground/app/build/details.js'
import { answersOf } from '../../../../src/mock/model/examples.js'
import { publicName } from '../../../support/schemas.js'

/** Inputs that name one thing, and what an answer about it calls it. */
const naming: Readonly<Record<string, RegExp>> = {
  blockNumberOrHash: /"(?:number|block_number)":"?(\d+)/,
  transactionHash: /"(?:hash|transaction_hash)":"(0x\w+)/,
  version: /"(?:version|first_version)":"(\d+)/,
  blockHeight: /"block_height":"(\d+)/,
}

const asked = readDescribed().flatMap((described) => {
  const details = detailsOf(described)
  return described.manifest.operations.flatMap((operation) => {
    const answers = answersOf(operation, described.examples)
    const { examples = [], inputs = [] } = details[operation.id] ?? {}
    return examples.flatMap(({ name, draft, answer = Object.keys(answers)[0] ?? '' }) => {
      const example = answers[answer]
      const at = `${operation.id} ${name}`
      return example ? [{ at, draft, inputs, given: example.input ?? {}, text: JSON.stringify(example.value) }] : []
    })
  })
})

test('a form asks for the block or the transaction that its example shows', () => {
  const checked = asked.flatMap(({ at, draft, text }) =>
    Object.entries(naming).flatMap(([input, field]) => {
      const [, shown] = field.exec(text) ?? []
      return shown && draft[input] !== undefined ? [{ at, input, isShown: isShown(String(draft[input]), text) }] : []
    }),
  )
  expect(checked.length).toBeGreaterThan(10)
  expect(checked.filter(({ isShown }) => !isShown)).toEqual([])
})

test('what a document says an example answers to are inputs of its operation, and stand in an answer that has rows', () => {
  const given = asked.flatMap(({ at, inputs, text, given }) =>
    Object.entries(given).map(([input, value]) => ({ at, input, value, inputs, text })),
  )
  expect(given).not.toEqual([])
  for (const { at, input, value, inputs, text } of given) {
    const found = inputs.find(({ name }) => name === input)
    expect(found?.name, at).toBe(input)
    const isWord = found?.control.kind === 'choice' // it says what to add, and the answer need not repeat it
    const isEmpty = !text.includes('{') || text.includes('[]')
    if (typeof value === 'string' && value.length > 3 && !isWord && !isEmpty)
      expect(text.toLowerCase(), at).toContain(value.toLowerCase())
  }
})

test('a list of what a thing has is asked for by that thing, not by the first row’s own id', () => {
  const streams = readDescribed().find(({ manifest }) => manifest.api === 'streams')
  const { inputs = [], examples = [] } = (streams && detailsOf(streams).getEvmStreamAddresses) ?? {}
  const id = inputs.find(({ name }) => name === 'id')?.example
  expect(examples.map(({ draft }) => draft.id)).toEqual([id])
})

test('a form asks for what its example shows only because it was asked for', () => {
  const added = asked.flatMap(({ at, draft, inputs, text }) => {
    const fields = new Set([...text.matchAll(/"(\w+)":/g)].map(([, name = '']) => publicName(name)))
    return inputs
      .map(({ name, description }) => ({
        at,
        name,
        adds: /^Adds (.*?)[,.] /.exec(`${description} `)?.[1] ?? '',
        draft,
      }))
      .filter(({ adds }) => [...adds.matchAll(/`(\w+)`/g)].some(([, field = '']) => fields.has(field)))
  })
  expect(added.length).toBeGreaterThan(10)
  expect(added.filter(({ name, draft }) => draft[name] === undefined).map(({ at, name }) => `${at}: ${name}`)).toEqual(
    [],
  )
})

test('a form that leaves out spam has no spam in its example', () => {
  const shows = asked.filter(({ text }) => text.includes('"possible_spam":true'))
  const leavesOut = shows.filter(({ draft, inputs }) => {
    const input = inputs.find(({ name }) => name === 'excludeSpam')
    return (draft.excludeSpam ?? input?.assumed) === 'true'
  })
  expect(shows).not.toEqual([])
  expect(leavesOut.map(({ at }) => at)).toEqual([])
})

/** It stands there, or is a version between the first and the last. */
function isShown(value: string, text: string): boolean {
  const [, first, last] = /"first_version":"(\d+)","last_version":"(\d+)"/.exec(text) ?? []
  const isWithin = first !== undefined && Number(first) <= Number(value) && Number(value) <= Number(last)
  return isWithin || text.toLowerCase().includes(`"${value}"`)
}
