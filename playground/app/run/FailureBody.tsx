import { ApiError, DecodeError } from 'ledgerline'
import type { ReactElement } from 'react'
import { CopyButton } from '../ui/CopyButton.js'
import { escapeInvisible } from '../ui/escapeInvisible.js'

/** The body of the response that a call failed with, as its error keeps it. */
export function FailureBody({ error }: { readonly error: unknown }): ReactElement | null {
  const text = bodyText(error)
  if (text === undefined) return null
  return (
    <section className="failure-body" aria-label="Body of the response">
      <header className="row apart ruled">
        <h3 className="small soft">Body of the response</h3>
        <CopyButton label="Copy" text={text} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>{escapeInvisible(text.length > longest ? `${text.slice(0, longest)}…` : text)}</pre>
    </section>
  )
}

/** Characters shown at most. */
const longest = 20_000

/** JSON in lines, else the text that the error has; `undefined` where nothing was received. */
function bodyText(error: unknown): string | undefined {
  const body =
    error instanceof ApiError ? error.body : error instanceof DecodeError && error.path === '' ? error.raw : undefined
  if (body === undefined || body === null || body === '') return undefined
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2)
}
