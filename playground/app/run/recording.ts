import type { Caller, CallOptions, Operation } from 'ledgerline'
import type { RunLog } from './runLog.js'

/** A caller that also keeps each whole answer: its wire JSON and what the transport knows of it. */
export function recording(caller: Caller, log: RunLog, onFailure: (error: unknown) => void): Caller {
  const call = (operation: Operation, input: unknown, options?: CallOptions) => {
    log.begin()
    const start = performance.now()
    const call = caller.call(operation, input, options)
    call.withResponse().then(
      (answer) => {
        log.answer(answer)
        log.end()
      },
      (error: unknown) => {
        log.fail(performance.now() - start, error) // whoever made the call gets the error
        log.end()
        onFailure(error)
      },
    )
    return call
  }
  return { ...caller, call } as Caller // the same call, which the operation types
}
