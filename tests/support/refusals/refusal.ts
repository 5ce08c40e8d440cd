import type { Parts } from '../specDocument.js'

/** What is wrong with a document, the parts that are, and the reason that generation gives. */
export type Refusal = readonly [what: string, parts: Parts, reason: RegExp]
