import type { Lifecycle } from '../../src/operation/lifecycle.js'
import type { FieldListRole, InputListRole } from '../../src/operation/listRole.js'
import type { Reads } from '../../src/operation/reads.js'
import type { Accept, DisplayExtension, PageExtension } from './extensions.js'

/** The parts of an OpenAPI 3.1 document that the generator reads, after bundling. */
export interface Document {
  readonly openapi: string
  readonly info: {
    readonly title: string
    readonly version: string
    readonly summary?: string
    readonly description?: string
  }
  readonly servers: readonly Server[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, PathItem>>
  readonly webhooks?: Readonly<Record<string, PathItem>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** A host, and what is on it. */
export interface Server {
  readonly url: string
  readonly 'x-network'?: string
  /** For an operation: the other API whose host it is. */
  readonly 'x-api'?: string
}

/** A method an operation may have, as documents spell it. */
export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'

/** The operations of one path. */
export type PathItem = {
  readonly [method in Method]?: OperationObject
} & { readonly servers?: readonly Server[] }

/** An operation, with the extensions that specs/README.md explains. */
export interface OperationObject {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: RequestBody
  readonly responses: Readonly<Record<string, ResponseObject>>
  readonly deprecated?: boolean
  /** Hosts of this operation, instead of those of the document. */
  readonly servers?: readonly Server[]
  readonly 'x-lifecycle'?: Lifecycle
  readonly 'x-page'?: PageExtension
  readonly 'x-nullable'?: boolean
  /** Present if an empty response is the result `null`. */
  readonly 'x-empty'?: null
  readonly 'x-idempotent'?: boolean
  /** Inputs of which at least one must be passed, and not be `false`. */
  readonly 'x-needs-one'?: readonly string[]
  /** Inputs by the fields of the response that repeat them. */
  readonly 'x-echoed'?: Readonly<Record<string, string>>
  /** Inputs by the fields of the response that repeat them in some rows, or within a text. */
  readonly 'x-mentioned'?: Readonly<Record<string, string | readonly string[]>>
  /** The input that takes each kind of thing which the operation looks up. */
  readonly 'x-reads'?: Reads
  /** Whether a GET changes something. */
  readonly 'x-writes'?: true
  readonly 'x-cost'?: number
  /** What the cost is charged for, if not for the call. */
  readonly 'x-cost-per'?: 'chain' | 'wallet'
  readonly 'x-transport'?: { readonly bearer?: boolean; readonly product?: boolean }
  readonly 'x-fullnode-path'?: string
  readonly 'x-fullnode-only'?: true
  readonly 'x-wire-path'?: string
}

/** An input in the path, the query or a header. */
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly deprecated?: boolean
  readonly description: string
  readonly schema: Schema
  /** `false` for a query list whose values are sent as one text, joined by commas. */
  readonly explode?: boolean
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, Example>>
  readonly 'x-input-name'?: string
  readonly 'x-array'?: 'brackets'
  readonly 'x-address-case'?: 'checksum'
  /** What it does to the list in the response. */
  readonly 'x-list'?: InputListRole
  /** The name by which `x-from-input` reads it, beside its own. */
  readonly 'x-gives'?: string
}

/** The body of a request. */
export interface RequestBody {
  readonly description: string
  readonly required?: boolean
  readonly content: Readonly<Record<string, MediaType>>
  readonly 'x-input-name'?: string
}

/** A response, by status. */
export interface ResponseObject {
  readonly description: string
  readonly headers?: Readonly<Record<string, unknown>>
  readonly content?: Readonly<Record<string, MediaType>>
}

/** A body of one media type, with examples of it. */
export interface MediaType {
  readonly schema: Schema
  readonly examples?: Readonly<Record<string, Example>>
}

/** An example response, for the mock server and the tests. */
export interface Example {
  readonly summary?: string
  readonly value: unknown
  /** Value of the cursor header that is sent with this response. */
  readonly 'x-header-cursor'?: string
  /** The inputs that this example is the response to, by public name. */
  readonly 'x-input'?: Readonly<Record<string, string | boolean | readonly string[]>>
}

/** A schema, with the extensions that specs/README.md explains. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: Readonly<Record<string, string>> }
  readonly enum?: readonly string[]
  readonly const?: string
  readonly default?: unknown
  readonly deprecated?: boolean
  readonly example?: unknown
  readonly 'x-name'?: string
  /** Other wire names the service has used for the same field. */
  readonly 'x-also'?: readonly string[]
  readonly 'x-known'?: readonly string[]
  readonly 'x-rows'?: 'independent'
  readonly 'x-accept'?: Accept
  readonly 'x-from-input'?: Readonly<Record<string, string>>
  readonly 'x-partial'?: { readonly meta: string; readonly chains: string }
  readonly 'x-gather'?: Readonly<Record<string, readonly string[]>>
  readonly 'x-group'?: Readonly<Record<string, readonly string[]>>
  readonly 'x-resolve'?: 'by-keys'
  /** The tag of the member that a value without a tag is read as. */
  readonly 'x-untagged'?: string
  readonly 'x-send-default'?: boolean
  readonly 'x-display'?: DisplayExtension
  readonly 'x-one-or-many'?: boolean
  readonly 'x-address-case'?: 'checksum'
  /** Whether it is a secret, which no message shows. */
  readonly 'x-secret'?: true
  /** The field next to it that has the Solidity type of its value. */
  readonly 'x-abi-type'?: string
  /** Public name of the input that the field repeats, in the responses of operations that have such an input. */
  readonly 'x-echoes'?: string
  /** What it says about the list next to it. */
  readonly 'x-list'?: FieldListRole
}

/** The schema of error bodies, which are shown but not decoded, and have no type. */
export const errorBody = 'ApiErrorBody'

/** Name of the schema a `$ref` points to. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}
