import { decodeAptosWebhook, decodeWebhook } from '../../../generated/streams/decoders.gen.js'
import { truncate } from '../../errors/truncate.js'
import { mostPaths, unknownFields } from '../../operation/decode/unknownFields.js'
import { notify } from '../../runtime/notify.js'
import type { Delivery } from './delivery.js'

/**
 * Receives the fields of a delivery that no type here knows.
 *
 * @param paths - JSON pointers in which `*` stands for every position of a list, such as `/logs/*` and the field's name;
 *   the first hundred
 */
export type OnUnknownFields = (paths: readonly string[]) => unknown

/** Reports the fields of a delivery that no type here knows. */
export type FieldReport = (delivery: Delivery) => void

/**
 * Creates a report of unknown fields: each path once, and a hundred in all, because keys may be up to contracts and their
 * ABIs. To find them, each delivery is decoded twice, until the hundred are reported.
 */
export function createFieldReport(onUnknownFields: OnUnknownFields): FieldReport {
  const reported = new Set<string>()
  return (delivery) => {
    if (reported.size >= mostPaths) return
    const fresh = unknownPathsIn(delivery).filter((path) => !reported.has(path))
    const paths = fresh.slice(0, mostPaths - reported.size)
    for (const path of paths) reported.add(path)
    if (paths.length > 0) notify(() => onUnknownFields(paths))
  }
}

function unknownPathsIn(delivery: Delivery): readonly string[] {
  if (delivery.kind === 'test' || delivery.kind === 'unknown') return [] // no records, or no type that would know them
  const isEvm = delivery.kind === 'evm'
  const context = isEvm ? { chain: delivery.chainId } : {}
  const paths = unknownFields({ decode: isEvm ? decodeWebhook : decodeAptosWebhook }, delivery.raw, context)
  return [...new Set(paths.map((path) => truncate(path)))]
}
