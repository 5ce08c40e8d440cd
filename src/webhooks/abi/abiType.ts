import { memberOf } from '../../runtime/members.js'

/** A parameter of an event in an ABI. */
export interface AbiParameter {
  readonly type: string
  readonly name?: string | undefined
  readonly indexed?: boolean | undefined
  readonly components?: readonly AbiParameter[] | undefined
}

/** A parsed ABI type. */
export type AbiType =
  | { readonly kind: 'uint' | 'int'; readonly bits: number }
  | { readonly kind: 'fixedBytes'; readonly size: number }
  | { readonly kind: 'address' | 'bool' | 'bytes' | 'function' | 'string' }
  | { readonly kind: 'list'; readonly item: AbiType; readonly length: number | undefined }
  | { readonly kind: 'tuple'; readonly members: readonly { readonly name: string; readonly type: AbiType }[] }

/** No real contract nests deeper, and much deeper nesting would overflow the stack. */
const maxDepth = 32

/**
 * Parses the type of a parameter.
 *
 * @returns `undefined` for types that Solidity and Vyper can't declare: unknown names, `fixed`, and types without size.
 */
export function parseAbiType(parameter: AbiParameter, depth = 0): AbiType | undefined {
  const type: unknown = parameter?.type
  if (depth > maxDepth || typeof type !== 'string') return undefined
  const list = /^(.*)\[(\d{0,9})\]$/s.exec(type)
  if (list) {
    const [, inner = '', digits = ''] = list
    const item = parseAbiType({ ...parameter, type: inner }, depth + 1)
    const length = digits === '' ? undefined : Number(digits)
    return item && length !== 0 ? { kind: 'list', item, length } : undefined
  }
  if (type === 'tuple') return tupleOf(memberOf(parameter, 'components'), depth)
  switch (type) {
    case 'address':
    case 'bool':
    case 'bytes':
    case 'function':
    case 'string':
      return { kind: type }
    default:
      return sized(type)
  }
}

function tupleOf(components: readonly AbiParameter[] | undefined, depth: number): AbiType | undefined {
  if (!Array.isArray(components) || components.length === 0) return undefined
  const members: { name: string; type: AbiType }[] = []
  for (const component of components) {
    const type = parseAbiType(component, depth + 1)
    if (!type) return undefined
    members.push({ name: nameOf(component), type })
  }
  return { kind: 'tuple', members }
}

function sized(type: string): AbiType | undefined {
  const [, name, digits] = /^(uint|int|bytes)(\d{1,3})?$/.exec(type) ?? []
  if (name === undefined) return undefined
  const size = digits === undefined ? 256 : Number(digits)
  if (name === 'bytes') return size >= 1 && size <= 32 ? { kind: 'fixedBytes', size } : undefined
  const isWidth = size >= 8 && size <= 256 && size % 8 === 0
  return isWidth ? { kind: name === 'int' ? 'int' : 'uint', bits: size } : undefined
}

/** Returns the name of a parameter, or `''` if it has none. */
export function nameOf(parameter: AbiParameter): string {
  const name = memberOf(parameter, 'name')
  return typeof name === 'string' ? name : ''
}

/** Formats a type for the signature of an event, such as `(address,uint256)[]`. */
export function canonicalType(type: AbiType): string {
  switch (type.kind) {
    case 'uint':
    case 'int':
      return type.kind + type.bits
    case 'fixedBytes':
      return `bytes${type.size}`
    case 'list':
      return `${canonicalType(type.item)}[${type.length ?? ''}]`
    case 'tuple':
      return `(${type.members.map((member) => canonicalType(member.type)).join(',')})`
    default:
      return type.kind
  }
}
