import { toJson } from 'ledgerline/values'
import { type DecodedLogs, decodeLogs, type EventRecord, type EvmDelivery, type LogSource } from 'ledgerline/webhooks'
import { type ReactElement, useMemo } from 'react'
import { abiOf } from '../form/abiOf.js'
import { IssueList } from '../result/IssueList.js'
import { short } from '../result/readable.js'
import { Tree } from '../result/Tree.js'
import { escapeInvisible } from '../ui/escapeInvisible.js'
import { BitcoinRecords, SolanaRecords } from './Records.js'
import type { Verdict } from './VerdictLine.js'

/** What a handler would receive: the delivery, its events, and the logs that no ABI decodes. */
export function Verified({ verdict, abi }: { readonly verdict: Verdict; readonly abi: string }): ReactElement | null {
  if ('error' in verdict) return null
  const { delivery } = verdict
  return (
    <>
      {'issues' in delivery && <IssueList issues={delivery.issues} />}
      {'logs' in delivery && <Events delivery={delivery} abi={abi} />}
      {delivery.kind === 'solana' && <SolanaRecords delivery={delivery} />}
      {delivery.kind === 'bitcoin' && <BitcoinRecords delivery={delivery} />}
      {delivery.kind === 'unknown' && (
        <p className="lab-step ruled about">
          No type covers this family of chains. Your handler gets the body unchanged, in <code>raw</code>, and returns
          200. An inbox keeps it, and <code>unknown()</code> lists it.
        </p>
      )}
      <h3 className="heading">Delivery</h3>
      <Tree root={delivery} label="Decoded delivery" context={{ chain: undefined, network: undefined }} />
    </>
  )
}

function Events({ delivery, abi }: { readonly delivery: EvmDelivery; readonly abi: string }): ReactElement {
  const decoded = useMemo(() => decode(delivery, abi), [delivery, abi])
  if ('problem' in decoded) return <p className="lab-step ruled complaint">{decoded.problem}</p>
  const { events, undecoded } = decoded
  return (
    <>
      <h3 className="heading">
        Events <small>{events.length}</small>
      </h3>
      {events.length === 0 && <p className="event">None. No log matches an event of the ABI.</p>}
      {events.length > most && <p className="event">Showing the first {most}.</p>}
      {events.slice(0, most).map(({ name, signature, args }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no other identity
        <div className="event" key={index}>
          <b title={escapeInvisible(signature)}>{escapeInvisible(name)}</b>
          <dl>
            {Object.entries(Object(args)).map(([key, value]) => (
              <div key={key}>
                <dt>{escapeInvisible(key)}</dt>
                <dd>{argumentText(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <h3 className="heading">
        Undecoded logs <small>{undecoded.length}</small>
      </h3>
      {undecoded.length > most && <p className="event">Showing the first {most}.</p>}
      {undecoded.slice(0, most).map((log, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: logs have no other identity
        <p className="event" key={index}>
          {log.address} · topic {log.topic0 ? short(log.topic0) : 'none'}
        </p>
      ))}
    </>
  )
}

/** Events shown, and logs: a delivery of thousands must not freeze the page. */
const most = 100

/** An argument as code has it; what cannot be seen in it is escaped. */
function argumentText(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  return escapeInvisible(typeof value === 'string' ? value : toJson(value))
}

interface Sorted {
  readonly events: readonly EventRecord[]
  readonly undecoded: DecodedLogs['undecoded']
}

function decode(delivery: LogSource, abi: string): Sorted | { readonly problem: string } {
  try {
    return abi.trim() === '' ? decodeLogs(delivery) : decodeLogs(delivery, abiOf(abi) ?? JSON.parse(abi))
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
