'use client'

import type { Erc20Transaction } from 'ledgerline/evm'
import { useState, useTransition } from 'react'
import { latestTransfers } from '../../actions'

export function Transfers({ address, transfers }: { address: string; transfers: readonly Erc20Transaction[] }) {
  const [rows, setRows] = useState(transfers)
  const [isPending, startTransition] = useTransition()
  const update = () => startTransition(async () => setRows(await latestTransfers(address)))
  return (
    <>
      <ul>
        {rows.map(({ transactionHash, logIndex, value, blockTimestamp }) => (
          <li key={`${transactionHash} ${logIndex}`}>
            {value / 1000n} thousand at {blockTimestamp?.toISOString()}
          </li>
        ))}
      </ul>
      <button type="button" disabled={isPending} onClick={update}>
        Update
      </button>
    </>
  )
}
