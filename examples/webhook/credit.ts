import type { Delivery } from 'ledgerline/webhooks'

const credited = new Set<string>() // in your program a table with a unique key, in one transaction with the credit

/** Credits every confirmed transfer of a delivery once. */
export function credit(delivery: Delivery): void {
  if (delivery.kind !== 'evm' || !delivery.confirmed) return // unconfirmed, a reorganisation may still remove the block
  for (const { transactionHash, logIndex, to, value, tokenSymbol } of delivery.erc20Transfers) {
    const key = `${delivery.chainId} ${transactionHash} ${logIndex}`
    if (credited.has(key)) continue
    credited.add(key)
    console.log(`credit ${value} ${tokenSymbol ?? 'base units'} to ${to}`)
  }
}
