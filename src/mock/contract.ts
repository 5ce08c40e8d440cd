import type { Answer } from './model/answer.js'
import type { MockCall } from './model/call.js'
import type { Choice } from './requests/prefer.js'

/** A second opinion on requests and answers, such as that of a validator which reads the documents themselves. */
export interface Contract {
  /** Refuses a request; `undefined` accepts it. */
  readonly refuse: (call: MockCall) => Promise<Answer | undefined>
  /** Says in the answer's headers where it breaks the document. */
  readonly mark: (call: MockCall, answer: Answer) => Promise<Answer>
  /** Makes an answer up, where one was preferred. */
  readonly invent: (call: MockCall, choice: Choice) => Promise<Answer>
}
