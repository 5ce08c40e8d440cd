import type { PortfolioToken } from 'ledgerline/portfolio'
import { type ReactElement, useState } from 'react'
import { escapeInvisible } from '../ui/escapeInvisible.js'
import { chainName } from './chainName.js'
import { dollars, shortAmount } from './dollars.js'
import { amountOf, tokenName } from './holdings.js'

/** Rows shown at first: a wallet may hold thousands of tokens. */
const most = 50

/** What a wallet holds: a row per token and chain. */
export function HoldingTable({ tokens }: { readonly tokens: readonly PortfolioToken[] }): ReactElement {
  const [count, setCount] = useState(most)
  const left = tokens.length - count
  return (
    <>
      <table className="holdings">
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Chain</th>
            <th scope="col">Amount</th>
            <th scope="col">USD</th>
          </tr>
        </thead>
        <tbody>
          {tokens.slice(0, count).map((row) => (
            <HoldingRow key={`${row.chain} ${row.token}`} row={row} />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <p className="pad">
          <button type="button" className="quiet" onClick={() => setCount(count + 10 * most)}>
            Show {Math.min(left, 10 * most)} more of {left}
          </button>
        </p>
      )}
    </>
  )
}

function HoldingRow({ row }: { readonly row: PortfolioToken }): ReactElement {
  const { chain, name, symbol, usd, spam, token } = row
  const amount = amountOf(row)
  return (
    <tr>
      <th scope="row" title={token}>
        <span className="cut">{tokenName(row)}</span> {spam && <b className="badge">spam</b>}
        {symbol !== undefined && name !== undefined && <small className="cut">{escapeInvisible(name)}</small>}
      </th>
      <td>{chainName(chain)}</td>
      <td title={amount}>{row.decimals === undefined ? amount : shortAmount(amount)}</td>
      <td title={usd}>{usd === undefined ? <span className="soft">no price</span> : dollars(usd)}</td>
    </tr>
  )
}
