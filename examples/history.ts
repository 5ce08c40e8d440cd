// The history of a wallet as CSV: npm run example -- history [address] > history.csv
import { formatEvmNative } from 'ledgerline/values'
import { client, wallet } from './client.js'

console.log(['time', 'category', 'summary', 'hash', 'fee'].join(','))
for await (const { blockTimestamp, category, summary, hash, receiptGasUsed, gasPrice } of client.evm.getWalletHistory({
  address: wallet,
  order: 'ASC',
})) {
  const fee = receiptGasUsed !== undefined && gasPrice !== undefined ? formatEvmNative(receiptGasUsed * gasPrice) : ''
  console.log([blockTimestamp?.toISOString() ?? '', category ?? '', summary ?? '', hash, fee].map(cell).join(','))
}

/** A cell that no spreadsheet takes for a formula: a summary may quote a token that a stranger named. */
function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}
