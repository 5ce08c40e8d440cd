import type { BitcoinWebhookInput, BitcoinWebhookOutput } from '../../../generated/streams/types.gen.js'
import type { BitcoinDeliveryInput, BitcoinDeliveryOutput } from './bitcoinDelivery.js'

/** Returns an input of a delivery in one spelling. */
export function inputOf(input: BitcoinWebhookInput): BitcoinDeliveryInput {
  const { txid, vout = null, value = null, coinbase, sequence = null, hex = null, witness = null } = input
  return {
    txid: txid || null,
    vout,
    value,
    ...holders(input.address, input.addresses),
    coinbase: coinbase || null,
    sequence,
    hex,
    witness,
  }
}

/** Returns an output of a delivery in one spelling. Some pages of the provider put its script into an object. */
export function outputOf(output: BitcoinWebhookOutput): BitcoinDeliveryOutput {
  const { n = null, value = null, scriptPubKey: script } = output
  return {
    n,
    value,
    ...holders(output.address || script?.address, output.addresses),
    type: output.type ?? script?.type ?? null,
    hex: output.hex ?? script?.hex ?? null,
  }
}

/** Completes an address by the list of addresses, and the other way round. */
function holders(
  address: string | null | undefined,
  addresses: readonly string[] | null | undefined,
): { readonly address: string | null; readonly addresses: readonly string[] | null } {
  const [first, second] = addresses ?? []
  if (first === undefined) return { address: address || null, addresses: address ? [address] : null }
  return { address: address || (second === undefined ? first : null), addresses: addresses ?? null }
}

/** Whether inputs make new coins: the first spends nothing, or has what a miner wrote. */
export const isCoinbase = ([first]: readonly BitcoinDeliveryInput[]): boolean =>
  first !== undefined && (first.txid === null || makesCoins(first))

/** Whether an input makes new coins, and spends nothing, although it may name the output that all of these name. */
export const makesCoins = ({ txid, coinbase }: BitcoinDeliveryInput): boolean =>
  coinbase !== null || (txid !== null && /^0+$/.test(txid))

/** Groups outputs by address. The record has no prototype: an address is text that strangers choose. */
export function outputsByAddress(
  outputs: readonly BitcoinDeliveryOutput[],
): Readonly<Record<string, readonly BitcoinDeliveryOutput[]>> {
  const record: Record<string, BitcoinDeliveryOutput[]> = Object.create(null)
  for (const output of outputs) {
    const { address, addresses } = output
    if (address === null || (addresses?.length ?? 0) > 1) continue
    const known = record[address]
    if (known) known.push(output)
    else record[address] = [output]
  }
  return record
}
