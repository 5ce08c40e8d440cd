import { type Document, errorBody, refName, type Schema } from '../document/document.js'
import { publicName, typeName } from '../document/naming.js'
import { isNoNull, isNullable, isReferenceOrNull } from '../document/nullable.js'
import { extrasOf } from './extras.js'
import { limitsOf } from './limits.js'
import type { Direction, Field, NamedShape, ScalarType, Shape, Use, Variant } from './model.js'

/** Reads schemas into shapes, each once and under a public name. Inline objects get their own names. */
export class SchemaReader {
  readonly #shapes = new Map<string, NamedShape>()
  readonly #sources = new Map<string, Schema>()
  readonly #rows = new Set<string>()
  readonly #dissolved = new Set<string>([errorBody])

  constructor(
    private readonly document: Document,
    private readonly direction: Direction,
    /** Returns whether another type has a name. Ours then ends in `Input`. */
    private readonly isTaken: (name: string) => boolean = () => false,
  ) {}

  /** Whether a shape has this name. */
  has(name: string): boolean {
    return this.#shapes.has(name)
  }

  /** Leaves out a schema whose properties are inputs, so that it needs no type. */
  dissolve(name: string): void {
    this.#dissolved.add(name)
  }

  /** Reads a schema where it is used. `hint` is its name if it is an inline object. */
  read(schema: Schema, hint: string): Use {
    const { $ref, ...beside } = schema
    const target = $ref === undefined ? undefined : this.document.components.schemas[refName($ref)]
    if ($ref && target && isInPlace(target)) return this.read({ ...target, ...beside }, refName($ref))
    const variants = schema.oneOf?.filter(isNoNull)
    const accept = schema['x-accept'] && { accept: schema['x-accept'] }
    if (variants?.[0] && isReferenceOrNull(schema))
      return { ...this.read(variants[0], hint), ...accept, nullable: true }
    const nullable = schema.type !== 'null' && isNullable(target ?? schema)
    return { shape: this.#shapeOf(schema, hint), nullable, ...accept }
  }

  /** Marks the list of a page, whose rows are independent, and returns it. */
  markRows(answer: Use, wire: string): { readonly name: string; readonly item: Use } {
    const owner = answer.shape.kind === 'ref' ? answer.shape.name : ''
    const shape = this.#shapes.get(owner)?.shape
    const field = shape?.kind === 'object' ? shape.fields.find((candidate) => candidate.wire === wire) : undefined
    if (field?.shape.kind !== 'list') throw new Error(`no list '${wire}' in ${owner || 'an answer without a name'}`)
    this.#rows.add(`${owner}.${wire}`)
    return { name: field.name, item: field.shape.item }
  }

  /** Reads the schemas that no operation returns, because they are entities too. */
  addUnused(requests: SchemaReader): void {
    for (const [name, schema] of Object.entries(this.document.components.schemas)) {
      if (!this.has(name) && !requests.has(name) && !requests.#dissolved.has(name)) {
        this.#define(name, schema)
      }
    }
  }

  /** The shapes that were read, by name. */
  all(): readonly NamedShape[] {
    return [...this.#shapes.values()]
      .map((named) => ({ ...named, shape: this.#withRows(named) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  /** The fields of an object schema, each under its public name. */
  fieldsOf(schema: Schema, owner: string): readonly Field[] {
    return Object.entries(schema.properties ?? {}).map(([wire, property]) => {
      const target = property.$ref ? this.document.components.schemas[refName(property.$ref)] : undefined
      const use = this.read(property, `${owner}${typeName(wire)}`)
      return {
        ...use,
        name: property['x-name'] ?? publicName(wire),
        wire,
        also: property['x-also'] ?? [],
        description: property.description ?? target?.description ?? this.#descriptionOf(property),
        required: schema.required?.includes(wire) ?? false,
        deprecated: property.deprecated ?? false,
        limits: limitsOf(property, this.document),
        checksum: property['x-address-case'] === 'checksum',
        secret: property['x-secret'] ?? false,
        ...(property['x-echoes'] !== undefined && { echoes: property['x-echoes'] }),
        ...(property['x-list'] && { list: property['x-list'] }),
        ...(property.default !== undefined && { default: property.default }),
        ...(property['x-display'] && { display: property['x-display'] }),
      }
    })
  }

  #descriptionOf(property: Schema): string {
    const ref = property.oneOf?.find((variant) => variant.$ref)?.$ref
    return (ref && this.document.components.schemas[refName(ref)]?.description) ?? ''
  }

  #shapeOf(schema: Schema, hint: string): Shape {
    if (schema.$ref) return this.#reference(refName(schema.$ref))
    const types = [schema.type ?? []].flat().filter((type) => type !== 'null')
    if (schema.oneOf || schema.properties) {
      this.#define(hint, schema, hint)
      return { kind: 'ref', name: hint }
    }
    if (types.includes('array')) {
      return {
        kind: 'list',
        item: schema.items ? this.read(schema.items, `${hint}Item`) : { shape: { kind: 'any' }, nullable: false },
        rows: schema['x-rows'] === 'independent',
        oneOrMany: schema['x-one-or-many'] ?? false,
      }
    }
    if (types.includes('object'))
      return schema.format === undefined
        ? { kind: 'record', known: [] }
        : { kind: 'scalar', type: 'string', format: schema.format }
    if (schema.type === 'null') return { kind: 'scalar', type: 'null' }
    const scalars = types.filter(isScalar)
    const [first] = scalars
    if (!first) return { kind: 'any', ...(schema['x-abi-type'] && { typeField: schema['x-abi-type'] }) }
    if (schema.format === undefined && scalars.length > 1) return { kind: 'mixed', types: scalars }
    const list = schema.const !== undefined ? [schema.const] : (schema.enum ?? schema['x-known'])
    // A closed set in a response would break when the service adds a value.
    const closed = schema.const !== undefined || (schema.enum !== undefined && this.direction === 'input')
    return {
      kind: 'scalar',
      type: first,
      ...(schema.format !== undefined && { format: schema.format }),
      ...(list && { values: { closed, list } }),
    }
  }

  #reference(wire: string): Extract<Shape, { kind: 'ref' }> {
    const schema = this.document.components.schemas[wire]
    if (!schema) throw new Error(`no schema ${wire}`)
    const name = this.isTaken(wire) ? `${wire}Input` : wire
    if (!this.#shapes.has(name)) this.#define(name, schema)
    return { kind: 'ref', name }
  }

  #define(name: string, schema: Schema, hint = name): void {
    const other = this.#sources.get(name)
    if (other && other !== schema) throw new Error(`name collision: two types are '${name}'`)
    this.#sources.set(name, schema)
    const description = schema.description ?? ''
    this.#shapes.set(name, { name, description, shape: { kind: 'any' } }) // stops recursion
    const shape = schema.oneOf
      ? this.#union(schema)
      : schema.properties && schema.additionalProperties
        ? ({ kind: 'record', known: this.fieldsOf(schema, hint).map(asOnTheWire) } as const)
        : schema.properties
          ? this.#object(schema, hint)
          : this.#shapeOf(schema, hint)
    this.#shapes.set(name, { name, description, shape })
  }

  #object(schema: Schema, owner: string): Shape {
    const fields = this.fieldsOf(schema, owner)
    return { kind: 'object', fields, extras: extrasOf(schema, fields) }
  }

  #union(schema: Schema): Shape {
    const mapping = Object.entries(schema.discriminator?.mapping ?? {})
    const variants: Variant[] = (schema.oneOf ?? []).filter(isNoNull).map((variant) => {
      if (!variant.$ref) throw new Error('the members of a union are references')
      const wire = refName(variant.$ref)
      return {
        name: this.#reference(wire).name,
        tags: mapping.filter(([, ref]) => refName(ref) === wire).map(([tag]) => tag),
        keys: this.document.components.schemas[wire]?.required ?? [],
      }
    })
    const tag = schema.discriminator?.propertyName
    const untagged = schema['x-untagged']
    return {
      kind: 'union',
      variants,
      ...(tag !== undefined && schema['x-resolve'] !== 'by-keys' && { tag }),
      ...(untagged !== undefined && { untagged }),
    }
  }

  #withRows({ name, shape }: NamedShape): Shape {
    if (shape.kind !== 'object') return shape
    const fields = shape.fields.map((field) =>
      field.shape.kind === 'list' && this.#rows.has(`${name}.${field.wire}`)
        ? { ...field, shape: { ...field.shape, rows: true } }
        : field,
    )
    return { ...shape, fields }
  }
}

/** Whether a named schema is used in place: the name of a scalar or a list would say less than its type. */
const isInPlace = (schema: Schema): boolean => !schema.properties && (!schema.oneOf || isReferenceOrNull(schema))

/** Returns the name of a field. Keys that are data are never renamed. */
const asOnTheWire = (field: Field): Field => ({ ...field, name: field.wire })

const isScalar = (type: string): type is ScalarType => ['string', 'number', 'integer', 'boolean'].includes(type)
