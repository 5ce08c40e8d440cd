import type { ReactElement } from 'react'
import { findEntry } from '../catalogue/catalogue.js'
import type { OperationDetails } from '../catalogue/details.js'
import type { CatalogueEntry } from '../catalogue/entry.js'
import { tagTitle } from '../catalogue/tagTitle.js'
import { CopyButton } from '../chrome/CopyButton.js'
import { formatCount } from '../chrome/formatCount.js'
import { Title } from '../chrome/Title.js'
import { withCode } from '../chrome/withCode.js'
import { formatRoute } from '../route/route.js'

/** Name, purpose and terms of an operation. */
export function OperationHeader({
  entry,
  details,
}: {
  readonly entry: CatalogueEntry
  readonly details: OperationDetails
}): ReactElement {
  return (
    <header className="operation-head">
      <p className="folio">
        <span>{tagTitle(entry.api)}</span>
        <span>{tagTitle(entry.tag)}</span>
        <span className="wire">
          <b>{entry.method}</b> {entry.path}
        </span>
      </p>
      <Title>{entry.summary}</Title>
      <div className="terms">
        <code className="operation-id">{entry.id}</code>
        {entry.cost !== undefined && <span>{formatCount(entry.cost, 'compute unit')}</span>}
        {entry.rateLimitCost !== undefined && <span>{entry.rateLimitCost} against the rate limit</span>}
        {entry.paged && <span>Paged</span>}
        {entry.nullable && <span>null if not found</span>}
        <CopyButton label="Copy link" text={() => location.href} />
      </div>
      <Deprecation entry={entry} />
      <p className="lede">{withCode(details.description)}</p>
    </header>
  )
}

function Deprecation({ entry }: { readonly entry: CatalogueEntry }): ReactElement | null {
  const { deprecated } = entry
  if (!deprecated) return null
  const replacement = deprecated.replacement ? findEntry(entry.api, deprecated.replacement) : undefined
  return (
    <p className="notice">
      <b>Deprecated.</b> The provider announced its withdrawal
      {deprecated.withdrawn && `, effective ${deprecated.withdrawn}`}.{' '}
      {replacement ? (
        <>
          Use <a href={formatRoute(replacement.api, replacement.id)}>{replacement.id}</a> instead.
        </>
      ) : (
        'There is no replacement.'
      )}
    </p>
  )
}
