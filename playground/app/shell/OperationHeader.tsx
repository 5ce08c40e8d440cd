import type { ReactElement } from 'react'
import { endOf } from '../../../src/operation/lifecycle.js'
import { findEntry } from '../catalogue/catalogue.js'
import type { OperationDetails } from '../catalogue/details.js'
import { type CatalogueEntry, tagTitle } from '../catalogue/entry.js'
import { referenceUrl } from '../catalogue/referenceUrl.js'
import { formatRoute } from '../catalogue/route.js'
import { CopyButton } from '../ui/CopyButton.js'
import { formatCount } from '../ui/format.js'
import { Title } from '../ui/Title.js'
import { withCode } from '../ui/text.js'

/** Name, purpose and terms of an operation. */
export function OperationHeader({
  entry,
  details,
}: {
  readonly entry: CatalogueEntry
  readonly details: OperationDetails
}): ReactElement {
  const reference = referenceUrl(import.meta.env.VITE_DOCS_URL, entry)
  return (
    <header className="stack operation-head">
      <p className="row folio">
        <span>{tagTitle(entry.api)}</span>
        <span>{tagTitle(entry.tag)}</span>
        <span>
          <b>{entry.method}</b> {entry.path}
        </span>
      </p>
      <Title>{entry.summary}</Title>
      <div className="row soft terms">
        <code className="operation-id">{entry.id}</code>
        {entry.cost !== undefined && (
          <span>
            {formatCount(entry.cost, 'compute unit')}
            {entry.costPer && ` per ${entry.costPer}`}
          </span>
        )}
        {entry.lifecycle?.plan && <span>Plan {entry.lifecycle.plan} or higher</span>}
        {entry.paged && <span>Paged</span>}
        {entry.nullable && <span>null if not found</span>}
        {reference && <a href={reference}>Reference</a>}
        <CopyButton label="Copy link" text={() => location.href} />
      </div>
      <End entry={entry} />
      <p className="lede">{withCode(details.description)}</p>
    </header>
  )
}

/** That the provider ends an operation, or has ended it, and what replaces it. */
function End({ entry: { api, lifecycle } }: { readonly entry: CatalogueEntry }): ReactElement | null {
  const end = lifecycle && endOf(lifecycle)
  if (!end) return null
  const [ownApi = '', id = ''] = lifecycle.replacement?.includes('.')
    ? lifecycle.replacement.split('.')
    : [api, lifecycle.replacement]
  const replacement = findEntry(ownApi, id)
  return (
    <p className="notice pad warning">
      <b>{lifecycle.status === 'removed' ? 'Removed.' : 'Ends.'}</b> The provider {end}
      {lifecycle.host ? ' at its gateway. A plain Aptos node still serves it.' : '.'}
      {replacement && (
        <>
          {' '}
          Use <a href={formatRoute(replacement)}>{replacement.id}</a> instead.
        </>
      )}
    </p>
  )
}
