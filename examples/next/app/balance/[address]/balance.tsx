'use client'

import { useSuspenseQuery } from '@tanstack/react-query'
import { getNativeBalance } from 'ledgerline/evm'
import { operationQuery, useLedgerline } from 'ledgerline/react'
import { formatEvmNative } from 'ledgerline/values'

export function Balance({ address }: { address: string }) {
  const { data } = useSuspenseQuery(operationQuery(useLedgerline(), getNativeBalance, { address }))
  return <h1>{formatEvmNative(data.balance)} ETH</h1>
}
