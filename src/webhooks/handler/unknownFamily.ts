import { truncate } from '../../errors/truncate.js'
import type { Issue } from '../../operation/decode/decoding.js'
import { notify } from '../../runtime/notify.js'
import type { UnknownDelivery } from '../delivery/delivery.js'

/** Is told of deliveries of families that no type knows. */
export type OnIssue = (issue: Issue, delivery: UnknownDelivery) => unknown

/** Creates what tells the owner of a handler of a delivery of an unknown family; without `onIssue`, the console of the first. */
export function createUnknownReport(onIssue: OnIssue | undefined): (delivery: UnknownDelivery) => void {
  let isLogged = false
  return (delivery) => {
    const { chainId = '', streamId = '', raw } = delivery
    const names = `chainId ${truncate(chainId) || 'absent'}, streamId ${truncate(streamId) || 'absent'}`
    const message = `No type knows the family of this delivery: ${names}`
    if (onIssue) {
      notify(() => onIssue({ path: '', code: 'unknown_union', message, raw }, delivery))
    } else if (!isLogged) {
      isLogged = true
      console.warn(`ledgerline: ${message}. It is acknowledged; pass onIssue to learn of every one`)
    }
  }
}
