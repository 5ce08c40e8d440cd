import { truncate } from '../../errors/truncate.js'
import { isObject } from '../../operation/decode/plain.js'
import { mostPaths, unknownFields } from '../../operation/decode/unknownFields.js'
import { notify } from '../../runtime/notify.js'
import type { Delivery } from './delivery.js'
import { families } from './families.js'

/**
 * Receives the fields of a delivery that the types don't have.
 *
 * @param paths - JSON pointers to at most a hundred fields. `*` stands for any position in a list: `/logs/*` and the
 * field's name.
 */
export type OnUnknownFields = (paths: readonly string[]) => unknown

/** Reports the fields of a delivery that the types don't have. */
export type FieldReport = (delivery: Delivery) => void

/**
 * Creates a report of unknown fields. It reports each path once, and a hundred in all, because contracts and their ABIs
 * may choose keys. Until then, each delivery is decoded twice.
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
  if (delivery.kind === 'test' || delivery.kind === 'unknown') return [] // no records, or no types to compare with
  const { decode, repeated } = families[delivery.kind]
  const { raw } = delivery
  const paths = isObject(raw) ? unknownFields({ decode }, raw, repeated(raw)) : []
  return [...new Set(paths.map((path) => truncate(path)))]
}
