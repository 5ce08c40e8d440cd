import { typeName } from '../document/naming.js'
import type { Model } from '../model/model.js'

// What we make of the files that other generators write.

/** Makes the emitted types read like our own: interfaces, everything readonly, nothing superfluous. */
export function polishTypes(source: string, model: Model): string {
  return source
    .replace(/export type ClientOptions = \{.*?\n\};\n\n/s, '') // of the generator's own client, which we do not use
    .replace(/^export type (\w+) = \{\n((?: .*\n|\n)*)\};$/gm, 'export interface $1 {\n$2}')
    .replace(/\bArray</g, 'ReadonlyArray<')
    .replace(/^( +)((?:[\p{L}_$][\p{L}\p{N}_$]*|'(?:[^'\\]|\\.)+'|"(?:[^"\\]|\\.)+"|\d+)\??: )/gmu, '$1readonly $2')
    .replace(/^export interface (\w+) \{.*?^\}/gms, (type, name) => polishInput(type, name, model))
}

/** Inputs may be `undefined`, which means absent; an operation without inputs takes no key. */
function polishInput(type: string, name: string, { operations, requests }: Model): string {
  const operation = operations.find(({ id }) => `${typeName(id)}Input` === name)
  if (operation?.inputs.length === 0) return `export type ${name} = Readonly<Record<string, never>>`
  if (!operation && !requests.some((request) => request.name === name)) return type
  return type.replace(/(\?: .*[^{]);$/gm, '$1 | undefined;')
}

/**
 * Appends the answer schemas by operation id, as the client's `validate` option takes them. Zod is imported by a name
 * that 3.25 has too, because this package must also install beside that version.
 */
export function polishZod(source: string, { operations }: Model): string {
  const exported = [...source.matchAll(/^export const (z\w+Response)\b/gm)].map(([, name = '']) => name)
  const rows = operations.flatMap(({ id }) => {
    const name = exported.find((candidate) => candidate.toLowerCase() === `z${id}Response`.toLowerCase())
    return name ? [`  ${id}: ${name},\n`] : []
  })
  return `${source.replace(/^(import .* from 'zod)'/m, "$1/v4'")}
/** Answer schemas by operation id, for the client's \`validate\` option. */
export const answers = {
${rows.join('')}}
`
}
