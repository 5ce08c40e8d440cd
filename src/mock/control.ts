import type { Engine, MockRequest } from './engine.js'
import type { Answer } from './model/answer.js'

/** Whether a request controls the mock: `POST …/__mock/reset`. */
export const isControl = ({ method, path }: Pick<MockRequest, 'method' | 'path'>): boolean =>
  method === 'POST' && path.endsWith('/__mock/reset')

/** Resets a mock. */
export function answerControl(engine: Engine): Answer {
  engine.reset()
  return { status: 204, headers: {} }
}
