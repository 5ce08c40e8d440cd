import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What public sources say of an operation, kept in `tests/fixtures` by `scripts/fixtures.ts`. */
export interface OperationFacts {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly inSpec: boolean
  readonly pathParams?: readonly { readonly name: string }[]
  readonly queryParams?: readonly ParameterFacts[]
  readonly body?: { readonly schema?: ShapeFacts } | null
  readonly responseRef?: ShapeFacts | null
  readonly nullable?: boolean
  readonly nullStatus404?: boolean
  readonly pagination?: { readonly firstPage?: number | null } | null
  readonly computeUnits?: { readonly price?: number | null } | null
  readonly sdkTransport?: 'v2' | 'v3'
  /** Base URL of its server. */
  readonly host?: string
}

export interface ParameterFacts {
  readonly name: string
  readonly required?: boolean
  readonly wireNames?: unknown
}

/** The shape of a value: `ref` names a schema. */
export interface ShapeFacts {
  readonly type: string
  readonly ref?: string
  readonly items?: ShapeFacts
}

export interface FieldFacts extends ShapeFacts {
  readonly name: string
  readonly nullable?: boolean
  readonly optional?: boolean
  readonly recommendOptional?: boolean
  readonly absentInMocks?: boolean
  readonly phantom?: boolean
  readonly alsoAccept?: readonly string[]
}

export interface ApiFacts {
  /** The day of a list that leaves out what is gone: all that it has is promised. */
  readonly asOf?: string
  readonly operations: readonly OperationFacts[]
  readonly schemas: Readonly<Record<string, SchemaFacts>>
}

export interface SchemaFacts {
  readonly fields?: readonly FieldFacts[]
  /** The fields without which a row is none. */
  readonly identity?: readonly string[]
}

const folder = fileURLToPath(new URL('../fixtures/facts/', import.meta.url))

/** Whether there are facts of an API: a new one may have none. */
export const hasFactsOf = (api: string): boolean => existsSync(`${folder}${api}.json`)

/** What is known of the end, the plan and the charge of an operation. */
export interface LifecycleFacts {
  readonly id: string
  readonly api: string
  readonly status: string
  readonly removedOn?: string | null
  readonly goneBy?: string
  readonly replacement?: string | null
  /** What the documents name where theirs has not come yet. */
  readonly specsReplacement?: string
  readonly plan?: string | null
  readonly cost?: number | null
  readonly costPer?: string | null
}

/** What is known of the ends of operations and chains. */
export const lifecycleFacts: {
  readonly operations: readonly LifecycleFacts[]
  readonly chains: readonly {
    readonly chainId: string
    readonly removedOn?: string | null
    readonly announcedFor?: string
    readonly goneBy?: string
  }[]
  readonly chainsLive: readonly string[]
} = JSON.parse(readFileSync(`${folder}lifecycle.json`, 'utf8')) // its own format

/** The operations that the documents promise, with what their facts refer to; each file has schemas of its own. */
export interface PromisedFacts {
  readonly promised: readonly OperationFacts[]
  readonly schemas: ApiFacts['schemas']
}

/** What is promised of an API, by file: of the first what the specification names, of the others all. */
export function factsOf(api: string): readonly PromisedFacts[] {
  const files = [api, ...(laterFiles[api] ?? [])].filter(hasFactsOf)
  return files.map((file) => {
    const { asOf, operations, schemas }: ApiFacts = JSON.parse(readFileSync(`${folder}${file}.json`, 'utf8')) // its own format
    return { promised: operations.filter(({ inSpec }) => inSpec || asOf !== undefined), schemas }
  })
}

/** Files with operations that came later. */
const laterFiles: Readonly<Record<string, readonly string[]>> = { evm: ['evm-added'] }
