import type { Display } from './display.js'
import type { ListRole } from './listRole.js'
import type { Operation } from './operation.js'
import type { Reads } from './reads.js'

/**
 * What the documents say about one API, under public names: `generated/<api>/manifest.json`. The playground, the mock
 * server and other tools read it beside `Operation`, which has what a call needs. Whatever is absent has its default:
 * false, none, or the same name.
 */
export interface Manifest {
  /** Name of the API: `evm`, `universal`, `solana`, `aptosNode` …. */
  readonly api: string
  readonly title: string
  /** Hosts by network; under the empty name where the API has one for all. */
  readonly servers: Readonly<Record<string, string>>
  /** Groups of operations, in the order in which they are shown. */
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  /** The formats that stand in this manifest, by name. */
  readonly formats: Readonly<Record<string, ManifestFormat>>
  readonly operations: readonly ManifestOperation[]
  /** The types that shapes refer to, of answers, deliveries and request bodies. */
  readonly types: Readonly<Record<string, ManifestType>>
}

/** How values of a format are given and taken, by the names of their TypeScript types. */
export interface ManifestFormat {
  /** Of decoded values: `bigint`, `Date`, `EvmAddress` … */
  readonly output: string
  /** Of inputs: `UintInput`, `DateInput`, `string` … */
  readonly input: string
  /** Whether values are whole numbers. */
  readonly whole?: true
}

/** One operation. */
export interface ManifestOperation extends Pick<Operation, 'host' | 'costPer' | 'lifecycle'> {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path template on the wire, with wire names. */
  readonly path: string
  /** The template on a plain node, where it differs. */
  readonly nodePath?: string
  /** Whether only a plain Aptos node answers it. */
  readonly nodeOnly?: true
  readonly tag: string
  readonly title: string
  readonly description: string
  readonly inputs: readonly ManifestInput[]
  /** Set where a body is sent even without an input for it. */
  readonly emptyBody?: true
  /** Inputs of which one must be given, and not be `false`. */
  readonly needsOne?: readonly string[]
  /** The answer; of a paged operation the body of one page. */
  readonly output: ManifestUse
  readonly page?: ManifestPage
  /**
   * Inputs by the field of the answer that repeats them, beside those of `ManifestField.echoes`: wire names with dots
   * between, through lists. `tokens.token_id` is that of a row of the input.
   */
  readonly echoed?: Readonly<Record<string, string>>
  /**
   * The same of fields that repeat an input in some rows, or within a text. Of `Chain ID: {chainId}` it is the word that
   * follows in a text.
   */
  readonly mentioned?: Readonly<Record<string, string | readonly string[]>>
  /** Inputs by the things that they name, for each of which the operation is opened. */
  readonly reads?: Reads
  /** Whether the result is `null` where there is nothing. */
  readonly nullable?: true
  /** Whether a call may be repeated, where that does not follow from the method. */
  readonly idempotent?: boolean
  /** Hosts of this operation, where they are not those of its API. */
  readonly servers?: Readonly<Record<string, string>>
  /** Compute units of a call. */
  readonly cost?: number
  /** Names of the example answers by status, success first; their values are in `examples.json`. */
  readonly answers: Readonly<Record<string, readonly string[]>>
  /** Names of the example bodies of its requests. */
  readonly bodies?: readonly string[]
}

/** How an operation pages, under wire names. */
export interface ManifestPage {
  readonly style: 'cursor' | 'has-next' | 'header' | 'start'
  /** The list of rows; `.` when the answer is the list. */
  readonly items: string
  /** The query parameter that asks for a page. */
  readonly query: string
  /** The field, or the answer's header, that has the cursor of the next page. */
  readonly cursor?: string
  readonly header?: string
  /** The field of a row that the next page starts after. */
  readonly next?: string
  /** The answer's header that has the position of the newest row. */
  readonly newest?: string
  /** The query parameter that skips rows. */
  readonly offset?: string
  /** Index of the first page. */
  readonly first: 0 | 1
}

/** A shape where it is used. */
export interface ManifestUse {
  readonly shape: ManifestShape
  readonly nullable?: true
}

/** A field of an object. */
export interface ManifestField extends ManifestUse {
  readonly name: string
  /** Name on the wire, where it differs; empty for what the client adds. */
  readonly wire?: string
  /** Other wire names of the same field. */
  readonly also?: readonly string[]
  readonly description: string
  readonly required?: true
  readonly deprecated?: true
  /** What an absent value means. */
  readonly default?: unknown
  /** What the service refuses, in words of JSON schema; those of values are of a list's entries where it is one. */
  readonly limits?: Readonly<Record<string, string | number>>
  readonly display?: Display
  /** Whether its value is kept like the key. */
  readonly secret?: true
  /** The input that it repeats, in the answers of operations that have it. */
  readonly echoes?: string
  /** What it tells of the list beside it; of an input, what it does to the list that is the answer. */
  readonly list?: ListRole
}

/** An input of an operation. */
export interface ManifestInput extends ManifestField {
  /** Where it is sent. A body has a field for each of its inputs, or is one whole input, whose wire name is empty. */
  readonly in: 'path' | 'query' | 'body'
  /** Whether a list is sent as one text, with commas between its values. */
  readonly joined?: true
  readonly example?: unknown
}

/** What a value looks like, apart from its name and place. */
export type ManifestShape =
  /** One value: `type` is that of its JSON, such as `string` or `string | number`. */
  | {
      readonly kind: 'scalar'
      readonly type: string
      readonly format?: string
      /** The values that are taken, or those that are known. */
      readonly values?: readonly string[]
      /** Whether there are no other values. */
      readonly closed?: true
    }
  /** Any JSON; where `typeField` names the field beside it that has its Solidity type, it is read by that. */
  | { readonly kind: 'any'; readonly typeField?: string }
  /** An object whose keys are data, apart from the known fields. */
  | { readonly kind: 'record'; readonly known?: readonly ManifestField[] }
  | { readonly kind: 'list'; readonly item: ManifestUse; readonly oneOrMany?: true }
  | { readonly kind: 'ref'; readonly name: string }
  | { readonly kind: 'object'; readonly fields: readonly ManifestField[] }
  | { readonly kind: 'union'; readonly tag?: string; readonly variants: readonly ManifestVariant[] }

/** A member of a union: what has one of its tags, or all of its keys where the union has no tag. */
export interface ManifestVariant {
  readonly name: string
  readonly tags: readonly string[]
  /** Wire names of the required fields. */
  readonly keys: readonly string[]
}

/** A type with a name. */
export interface ManifestType {
  readonly description: string
  readonly shape: ManifestShape
}
