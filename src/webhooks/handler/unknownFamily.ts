import { truncate } from '../../errors/truncate.js'
import type { Issue } from '../../operation/decode/decoding.js'
import { notify } from '../../runtime/notify.js'
import type { UnknownDelivery } from '../delivery/delivery.js'

/** Called for each delivery of a family of chains that this package has no types for. */
export type OnIssue = (issue: Issue, delivery: UnknownDelivery) => unknown

/** Creates the report of deliveries of unknown families. Without `onIssue`, it warns about the first in the console. */
export function createUnknownReport(onIssue: OnIssue | undefined): (delivery: UnknownDelivery) => void {
  let isLogged = false
  return (delivery) => {
    const { chainId = '', streamId = '', raw } = delivery
    const names = `chainId ${truncate(chainId) || 'absent'}, streamId ${truncate(streamId) || 'absent'}`
    const message = `This delivery is of an unknown family of chains: ${names}`
    if (onIssue) {
      notify(() => onIssue({ path: '', code: 'unknown_union', message, raw }, delivery))
    } else if (!isLogged) {
      isLogged = true
      console.warn(`ledgerline: ${message}. It is acknowledged; pass onIssue to hear of each one`)
    }
  }
}
