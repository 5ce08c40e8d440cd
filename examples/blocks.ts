// Walks Aptos blocks backwards and counts what is in them: npm run example -- blocks
import { formatAptosNative } from 'ledgerline/values'
import { client } from './client.js'

let height = 1_000_000n
for (let walked = 0; walked < 3; walked++) {
  const block = await client.aptosNode.getBlockByHeight({ blockHeight: height, withTransactions: true })
  const kinds = new Map<string, number>()
  let fees = 0n
  for (const transaction of block.transactions ?? []) {
    kinds.set(transaction.type, (kinds.get(transaction.type) ?? 0) + 1)
    if (transaction.type === 'user_transaction') fees += transaction.gasUsed * (transaction.gasUnitPrice ?? 0n)
  }
  const counted = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')
  console.log(
    `${block.blockHeight} ${block.blockTimestamp.toISOString()} ${counted}; fees ${formatAptosNative(fees)} APT`,
  )
  height -= 1n
}
