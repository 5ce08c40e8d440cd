import { expect, test } from 'vitest'
import { operationsOf, successOf } from '../../../codegen/document.js'
import { detailsOf } from '../../../playground/app/build/details.js'
import { readModels } from '../../../playground/app/build/models.js'

/** Inputs that name one thing, and what an answer about it calls it. */
const naming: Readonly<Record<string, RegExp>> = {
  blockNumberOrHash: /"(?:number|block_number)":"?(\d+)/,
  transactionHash: /"(?:hash|transaction_hash)":"(0x\w+)/,
  version: /"(?:version|first_version)":"(\d+)/,
  blockHeight: /"block_height":"(\d+)/,
}

const asked = readModels().flatMap((model) => {
  const details = detailsOf(model)
  return [...operationsOf(model.document)].flatMap(({ operation }) => {
    const answers = successOf(operation).media?.examples ?? {}
    const { examples = [], inputs = [] } = details[operation.operationId] ?? {}
    return examples.flatMap(({ name, draft, answer = Object.keys(answers)[0] ?? '' }) => {
      const example = answers[answer]
      const at = `${operation.operationId} ${name}`
      return example
        ? [{ at, draft, inputs, given: example['x-input'] ?? {}, text: JSON.stringify(example.value) }]
        : []
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

test('what a document says an example answers to are inputs of its operation, and stand in the answer', () => {
  const given = asked.flatMap(({ at, inputs, text, given }) =>
    Object.entries(given).map(([input, value]) => ({ at, input, value, inputs, text })),
  )
  expect(given).not.toEqual([])
  for (const { at, input, value, inputs, text } of given) {
    expect(
      inputs.map(({ name }) => name),
      at,
    ).toContain(input)
    if (typeof value === 'string' && value.length > 3) expect(text.toLowerCase(), at).toContain(value)
  }
})

/** It stands there, or is a version between the first and the last. */
function isShown(value: string, text: string): boolean {
  const [, first, last] = /"first_version":"(\d+)","last_version":"(\d+)"/.exec(text) ?? []
  const isWithin = first !== undefined && Number(first) <= Number(value) && Number(value) <= Number(last)
  return isWithin || text.toLowerCase().includes(`"${value}"`)
}
