import type { CallResult } from 'ledgerline'
import { use, useMemo } from 'react'
import type { Shapes } from '../catalogue/details.js'
import { loadShapes } from '../catalogue/load.js'
import { type Answer, type AnsweredCall, answerOf } from './answer.js'

/** An answer laid out for its views, and the shapes of its API; it suspends until those are loaded. */
export function useAnswer(
  call: AnsweredCall,
  answers: readonly CallResult<unknown>[],
): { readonly answer: Answer; readonly shapes: Shapes } {
  const shapes = use(loadShapes(call.loaded.entry))
  const answer = useMemo(
    () =>
      answerOf(
        call,
        answers.map((answer) => ({ data: answer.data, answer })),
        shapes,
      ),
    [call, answers, shapes],
  )
  return { answer, shapes }
}
