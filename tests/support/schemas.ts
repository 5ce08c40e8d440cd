import { type Document, refName, type Schema } from '../../codegen/document/document.js'

// What the dialect means, read again without the generator: tests that compare with it must not share its mistakes.

/** Public name of a wire name, as the dialect says: `usd_price_24hr` is `usdPrice24hr`. */
export function publicName(wire: string): string {
  return wire.replace(/_+([^_])/g, (_match, letter: string) => letter.toUpperCase()).replaceAll('_', '')
}

/** Follows a `$ref` and takes `null` out of a union of one: the schema that says what a value is. */
export function resolve(document: Document, schema: Schema): Schema & { readonly nullable: boolean } {
  if (schema.$ref) {
    const target = document.components.schemas[refName(schema.$ref)]
    if (!target) throw new Error(`no schema ${schema.$ref}`)
    const { $ref: _, ...siblings } = schema
    return { ...resolve(document, target), ...siblings }
  }
  const variants = schema.oneOf?.filter((variant) => variant.type !== 'null') ?? []
  const [only] = variants
  if (variants.length === 1 && schema.oneOf?.length === 2 && only) {
    const { oneOf: _, ...siblings } = schema
    return { ...resolve(document, only), ...siblings, nullable: true }
  }
  const nullable =
    [schema.type ?? []].flat().includes('null') || (schema.oneOf ?? []).some((variant) => variant.type === 'null')
  return { ...schema, nullable }
}

/** The member of a union that a wire value is; the schema itself when it is no union; `{}` for an unknown tag. */
export function variantOf(document: Document, schema: Schema, wire: object): Schema {
  if (!schema.oneOf) return schema
  const { discriminator } = schema
  if (discriminator && schema['x-resolve'] !== 'by-keys') {
    const tag = Reflect.get(wire, discriminator.propertyName) ?? schema['x-untagged']
    const ref = discriminator.mapping?.[String(tag)]
    return ref ? resolve(document, { $ref: ref }) : {}
  }
  const variants = schema.oneOf.map((variant) => resolve(document, variant))
  return variants.find((variant) => (variant.required ?? []).every((key) => key in wire)) ?? {}
}
