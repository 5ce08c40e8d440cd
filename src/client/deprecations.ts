import { endOf, type Lifecycle } from '../operation/lifecycle.js'
import { firstTime } from '../runtime/firstTime.js'
import { notifyHook } from '../runtime/notify.js'
import type { ClientHooks } from './hooks.js'

/** Reports the use of an operation that ends or has ended, once per operation of a client. */
export type ReportDeprecation = (operation: string, lifecycle: Lifecycle | undefined) => void

/** Creates the function that reports deprecations to the hook `onDeprecated`. */
export function deprecationReport(hooks: readonly ClientHooks[]): ReportDeprecation {
  const isFirst = firstTime()
  return (operation, lifecycle) => {
    if (!lifecycle || !endOf(lifecycle) || !isFirst(lifecycle)) return
    notifyHook(hooks, 'onDeprecated', () => [operation, lifecycle])
  }
}
