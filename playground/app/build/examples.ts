import { answersOf, rowsOf } from '../../../src/mock/model/examples.js'
import { isStateful } from '../../../src/mock/streams/isStateful.js'
import type { ManifestInput, ManifestOperation } from '../../../src/operation/manifest.js'
import type { ManifestExample, NamedExamples } from '../../../src/operation/manifestExamples.js'
import { fieldOf } from '../../../src/values/fieldOf.js'
import type { Draft, ExampleDetails, InputDetails } from '../catalogue/details.js'
import type { DescribedApi } from './described.js'
import { bodyDraft, draftOf } from './drafts.js'

/**
 * What one click fills in: the bodies that the document shows, else its answers, with the parameters they belong to.
 * `answer` is the name by which the mock is asked for the answer that goes with it.
 */
export function examplesOf(
  { manifest, examples }: DescribedApi,
  operation: ManifestOperation,
  inputs: readonly InputDetails[],
): readonly ExampleDetails[] {
  const answers = answersOf(operation, examples)
  const [usual = ''] = Object.keys(answers)
  const bodies = examples.bodies[operation.id]
  const required = Object.fromEntries(
    inputs.flatMap(({ name, required, example }) => (required && example !== undefined ? [[name, example]] : [])),
  )
  if (!bodies) return answerExamples(operation, answers, required)
  return Object.entries(bodies).map(([name, body]) => {
    const answer = answerTo(name, answers)
    const shown = answers[answer ?? usual]
    const named = { ...namesIn(inputs, bodies, name), ...(shown && inputsNamedBy(shown)) }
    const draft = { ...required, ...named, ...bodyDraft(manifest, operation, body.value) }
    const example = { name, summary: body.summary ?? name, draft }
    // If asked for an answer by name, the mock would not store what is sent.
    return answer === undefined || isStateful(manifest.api) ? example : { ...example, answer }
  })
}

/** The answer to a body has the name of the body, with or without `Request`. */
const answerTo = (name: string, answers: NamedExamples): string | undefined =>
  [name, name.replace(/Request$/, '')].find((key) => Object.hasOwn(answers, key))

/** A parameter whose documented value is the name of one of the bodies names the body: a function, an event. */
function namesIn(inputs: readonly InputDetails[], bodies: NamedExamples, name: string): Draft {
  const naming = inputs.filter(({ example }) => typeof example === 'string' && Object.hasOwn(bodies, example))
  return Object.fromEntries(naming.map((input) => [input.name, name]))
}

/** An example per answer; of pages only the first, because the others follow from it. */
function answerExamples(
  operation: ManifestOperation,
  answers: NamedExamples,
  required: Draft,
): readonly ExampleDetails[] {
  const [usual] = Object.keys(answers)
  const shown = Object.entries(answers).filter(([name]) => !operation.page || !['page2', 'last'].includes(name))
  return shown.map(([name, example]) => {
    const isFirstPage = operation.page !== undefined && name === 'page1'
    return {
      name,
      summary: example.summary ?? (isFirstPage ? 'The first page' : name),
      draft: { ...required, ...inputsSeenIn(operation, example), ...inputsNamedBy(example) },
      // Asked for no answer by name, the mock walks the pages; otherwise it would give the same page forever.
      ...(!isFirstPage && name !== usual && { answer: name }),
    }
  })
}

/**
 * The answer often repeats what was asked: its hash, its token id. Then the example asks for exactly that. Rows that
 * differ in it do not repeat it: then it is their own, as the ids of the addresses of a stream are.
 */
function inputsSeenIn(operation: ManifestOperation, example: ManifestExample): Draft {
  const { value } = example
  const things = operation.page ? rowsOf(operation, value) : [value]
  const known = operation.inputs.filter(({ required, shape }) => required && shape.kind === 'scalar')
  return Object.fromEntries(
    known.flatMap((input) => {
      const [seen, ...others] = new Set(things.map((thing) => shownFor(input, thing)))
      const isAnswer = typeof seen === 'string' && input.shape.kind === 'scalar' && input.shape.format !== 'evm-address'
      return isAnswer && others.length === 0 ? [[input.name, seen]] : []
    }),
  )
}

const shownFor = ({ name, wire = name }: ManifestInput, thing: unknown): unknown =>
  fieldOf(thing, wire) ?? fieldOf(thing, wire.slice(wire.indexOf('_') + 1))

/** What the document says was asked, where the answer does not repeat it. */
const inputsNamedBy = ({ input = {} }: ManifestExample): Draft =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, draftOf(value)]))
