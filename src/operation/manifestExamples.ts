/** The examples of an API's document: `generated/<api>/examples.json`. */
export interface ManifestExamples {
  /** Example answers that most operations have, by status. */
  readonly shared: Readonly<Record<string, NamedExamples>>
  /** Example answers of an operation, by its id and by status, but for those that are shared. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, NamedExamples>>>>
  /** Example bodies of requests, by the operation's id. */
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
  /** The inputs it is the answer to, by public name, where they differ from those that the inputs have as examples. */
  readonly input?: Readonly<Record<string, string | boolean | readonly string[]>>
}
