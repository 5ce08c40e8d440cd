type Wire = Readonly<Record<string, unknown>>

/** A whole number that `JSON.parse` would round. */
export const hugeNumber = '123456789012345678901234567890'

/** Is replaced by `hugeNumber` in the text of the body, because JavaScript can't write it as a number. */
export const hugeNumberPlaceholder = '<huge number>'

/**
 * Adds rows to an EVM delivery that a decoder may stumble over: three transfers that can't be read, one of the largest
 * possible amount, and one whose amount is a number instead of text; an unknown, an anonymous and a truncated log; and
 * a field named `__proto__`.
 *
 * @param stranger - the address that these rows are from and to, so that no wallet of a transfer is paid what they say
 */
export function poisonedEvm(delivery: Wire, stranger: string): Wire {
  const [transfer] = rows(delivery.erc20Transfers).map((row) => ({
    ...row,
    from: stranger,
    to: stranger,
    triggered_by: [stranger],
  }))
  const topic = `0x${stranger.slice(2).padStart(64, '0')}`
  const [log] = rows(delivery.logs).map((row) => ({ ...row, topic1: topic, topic2: topic, triggered_by: [stranger] }))
  const largest = String(2n ** 256n - 1n)
  return withProto({
    ...delivery,
    erc20Transfers: [
      { ...transfer, contract: '0x1' },
      { ...transfer, value: '-1' },
      null,
      { ...transfer, logIndex: '90', value: largest, valueWithDecimals: '1.15792e+71', tokenDecimals: '' },
      { ...transfer, logIndex: '91', value: hugeNumberPlaceholder },
      ...rows(delivery.erc20Transfers),
    ],
    logs: [
      { ...log, logIndex: '92', topic0: `0x${'ab'.repeat(32)}` },
      { ...log, logIndex: '93', topic0: null, topic1: null, topic2: null },
      { ...log, logIndex: '94', data: '0x1234' },
      ...rows(delivery.logs),
    ],
  })
}

/** Adds transfers to an Aptos delivery: two that can't be read, and one whose amount is a number instead of text. */
export function poisonedAptos(delivery: Wire): Wire {
  const [transfer] = rows(delivery.coinTransfers)
  return withProto({
    ...delivery,
    coinTransfers: [
      { ...transfer, to: 'nobody' },
      7,
      { ...transfer, value: hugeNumberPlaceholder },
      ...rows(delivery.coinTransfers),
    ],
  })
}

/**
 * Adds rows to a Solana delivery: a transaction that is none, one without a signature, one with balances that can't be
 * read on one side, and one whose amount is a number instead of text.
 */
export function poisonedSolana(delivery: Wire): Wire {
  const [transaction] = rows(delivery.transactions)
  const [before] = rows(transaction?.preTokenBalances)
  const balance = (amount: unknown): unknown => ({ ...before, uiTokenAmount: { amount, decimals: 6 } })
  return withProto({
    ...delivery,
    transactions: [
      null,
      { ...transaction, signature: 7 },
      { ...transaction, signature: '2'.repeat(88), preTokenBalances: [null, balance('-1')] },
      { ...transaction, signature: '3'.repeat(88), postTokenBalances: [balance(hugeNumberPlaceholder)] },
      ...rows(delivery.transactions),
    ],
  })
}

/**
 * Adds rows to a Bitcoin delivery: a payment that is none, one without a txid, one whose amounts are no whole satoshi,
 * negative or no number, and one of the smallest amount, to an address that is no prototype.
 */
export function poisonedBitcoin(delivery: Wire): Wire {
  const [payment] = rows(delivery.transactions)
  const [output] = rows(payment?.vout)
  const paying = (...values: readonly unknown[]): unknown => values.map((value, n) => ({ ...output, n, value }))
  const strange = { scriptPubKeyAddress: '__proto__', scriptPubKeyAddresses: ['__proto__'] }
  return withProto({
    ...delivery,
    transactions: [
      7,
      { ...payment, txid: null },
      { ...payment, txid: 'b'.repeat(64), vout: paying(0.123456789, -1, 'all of it') },
      { ...payment, txid: 'c'.repeat(64), vout: [{ ...output, ...strange, value: 1e-8 }] },
      ...rows(delivery.transactions),
    ],
  })
}

const rows = (value: unknown): readonly Wire[] => (Array.isArray(value) ? value : [])

/** Defines `__proto__` the way `JSON.parse` does: as an own field, not as the prototype. */
function withProto(delivery: Wire): Wire {
  return Object.defineProperty(delivery, '__proto__', { value: { confirmed: true }, enumerable: true })
}
