import type { Display } from '../../../src/operation/display.js'
import type { ThingName } from '../../../src/operation/reads.js'

/** What the form and the header of one operation need. */
export interface OperationDetails {
  readonly description: string
  readonly inputs: readonly InputDetails[]
  readonly examples: readonly ExampleDetails[]
  /** The decoded answer. */
  readonly answer: ShapeUse
}

/** One input of the form. */
export interface InputDetails {
  readonly name: string
  readonly wire: string
  readonly in: 'path' | 'query' | 'body'
  readonly required: boolean
  readonly deprecated: boolean
  readonly description: string
  readonly control: Control
  /** A value from the document, as a form would hold it. */
  readonly example?: Draft[string]
  /** What the service or the client assumes when nothing is given. */
  readonly assumed?: string
  /** What it names, where the operation is opened for that. */
  readonly thing?: ThingName
  /** Whether its value is kept like the key. */
  readonly secret?: true
}

/** How a person fills an input. */
export type Control =
  | TextDetails
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly format?: string }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'list'; readonly item: Control; readonly oneOrMany: boolean }
  | { readonly kind: 'json'; readonly type: string }

/** A value in one line of text. */
export interface TextDetails extends Typing {
  readonly kind: 'text'
  readonly format?: string
  readonly type: string
}

/** How a line of text is typed and read. */
export interface Typing {
  /** Digits are a whole number of any size, a decimal is a number, or the text is a point in time. */
  readonly typing?: 'uint' | 'number' | 'date'
  /** It takes nothing but digits. */
  readonly digits?: true
}

/** What a person has typed, by input: text, or a line per entry of a list. */
export type Draft = Readonly<Record<string, string | readonly string[]>>

/** Inputs that show something, filled in by one click. */
export interface ExampleDetails {
  readonly name: string
  readonly summary: string
  readonly draft: Draft
  /** Name of the document's answer that the mock gives for it. */
  readonly answer?: string
}

/** A shape where it is used. */
export interface ShapeUse {
  readonly shape: AnswerShape
  readonly nullable?: true
}

/** The public shape of an answer, as far as a page shows it. */
export type AnswerShape =
  | { readonly kind: 'scalar'; readonly type: string; readonly format?: string }
  | { readonly kind: 'list'; readonly item: ShapeUse }
  | { readonly kind: 'ref'; readonly name: string }
  | { readonly kind: 'object'; readonly fields: readonly ShapeField[] }
  | {
      readonly kind: 'union'
      readonly tag?: string
      readonly variants: readonly UnionVariant[]
    }
  | { readonly kind: 'any' }

/** A member of a union: an object is one that has one of its tags, or all of its keys where the union has no tag. */
export interface UnionVariant {
  readonly name: string
  readonly tags: readonly string[]
  /** Wire names. */
  readonly keys: readonly string[]
}

/**
 * A field of an answer, under its public and its wire name; `wire` is absent where the two are the same, and empty for
 * what the client adds. `also` has other wire names of the same field.
 */
export interface ShapeField extends ShapeUse {
  readonly name: string
  readonly wire?: string
  readonly also?: readonly string[]
  readonly description: string
  readonly display?: Display
}

/** The shapes of an API's answers by name. */
export type Shapes = Readonly<Record<string, AnswerShape>>
