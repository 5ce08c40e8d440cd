import { expect, test } from 'vitest'
import type { Document } from '../../../../codegen/document/document.js'
import { joinExamples, splitExamples } from '../../../../codegen/document/examples.js'
import { apis, documentOf } from '../../../support/catalogue.js'

test.each(apis)('the document of %s and its examples are as they were when they are put together again', (api) => {
  const document = documentOf(api)
  const parts = splitExamples(document)
  expect(JSON.stringify(parts.document).length).toBeLessThan(0.8 * JSON.stringify(document).length)
  expect(joinExamples(JSON.stringify(parts.document), JSON.stringify(parts.examples))).toEqual(document)
})

/** Operations that each have one answer of status 400. */
function documentWith(...answers: readonly object[]): Document {
  const paths = answers.map((value, index) => {
    const content = { 'application/json': { schema: {}, examples: { error: { value } } } }
    const get = { operationId: `get${index}`, responses: { 400: { description: 'Bad.', content } } }
    return [`/${index}`, { get }]
  })
  return { paths: Object.fromEntries(paths) } as Document // all that is read of one here
}

test('an answer that several operations give is kept once, another one with its operation', () => {
  const document = documentWith({ a: 1 }, { a: 1 }, { a: 2 })
  const { examples, document: rest } = splitExamples(document)
  expect(examples).toEqual({
    shared: { 400: { error: { value: { a: 1 } } } },
    answers: { get2: { 400: { error: { value: { a: 2 } } } } },
    bodies: {},
  })
  expect(joinExamples(JSON.stringify(rest), JSON.stringify(examples))).toEqual(document)
})

test('a document that refers to an example that is gone is not read', () => {
  const { document } = splitExamples(documentWith({ a: 1 }))
  expect(() => joinExamples(JSON.stringify(document), '{}')).toThrow(
    "examples.json has no 'answers/get0/400/error': run `npm run generate`",
  )
})
