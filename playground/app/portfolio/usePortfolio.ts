import { getPortfolio, type Portfolio } from 'ledgerline/portfolio'
import { useEffect, useRef, useState } from 'react'
import { useConnection } from '../run/connection/connection.js'
import { portfolioCaller } from './portfolioCaller.js'

/** What is known of a portfolio. */
export interface PortfolioState {
  readonly portfolio?: Portfolio
  readonly error?: unknown
  readonly isReading: boolean
  /** Reads again what is missing. */
  retry(): void
}

/** Reads the portfolio of a wallet, once, through the connection of the page. */
export function usePortfolio(wallet: string, fails: boolean): PortfolioState {
  const connection = useConnection()
  const [state, setState] = useState<Omit<PortfolioState, 'retry'>>({ isReading: true })
  const reader = useRef<{ readonly read: (work: Work) => void; readonly heal: () => void }>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read through the connection of when it was asked for
  useEffect(() => {
    let isShown = true
    const aborting = new AbortController()
    const { caller, heal } = portfolioCaller(wallet, fails, connection)
    const read = (work: Work): void => {
      setState(({ portfolio }) => ({ ...(portfolio && { portfolio }), isReading: true }))
      work(aborting.signal).then(
        (portfolio) => isShown && setState({ portfolio, isReading: false }),
        (error: unknown) => isShown && setState({ error, isReading: false }),
      )
    }
    reader.current = { read, heal }
    read((signal) => getPortfolio(caller, { wallets: [wallet] }, { signal }))
    return () => {
      isShown = false
      aborting.abort()
    }
  }, [wallet, fails])
  return {
    ...state,
    retry() {
      const { portfolio } = state
      if (!portfolio || state.isReading) return
      reader.current?.heal()
      reader.current?.read((signal) => portfolio.retry({ signal }))
    },
  }
}

type Work = (signal: AbortSignal) => Promise<Portfolio>
