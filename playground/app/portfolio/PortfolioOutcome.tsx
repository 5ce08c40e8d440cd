import type { Portfolio } from 'ledgerline/portfolio'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { MissingList } from '../result/MissingList.js'
import { missingLines } from '../result/missing.js'
import { ConnectionHint, KeyHint } from '../run/FailureHints.js'
import { useAnnounce } from '../ui/announce.js'
import { formatCount } from '../ui/format.js'
import { chainName } from './chainName.js'
import { dollars } from './dollars.js'
import { HoldingTable } from './HoldingTable.js'
import { holdingsOf } from './holdings.js'
import { usePortfolio } from './usePortfolio.js'

/** What a wallet holds over all main networks, as `getPortfolio` returns it. */
export default function PortfolioOutcome({
  wallet,
  fails,
  isExample,
}: {
  readonly wallet: string
  /** Whether one chain shall fail on the mock. */
  readonly fails: boolean
  /** Whether its rows are the document’s, whatever the wallet. */
  readonly isExample: boolean
}): ReactElement {
  const { portfolio, error, isReading, retry } = usePortfolio(wallet, fails)
  if (error !== undefined)
    return (
      <p className="notice pad warning" role="alert">
        {error instanceof Error ? error.message.split('\n')[0] : String(error)}
      </p>
    )
  if (!portfolio) return <div className="ghost-rows" aria-busy="true" />
  return <Shown portfolio={portfolio} isReading={isReading} isExample={isExample} onRetry={retry} />
}

function Shown({
  portfolio,
  isReading,
  isExample,
  onRetry,
}: {
  readonly portfolio: Portfolio
  readonly isReading: boolean
  readonly isExample: boolean
  readonly onRetry: () => void
}): ReactElement {
  const { missing, asOf } = portfolio
  const { shown, spam, unpriced, doubtful } = useMemo(() => holdingsOf(portfolio), [portfolio])
  const lines = useMemo(() => missingLines(missing, ({ chain }) => chainName(chain)), [missing])
  const [withSpam, setWithSpam] = useState(false)
  const total = totalText(portfolio)
  const announce = useAnnounce()
  useEffect(
    () => announce(lines.length === 0 ? total : `${total}, missing: ${lines.map(({ name }) => name).join(', ')}`),
    [total, lines, announce],
  )
  const tokens = withSpam ? [...shown, ...spam] : shown
  return (
    <>
      <header className="row apart pad ruled">
        <p className="portfolio-total">
          <output>{total}</output>
        </p>
        <p className="small soft">
          {shown.length > 0 && `${formatCount(shown.length, 'token')} · `}as of{' '}
          <time dateTime={asOf.toISOString()}>{asOf.toLocaleTimeString('en-GB')}</time>
          {isExample && ' · Example data, not from this wallet.'}
        </p>
      </header>
      <MissingList lines={lines} isReading={isReading} onRetry={onRetry}>
        {lines.some(({ code }) => code === 'API_KEY_NOT_SET') && <KeyHint />}
        {!isExample && lines.some(({ code }) => code === 'CONNECTION_FAILED') && <ConnectionHint />}
      </MissingList>
      {tokens.length > 0 && <HoldingTable tokens={tokens} />}
      {tokens.length === 0 && lines.length === 0 && (
        <div className="unrun">
          <p>This wallet holds nothing{spam.length > 0 && ' but spam'} on the main networks.</p>
        </div>
      )}
      {unpriced.length > 0 && <p className="pad note">Without a price, so not in the total: {unpriced.join(', ')}</p>}
      {doubtful.length > 0 && (
        <p className="pad note">Their figures do not agree, so not in the sum: {doubtful.join(', ')}</p>
      )}
      {spam.length > 0 && (
        <p className="row pad note">
          {formatCount(spam.length, 'spam token')} {withSpam ? 'shown' : 'hidden'}, not in the total.
          <button type="button" className="quiet" aria-pressed={withSpam} onClick={() => setWithSpam(!withSpam)}>
            {withSpam ? 'Hide spam' : 'Show spam'}
          </button>
        </p>
      )}
    </>
  )
}

/** What the tokens are worth; a sum that lacks chains is never written as a total. */
function totalText({ usd, tokens }: Portfolio): string {
  if (usd.complete) return dollars(usd.total)
  return tokens.length === 0 ? 'Not known' : `at least ${dollars(usd.atLeast)}`
}
