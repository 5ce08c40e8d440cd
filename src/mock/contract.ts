import type { Answer } from './model/answer.js'
import type { MockCall } from './model/call.js'
import type { Choice } from './requests/prefer.js'

/** Checks requests and responses, such as a validator that reads the documents themselves. */
export interface Contract {
  /** Returns a refusal, or `undefined` to accept the request. */
  readonly refuse: (call: MockCall) => Promise<Answer | undefined>
  /** Adds headers that say where a response violates the document. */
  readonly mark: (call: MockCall, answer: Answer) => Promise<Answer>
  /** Generates a response, if `Prefer: dynamic=true` asks for one. */
  readonly invent: (call: MockCall, choice: Choice) => Promise<Answer>
}
