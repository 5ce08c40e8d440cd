import { isLedgerlineError } from 'ledgerline'
import type { Delivery } from 'ledgerline/webhooks'
import type { ReactElement } from 'react'

/** How a delivery fared. */
export type Verdict =
  | { readonly delivery: Delivery; readonly elapsed: number }
  | { readonly error: Error; readonly slip?: string | undefined }

/** Whether the signature is valid; where it is not, why. */
export function VerdictLine({ verdict }: { readonly verdict: Verdict }): ReactElement {
  if ('delivery' in verdict)
    return (
      <p className="verdict-line" data-good>
        The signature is valid. Kind <code>{verdict.delivery.kind}</code>, verified and decoded in{' '}
        {verdict.elapsed.toFixed(1)} ms.
      </p>
    )
  const [first, ...hints] = verdict.error.message.split('\n')
  return (
    <div role="alert">
      <p className="verdict-line" data-bad>
        {first}
      </p>
      <div className="lab-step stack ruled">
        <p className="failure-name">{verdict.error.name}</p>
        {hints.map((hint) => (
          <p key={hint} className="about">
            {hint.trim()}
          </p>
        ))}
        <p className="about">{consequenceOf(verdict.error)}</p>
        {verdict.slip && <p className="slip warning">{verdict.slip}</p>}
      </div>
    </div>
  )
}

/** What a handler would answer, as the end of a sentence. */
export function answerOf(verdict: Verdict): string {
  if ('delivery' in verdict) return 'returns 200'
  return answers[codeOf(verdict.error)] ?? 'returns 500'
}

const answers: Readonly<Record<string, string>> = {
  INVALID_SIGNATURE: 'returns 401',
  INVALID_PAYLOAD: 'returns 400',
  INVALID_ARGUMENT: 'doesn’t start',
}

const codeOf = (error: Error): string => (isLedgerlineError(error) ? error.code : '')

/** What `createWebhookHandler` would do about an error, by its code. */
function consequenceOf(error: Error): string {
  switch (codeOf(error)) {
    case 'INVALID_SIGNATURE':
      return 'Your handler would return 401: this body wasn’t signed with this secret.'
    case 'INVALID_PAYLOAD':
      return 'Your handler would return 400: the signature is valid, but the body isn’t a delivery.'
    case 'INVALID_ARGUMENT':
      return 'createWebhookHandler throws on an empty secret when your server starts, before any delivery arrives.'
    default:
      return 'Your handler would return 500, so the delivery is sent again.'
  }
}
