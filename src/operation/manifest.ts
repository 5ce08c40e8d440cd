import type { Display } from './display.js'
import type { ListRole } from './listRole.js'
import type { Operation } from './operation.js'
import type { Reads } from './reads.js'

/**
 * What the documents say about one API, under public names: `generated/<api>/manifest.json`. The playground, the mock
 * server and other tools read it in addition to `Operation`, which has what a call needs. Whatever is absent has its
 * default: false, none, or the same name.
 */
export interface Manifest {
  /** Name of the API: `evm`, `universal`, `solana`, `aptosNode` …. */
  readonly api: string
  readonly title: string
  /** Hosts by network; under the empty name if the API has one host for all. */
  readonly servers: Readonly<Record<string, string>>
  /** Groups of operations, in display order. */
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  /** The formats that this manifest uses, by name. */
  readonly formats: Readonly<Record<string, ManifestFormat>>
  readonly operations: readonly ManifestOperation[]
  /** The types that shapes refer to: of responses, deliveries and request bodies. */
  readonly types: Readonly<Record<string, ManifestType>>
}

/** The TypeScript types of a format's values. */
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
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path template on the wire, with wire names. */
  readonly path: string
  /** The template on a plain node, if it differs. */
  readonly nodePath?: string
  /** Whether only a plain Aptos node serves it. */
  readonly nodeOnly?: true
  readonly tag: string
  readonly title: string
  readonly description: string
  readonly inputs: readonly ManifestInput[]
  /** Set if a body is sent even without an input for it. */
  readonly emptyBody?: true
  /** Inputs of which at least one must be passed, and not be `false`. */
  readonly needsOne?: readonly string[]
  /** The response; for a paged operation, the body of one page. */
  readonly output: ManifestUse
  readonly page?: ManifestPage
  /**
   * Inputs by the field of the response that repeats them, in addition to `ManifestField.echoes`. Fields are wire names
   * joined by dots, also through lists. `tokens.token_id` is a field of a row of the input.
   */
  readonly echoed?: Readonly<Record<string, string>>
  /**
   * The same for fields that repeat an input only in some rows, or within a text: `Chain ID: {chainId}` is the word
   * after `Chain ID: `.
   */
  readonly mentioned?: Readonly<Record<string, string | readonly string[]>>
  /** The input that takes each kind of thing which this operation looks up. */
  readonly reads?: Reads
  /** Whether the result is `null` if there is nothing. */
  readonly nullable?: true
  /** Whether a call may be repeated, if that doesn't follow from the method. */
  readonly idempotent?: boolean
  /** Hosts of this operation, if they differ from those of its API. */
  readonly servers?: Readonly<Record<string, string>>
  /** Compute units of a call. */
  readonly cost?: number
  /** Names of the example responses by status, success first. Their values are in `examples.json`. */
  readonly answers: Readonly<Record<string, readonly string[]>>
  /** Names of the example bodies of its requests. */
  readonly bodies?: readonly string[]
}

/** How an operation pages, under wire names. */
export interface ManifestPage {
  readonly style: 'cursor' | 'has-next' | 'header' | 'start'
  /** The list of rows; `.` if the response is the list. */
  readonly items: string
  /** The query parameter that requests a page. */
  readonly query: string
  /** The field of the response that has the cursor of the next page. */
  readonly cursor?: string
  /** The response header that has the cursor of the next page. */
  readonly header?: string
  /** The field of a row that the next page starts after. */
  readonly next?: string
  /** The response header that has the position of the newest row. */
  readonly newest?: string
  /** The query parameter that skips rows. */
  readonly offset?: string
  /** Index of the first page. */
  readonly first: 0 | 1
}

/** A shape where it is used, with what applies only there. */
export interface ManifestUse {
  readonly shape: ManifestShape
  readonly nullable?: true
}

/** A field of an object. */
export interface ManifestField extends ManifestUse {
  readonly name: string
  /** Name on the wire, if it differs; empty for a field that the client adds. */
  readonly wire?: string
  /** Other wire names of the same field. */
  readonly also?: readonly string[]
  readonly description: string
  readonly required?: true
  readonly deprecated?: true
  /** What an absent value means. */
  readonly default?: unknown
  /** What the service accepts, in JSON schema keywords. For a list, keywords for values apply to its entries. */
  readonly limits?: Readonly<Record<string, string | number>>
  readonly display?: Display
  /** Whether its value is a secret, which no message shows. */
  readonly secret?: true
  /** The input that it repeats, in the responses of operations that have such an input. */
  readonly echoes?: string
  /** What it says about the list beside it; for an input, what it does to the list in the response. */
  readonly list?: ListRole
}

/** An input of an operation. */
export interface ManifestInput extends ManifestField {
  /** Where it is sent. A body has one field per input, or is a single input, whose wire name is empty. */
  readonly in: 'path' | 'query' | 'body'
  /** Whether a list is sent as one text, with its values joined by commas. */
  readonly joined?: true
  readonly example?: unknown
}

/** The type of a value, without its name and place. */
export type ManifestShape =
  /** One value: `type` is that of its JSON, such as `string` or `string | number`. */
  | {
      readonly kind: 'scalar'
      readonly type: string
      readonly format?: string
      /** The known values. */
      readonly values?: readonly string[]
      /** Whether `values` has all of them. */
      readonly closed?: true
    }
  /** Any JSON. If `typeField` names a field beside it, that field has the Solidity type by which it is decoded. */
  | { readonly kind: 'any'; readonly typeField?: string }
  /** An object whose keys are data, apart from the known fields. */
  | { readonly kind: 'record'; readonly known?: readonly ManifestField[] }
  | { readonly kind: 'list'; readonly item: ManifestUse; readonly oneOrMany?: true }
  | { readonly kind: 'ref'; readonly name: string }
  | { readonly kind: 'object'; readonly fields: readonly ManifestField[] }
  | { readonly kind: 'union'; readonly tag?: string; readonly variants: readonly ManifestVariant[] }

/**
 * A variant of a union. A value belongs to it by one of its tags or, if the union has no tag, by having all its keys.
 */
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
