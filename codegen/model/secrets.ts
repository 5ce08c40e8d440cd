import type { Field, Model, OperationModel, Shape } from './model.js'

/** Returns the wire and public names of an operation's fields and inputs that contain a secret, at any depth. */
export function secretsOf(
  { answer, inputs }: Pick<OperationModel, 'answer' | 'inputs'>,
  { answers, requests }: Pick<Model, 'answers' | 'requests'>,
): readonly string[] {
  const secret = [
    ...fieldsWithin(answer.shape, answers),
    ...inputs,
    ...inputs.flatMap((input) => fieldsWithin(input.shape, requests)),
  ].filter((field) => field.secret)
  return [...new Set(secret.flatMap(({ name, wire, also }) => [name, wire, ...also]))].sort()
}

/** Returns the fields of a shape and of the schemas that it references. */
function fieldsWithin(shape: Shape, named: Model['answers'], seen = new Set<string>()): readonly Field[] {
  const of = (fields: readonly Field[]): readonly Field[] =>
    fields.flatMap((field) => [field, ...fieldsWithin(field.shape, named, seen)])
  const ofName = (name: string): readonly Field[] => {
    const target = seen.has(name) ? undefined : named.find((one) => one.name === name)
    seen.add(name)
    return target ? fieldsWithin(target.shape, named, seen) : []
  }
  if (shape.kind === 'ref') return ofName(shape.name)
  if (shape.kind === 'union') return shape.variants.flatMap((variant) => ofName(variant.name))
  if (shape.kind === 'list') return fieldsWithin(shape.item.shape, named, seen)
  if (shape.kind === 'object') return of(shape.fields)
  return shape.kind === 'record' ? of(shape.known) : []
}
