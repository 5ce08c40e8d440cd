import { formats } from '../formats/formats.js'
import { extraText, inputText } from '../model/docs.js'
import {
  type Direction,
  type Extra,
  type Field,
  type InputModel,
  isAlwaysThere,
  type Model,
  mayBeNull,
  type NamedShape,
  type OperationModel,
  plainType,
  type Shape,
  type Use,
} from '../model/model.js'
import { inputType, listText, outputType, typeText } from '../model/typeText.js'
import { docComment } from './docComment.js'
import { type Emitted, Imports } from './imports.js'
import { key, quoted } from './source.js'

/** Emits the public types: every schema under its public name, and the input and output of every operation. */
export function emitTypes(model: Model): Emitted {
  const imports = new Imports()
  const declarations = [
    ...model.answers.map((named) => declareShape(named, 'output', imports)),
    ...model.requests.map((named) => declareShape(named, 'input', imports)),
    ...model.operations.flatMap((operation) => [declareInput(operation, imports), declareOutput(operation, imports)]),
  ]
  return { text: declarations.join('\n\n'), imports: imports.lines() }
}

function declareShape({ name, description, shape }: NamedShape, direction: Direction, imports: Imports): string {
  const head = `${docComment(description)}\nexport`
  if (shape.kind === 'object' || shape.kind === 'record') {
    return `${head} interface ${name} ${members(shape, direction, imports)}`
  }
  if (shape.kind !== 'union')
    return `${head} type ${name} = ${valueText({ shape, nullable: false }, direction, imports)}`
  const unknown = direction === 'output' ? [imports.handwritten('UnknownVariant')] : []
  return `${head} type ${name} = ${[...shape.variants.map((variant) => variant.name), ...unknown].join(' | ')}`
}

/** The members of an interface. */
function members(shape: Extract<Shape, { kind: 'object' | 'record' }>, direction: Direction, imports: Imports): string {
  const fields = shape.kind === 'object' ? shape.fields : shape.known
  const extras = shape.kind === 'object' && direction === 'output' ? shape.extras : []
  const lines = [
    ...fields.map((field) => member(field, direction, imports)),
    ...extras.map((extra) => extraMember(extra, imports)),
    ...(shape.kind === 'record' ? ['readonly [key: string]: unknown'] : []),
  ]
  return `{\n${lines.join('\n')}\n}`
}

function member(field: Field, direction: Direction, imports: Imports): string {
  const optional = isAlwaysThere(field, direction) ? '' : '?'
  const type = valueText(field, direction, imports)
  return `${fieldDoc(field.description, field)}\nreadonly ${key(field.name)}${optional}: ${
    direction === 'input' && optional ? orUndefined(type) : type
  }`
}

function extraMember(extra: Extra, imports: Imports): string {
  const doc = docComment(extraText(extra), '  ')
  const name = `readonly ${key(extra.name)}`
  if (extra.kind === 'input')
    return `${doc}\n${name}: ${imports.handwritten(formats[extra.format]?.output ?? 'string')}`
  if (extra.kind === 'partial')
    return `${doc}\n${name}: ${extra.name === 'complete' ? 'boolean' : listText(imports.handwritten('MissingChain'))}`
  if (extra.kind === 'group') {
    const fields = extra.fields.map((field) => member(field, 'output', imports))
    return `${doc}\n${name}?: {\n${fields.join('\n')}\n}`
  }
  const [first] = extra.fields
  const item = first ? valueText({ ...first, nullable: false }, 'output', imports) : 'unknown'
  return `${doc}\n${name}: ${listText(item)}`
}

const fieldDoc = (text: string, { deprecated }: Pick<Field, 'deprecated'>): string =>
  docComment(text, '  ', deprecated ? ['@deprecated'] : [])

function declareInput(operation: OperationModel, imports: Imports): string {
  const { id, inputs, page } = operation
  const head = `${docComment(`Inputs of \`${id}\`.`)}\nexport`
  if (inputs.length === 0) return `${head} type ${inputType(operation)} = Readonly<Record<string, never>>`
  const lines = inputs.map((input) => {
    const optional = isOptional(input)
    const type = valueText({ ...input, nullable: input.name === page?.input }, 'input', imports) // `null` ends a list
    const doc = fieldDoc(inputText(input, page), input)
    return `${doc}\nreadonly ${key(input.name)}${optional ? '?' : ''}: ${optional ? orUndefined(type) : type}`
  })
  return `${head} interface ${inputType(operation)} {\n${lines.join('\n')}\n}`
}

const isOptional = (input: InputModel): boolean => !input.required || input.fallback !== undefined

/** Adds `undefined`, which counts as an absent input. */
const orUndefined = (type: string): string => (type === 'unknown' ? type : `${type} | undefined`)

function declareOutput(operation: OperationModel, imports: Imports): string {
  const { id, page, answer } = operation
  const text = page
    ? `The answer behind one page of \`${id}\`. The call gives it as a \`Page<${typeText(page.item)}>\`.`
    : `What \`${id}\` gives.`
  const type = valueText({ ...answer, nullable: mayBeNull(operation) }, 'output', imports)
  return `${docComment(text)}\nexport type ${outputType(operation)} = ${type}`
}

/** Writes the type of a value, with its known texts. */
function valueText({ shape, nullable }: Use, direction: Direction, imports: Imports): string {
  const text = plainText(shape, direction, imports)
  return nullable && text !== 'unknown' && text !== 'null' ? `${text} | null` : text
}

function plainText(shape: Shape, direction: Direction, imports: Imports): string {
  if (shape.kind === 'ref') return shape.name
  if (shape.kind === 'list') {
    const item = valueText(shape.item, direction, imports)
    const list = listText(item)
    return direction === 'input' && shape.oneOrMany ? `${item} | ${list}` : list
  }
  if (shape.kind !== 'scalar') return typeText({ shape, nullable: false }, imports)
  if (shape.values && !(direction === 'input' && shape.format)) {
    const texts = shape.values.list.map(quoted)
    return (shape.values.closed ? texts : [...texts, '(string & {})']).join(' | ') // editors complete the known ones
  }
  if (shape.format === undefined) return plainType(shape.type)
  return imports.handwritten(formats[shape.format]?.[direction] ?? 'unknown')
}
