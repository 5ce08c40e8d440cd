/** The examples of an API's document: `generated/<api>/examples.json`. */
export interface ManifestExamples {
  /** Example responses that most operations share, by status. */
  readonly shared: Readonly<Record<string, NamedExamples>>
  /** The other example responses, by operation id and status. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, NamedExamples>>>>
  /** Example request bodies, by operation id. */
  readonly bodies: Readonly<Record<string, NamedExamples>>
}

/** Examples by name, in the order of the document. */
export type NamedExamples = Readonly<Record<string, ManifestExample>>

/** A body as it is on the wire. */
export interface ManifestExample {
  readonly summary?: string
  readonly value: unknown
  /** The cursor header that goes with it. */
  readonly cursor?: string
  /** The inputs that it is the response to, by public name, where they differ from the inputs' own examples. */
  readonly input?: Readonly<Record<string, string | boolean | readonly string[]>>
}
