import { isLedgerlineError } from 'ledgerline'
import { toJson } from 'ledgerline/values'
import {
  type DecodedLogs,
  type Delivery,
  decodeLogs,
  type EventRecord,
  type EvmDelivery,
  type LogSource,
} from 'ledgerline/webhooks'
import { type ReactElement, useMemo } from 'react'
import { abiOf } from '../form/abiOf.js'
import { IssueList } from '../result/IssueList.js'
import { short } from '../result/readable.js'
import { Tree } from '../result/Tree.js'
import { escapeInvisible } from '../ui/escapeInvisible.js'

/** How a delivery fared. */
export type Verdict =
  | { readonly delivery: Delivery; readonly elapsed: number }
  | { readonly error: Error; readonly slip?: string | undefined }

/** What a handler would receive: the delivery, its events, and the logs that no ABI decodes. */
export function Verified({ verdict, abi }: { readonly verdict: Verdict; readonly abi: string }): ReactElement {
  if ('error' in verdict) {
    const [first, ...hints] = verdict.error.message.split('\n')
    return (
      <div role="alert">
        <p className="verdict-line" data-bad>
          {first}
        </p>
        <div className="lab-step">
          <p className="failure-name">{verdict.error.name}</p>
          {hints.map((hint) => (
            <p key={hint} className="about">
              {hint.trim()}
            </p>
          ))}
          <p className="about">{consequenceOf(verdict.error)}</p>
          {verdict.slip && <p className="slip">{verdict.slip}</p>}
        </div>
      </div>
    )
  }
  const { delivery, elapsed } = verdict
  return (
    <>
      <p className="verdict-line" data-good>
        The signature is valid. Kind <code>{delivery.kind}</code>, verified and decoded in {elapsed.toFixed(1)} ms.
      </p>
      <IssueList issues={delivery.issues} />
      {'logs' in delivery && <Events delivery={delivery} abi={abi} />}
      <h3>Delivery</h3>
      <Tree root={delivery} label="Decoded delivery" context={{ chain: undefined, network: undefined }} />
    </>
  )
}

/** What `createWebhookHandler` would do about an error, by its code. */
function consequenceOf(error: Error): string {
  switch (isLedgerlineError(error) ? error.code : undefined) {
    case 'INVALID_SIGNATURE':
      return 'Your handler would answer 401: this body was not signed with this secret.'
    case 'INVALID_PAYLOAD':
      return 'Your handler would answer 400: the signature is valid, but the body is not a delivery.'
    case 'INVALID_ARGUMENT':
      return 'createWebhookHandler throws this when your server starts, before any delivery arrives.'
    default:
      return 'Your handler would answer 500, so the delivery is sent again.'
  }
}

function Events({ delivery, abi }: { readonly delivery: EvmDelivery; readonly abi: string }): ReactElement {
  const decoded = useMemo(() => decode(delivery, abi), [delivery, abi])
  if ('problem' in decoded) return <p className="lab-step complaint">{decoded.problem}</p>
  const { events, undecoded } = decoded
  return (
    <>
      <h3>
        Events <small>{events.length}</small>
      </h3>
      {events.length === 0 && <p className="event">None. No log matches an event of the ABI.</p>}
      {events.length > most && <p className="event">The first {most} are shown.</p>}
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
      <h3>
        Undecoded logs <small>{undecoded.length}</small>
      </h3>
      {undecoded.length > most && <p className="event">The first {most} are shown.</p>}
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
