import { InputError } from '../errors/input.js'
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
  try {
    if (action === 'mine') chain.mine(JSON.parse((await text(maxBody)) ?? ''))
    else if (action === 'reorg') chain.reorg(JSON.parse((await text(maxBody)) ?? ''))
    else reset()
  } catch (error) {
    if (error instanceof InputError || error instanceof SyntaxError) return refuse(400, error.message)
    throw error
  }
  return { status: 204, headers: {} }
}
