import { hasFields } from '../arguments/rules.js'
import { InputError } from '../errors/input.js'
import type { MockChain } from './chain/mockChain.js'
import type { Engine, MockRequest } from './engine.js'
import { type Answer, refuse } from './model/answer.js'
import { maxBody } from './requests/body.js'

/** Where a request to the mock itself is sent. */
const place = /\/__mock\/(reset|mine|reorg)$/

/** Whether a request is one to the mock itself: `POST …/__mock/reset`, `/__mock/mine` or `/__mock/reorg`. */
export const isControl = ({ method, path }: Pick<MockRequest, 'method' | 'path'>): boolean =>
  method === 'POST' && place.test(path)

/** Answers a request to the mock itself. What is mined is sent as JSON, a delivery as it is. */
export async function answerControl(
  { chain, reset }: Engine,
  { path, text }: Pick<MockRequest, 'path' | 'text'>,
): Promise<Answer> {
  const [, action] = place.exec(path) ?? []
  if (action === 'mine' || action === 'reorg') return script(chain, action, await text(maxBody))
  reset()
  return done
}

function script(chain: MockChain, action: 'mine' | 'reorg', text: string | undefined): Answer {
  if (text === undefined) return refuse(413, `The body is longer than ${maxBody} bytes`)
  try {
    const given = JSON.parse(text)
    const isObject: boolean = hasFields(given)
    if (!isObject) return refuse(400, notAnObject)
    chain[action](given) // it looks at what it is given
    return done
  } catch (error) {
    if (error instanceof SyntaxError) return refuse(400, notAnObject)
    if (error instanceof InputError) return refuse(400, error.message)
    throw error
  }
}

const notAnObject = 'The body takes a JSON object'

const done: Answer = { status: 204, headers: {} }
