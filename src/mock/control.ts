import type { Engine, MockRequest } from './engine.js'
import type { Answer } from './model/answer.js'

/** Whether a request is one to the mock itself: `POST …/__mock/reset`. */
export const isControl = ({ method, path }: Pick<MockRequest, 'method' | 'path'>): boolean =>
  method === 'POST' && path.endsWith('/__mock/reset')

/** Lets a mock forget what was changed and met. */
export function answerControl(engine: Engine): Answer {
  engine.reset()
  return { status: 204, headers: {} }
}
