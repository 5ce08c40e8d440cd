import { endOf, type Lifecycle } from '../../src/operation/lifecycle.js'
import type { ListRole } from '../../src/operation/listRole.js'
import type { CostPer } from '../../src/operation/operation.js'
import type { Document, Method, Schema } from '../document/document.js'
import type { Accept, DisplayExtension, PageExtension } from '../document/extensions.js'
import type { Limits } from './limits.js'

/** One API under its public names, as every emitter reads it. */
export interface Model {
  readonly api: string
  readonly document: Document
  readonly operations: readonly OperationModel[]
  /** Schemas of responses and deliveries, by public name. */
  readonly answers: readonly NamedShape[]
  /** Schemas of request bodies, by public name. */
  readonly requests: readonly NamedShape[]
}

/** A schema under its public name. */
export interface NamedShape {
  readonly name: string
  readonly description: string
  readonly shape: Shape
}

/** Whether a type is for what the client returns, or for what it takes. */
export type Direction = 'output' | 'input'

/** The type of a value, without its name and place. Every emitter switches on its kind. */
export type Shape =
  | { readonly kind: 'scalar'; readonly type: ScalarType; readonly format?: string; readonly values?: Values }
  | { readonly kind: 'mixed'; readonly types: readonly ScalarType[] }
  /** Any JSON. `typeField` is the wire name of the field next to it that has its Solidity type. */
  | { readonly kind: 'any'; readonly typeField?: string }
  /** An object whose keys are data. `known` are the keys that the document names. */
  | { readonly kind: 'record'; readonly known: readonly Field[] }
  | { readonly kind: 'list'; readonly item: Use; readonly rows: boolean; readonly oneOrMany: boolean }
  | { readonly kind: 'ref'; readonly name: string }
  | { readonly kind: 'object'; readonly fields: readonly Field[]; readonly extras: readonly Extra[] }
  | { readonly kind: 'union'; readonly tag?: string; readonly untagged?: string; readonly variants: readonly Variant[] }

/** JSON types of single values. */
export type ScalarType = 'string' | 'number' | 'integer' | 'boolean' | 'null'

/** Returns the JavaScript type of a JSON type. */
export function plainType(type: ScalarType): Exclude<ScalarType, 'integer'> {
  return type === 'integer' ? 'number' : type
}

/** A closed set of values, or the known ones of an open set. */
export interface Values {
  readonly closed: boolean
  readonly list: readonly string[]
}

/** A shape where it is used, with what applies only there. */
export interface Use {
  readonly shape: Shape
  readonly nullable: boolean
  /** Another shape that is accepted. */
  readonly accept?: Accept
}

/** A field of an object, under its public and its wire name. */
export interface Field extends Use {
  readonly name: string
  readonly wire: string
  /** Other wire names of the same field. */
  readonly also: readonly string[]
  readonly description: string
  readonly required: boolean
  readonly deprecated: boolean
  readonly default?: unknown
  /** What the service accepts. Calls check it for inputs before they send anything. */
  readonly limits: Limits
  /** Whether the address is sent in checksum form. */
  readonly checksum: boolean
  /** Whether no message may show its value. */
  readonly secret: boolean
  /** Public name of the input that it repeats, in the responses of operations that have such an input. */
  readonly echoes?: string
  /** What it does to a list, or says about it. */
  readonly list?: ListRole
  /** What it means to someone who reads a row. Other fields are given by wire names. */
  readonly display?: DisplayExtension
}

/**
 * Whether an object always has a field. In responses, that includes fields with a default, which the decoder fills in.
 */
export function isAlwaysThere({ required, default: value }: Field, direction: Direction): boolean {
  return required || (direction === 'output' && value !== undefined)
}

/** A field that has no wire name of its own: from the call, gathered or grouped. */
export type Extra =
  | { readonly kind: 'input'; readonly name: string; readonly format: string }
  | { readonly kind: 'gather' | 'group'; readonly name: string; readonly fields: readonly Field[] }
  /** What the response lacks, and whether it is complete, read from a wire field and the requested chains. */
  | { readonly kind: 'partial'; readonly name: 'missing' | 'complete'; readonly meta: string; readonly chains: string }

/** A member of a union and what distinguishes it from the others. */
export interface Variant {
  readonly name: string
  readonly tags: readonly string[]
  /** Wire names of the required fields, which distinguish the members of a union without a tag. */
  readonly keys: readonly string[]
}

/** One operation, with the document's defaults filled in. */
export interface OperationModel {
  readonly id: string
  readonly method: Method
  /** Path template in the document, which distinguishes operations with the same wire path. */
  readonly documentPath: string
  readonly path: string
  readonly fullnodePath: string | undefined
  /** Whether only a plain node serves it. */
  readonly fullnodeOnly: boolean
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly inputs: readonly InputModel[]
  readonly answer: Use
  readonly status: string
  readonly nullable: boolean
  /** Whether an empty response is the result `null`. */
  readonly emptyIsNull: boolean
  readonly page: PageModel | undefined
  readonly idempotent: boolean | undefined
  /** Public names of inputs of which a call needs at least one. */
  readonly needsOne: readonly string[]
  /** A status outside 2xx whose body is a result if it is an object with these wire fields. */
  readonly result: { readonly status: number; readonly fields: Readonly<Record<string, Schema>> } | undefined
  readonly cost: number | undefined
  /** What the cost is charged for, if not for the call. */
  readonly costPer: CostPer | undefined
  readonly bearer: boolean
  readonly product: boolean
  /** Wire and public names of its fields and inputs that contain a secret. */
  readonly secrets: readonly string[]
  /** Its own hosts, instead of those of its API, by network. */
  readonly servers: Readonly<Record<string, string>> | undefined
  /** The other API whose hosts these are. */
  readonly host: string | undefined
  /** Whether the service has it, when it ends, and the plan it requires; absent if the document doesn't say. */
  readonly lifecycle: Lifecycle | undefined
}

/** Whether users are told not to call it any more. Not if a plain node still serves it. */
export function isDeprecated({ lifecycle }: OperationModel): boolean {
  return lifecycle !== undefined && endOf(lifecycle) !== undefined && lifecycle.host === undefined
}

/** Whether a call may resolve to `null`. */
export function mayBeNull({ answer, nullable, emptyIsNull }: OperationModel): boolean {
  return answer.nullable || nullable || emptyIsNull
}

/** An input of an operation: a field, and where it is sent. */
export interface InputModel extends Field {
  readonly in: 'path' | 'query' | 'body'
  readonly fallback: 'defaultChain' | 'defaultNetwork' | { readonly value: unknown } | undefined
  readonly picksServer: boolean
  /** The name by which decoded objects repeat its value, if that isn't its own. */
  readonly gives?: string
  /** Whether a list is sent as one text, with its values joined by commas. */
  readonly joined: boolean
  /** The document's example of a wire value, if it has one. */
  readonly example: unknown
}

/** How an operation pages, under public names. */
export interface PageModel {
  readonly extension: PageExtension
  readonly items: string
  readonly input: string
  readonly offset: string | undefined
  readonly item: Use
  /** Whether a page is over many chains, and says which of them it lacks. */
  readonly overChains: boolean
}
