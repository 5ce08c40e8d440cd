import { decodeAptosWebhook, decodeWebhook } from '../../../generated/streams/decoders.gen.js'
import { excerpt } from '../../errors/excerpt.js'
import { unknownFields } from '../../operation/decode/unknownFields.js'
import { notify } from '../../runtime/notify.js'
import type { AptosDelivery, EvmDelivery } from './delivery.js'

/**
 * Is told which fields a delivery has that no type here knows.
 *
 * @param paths - JSON pointers in which `*` stands for every position of a list, such as `/logs/*` and the field's name;
 *   the first hundred
 */
export type OnUnknownFields = (paths: readonly string[]) => unknown

/** Tells of the unknown fields of a delivery, which takes decoding it once more. */
export function tellUnknownFields(delivery: EvmDelivery | AptosDelivery, onUnknownFields: OnUnknownFields): void {
  if (delivery.kind === 'test') return // it has no records
  const isEvm = delivery.kind === 'evm'
  const from = isEvm ? { chain: delivery.chainId } : {}
  const paths = unknownFields({ decode: isEvm ? decodeWebhook : decodeAptosWebhook }, delivery.raw, from)
  if (paths.length > 0) notify(() => onUnknownFields(paths.map((path) => excerpt(path))))
}

/** Passes on each path once, and a hundred in all: what keys hold is up to contracts and their ABIs. */
export function eachPathOnce(onUnknownFields: OnUnknownFields): OnUnknownFields {
  const told = new Set<string>()
  return (paths) => {
    const fresh = paths.filter((path) => !told.has(path)).slice(0, mostPaths - told.size)
    for (const path of fresh) told.add(path)
    return fresh.length > 0 ? onUnknownFields(fresh) : undefined
  }
}

const mostPaths = 100
