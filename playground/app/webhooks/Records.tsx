import { formatBitcoin, formatUnits } from 'ledgerline/values'
import type { BitcoinDelivery, BitcoinDeliveryOutput, SolanaDelivery, SolanaTokenChange } from 'ledgerline/webhooks'
import type { ReactElement, ReactNode } from 'react'
import { short } from '../result/readable.js'
import { escapeInvisible } from '../ui/escapeInvisible.js'

/** The transactions of a slot of Solana: by how much each changed balances of tokens. */
export function SolanaRecords({ delivery }: { readonly delivery: SolanaDelivery }): ReactElement {
  const { block, confirmed, transactions } = delivery
  return (
    <>
      <Heading title={`Slot ${block.slot}, ${confirmed ? 'confirmed' : 'unconfirmed'}`} count={transactions.length} />
      {transactions.slice(0, most).map(({ signature, err, tokenChanges }) => (
        <Record key={signature} id={signature} state={err === null ? 'Succeeded' : `Failed: ${JSON.stringify(err)}`}>
          {tokenChanges === null && <Line name="Tokens">The service didn’t send balances.</Line>}
          {tokenChanges?.map((change) => (
            <Line key={`${change.accountIndex} ${change.mint}`} name={shortText(change.owner ?? change.account ?? '?')}>
              {changeText(change)} of {shortText(change.mint)}
            </Line>
          ))}
        </Record>
      ))}
    </>
  )
}

/** The transactions of a block of Bitcoin, or of its mempool: what each spends and pays. */
export function BitcoinRecords({ delivery }: { readonly delivery: BitcoinDelivery }): ReactElement {
  const { block, phase, transactions } = delivery
  const place = block.height === undefined ? '' : `Block ${block.height}, `
  return (
    <>
      <Heading title={place ? `${place}${phase}` : phases[phase]} count={transactions.length} />
      {transactions.slice(0, most).map(({ txid, isCoinbase, inputs, outputs }) => (
        <Record key={txid} id={txid} state={isCoinbase ? 'New coins' : ''}>
          {inputs.map(({ txid: from, vout, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: inputs have no other identity
            <Line key={index} name="Spends">
              {from === null ? 'nothing' : `${shortText(from)}:${vout}`}
              {value !== null && `, ${satoshiText(value)}`}
            </Line>
          ))}
          {outputs.map((output, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position of an output may be unknown
            <Line key={index} name="Pays">
              {outputText(output)}
            </Line>
          ))}
        </Record>
      ))}
    </>
  )
}

/** Transactions shown: a delivery of thousands must not freeze the page. */
const most = 100

const phases: Readonly<Record<BitcoinDelivery['phase'], string>> = {
  mempool: 'In the mempool',
  mined: 'Mined',
  confirmed: 'Confirmed',
}

function Heading({ title, count }: { readonly title: string; readonly count: number }): ReactElement {
  return (
    <>
      <h3 className="heading">
        {title} <small>{count}</small>
      </h3>
      {count === 0 && <p className="event">No transaction.</p>}
      {count > most && <p className="event">Showing the first {most}.</p>}
    </>
  )
}

function Record({
  id,
  state,
  children,
}: {
  readonly id: string
  readonly state: string
  readonly children: ReactNode
}): ReactElement {
  return (
    <div className="event">
      <b title={escapeInvisible(id)}>{shortText(id)}</b> {escapeInvisible(state)}
      <dl>{children}</dl>
    </div>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** By how much a balance changed, in whole tokens where their decimals are known. */
function changeText({ change, decimals }: SolanaTokenChange): string {
  const amount = decimals === null ? `${change} base units` : formatUnits(change, decimals)
  return change > 0n ? `+${amount}` : amount
}

/** An amount as code has it, and as people say it. */
const satoshiText = (satoshi: bigint): string => `${satoshi}n satoshi (${formatBitcoin(satoshi)} BTC)`

function outputText({ value, address, addresses, type }: BitcoinDeliveryOutput): string {
  const amount = value === null ? 'an amount that can’t be read' : satoshiText(value)
  const holder = address ?? addresses?.join(' or ') ?? type ?? 'nobody'
  return `${amount} to ${shortText(holder)}`
}

const shortText = (text: string): string => escapeInvisible(short(text))
