import type { ReactElement } from 'react'
import { type CatalogueEntry, tagTitle } from '../catalogue/entry.js'

/** The page of an operation before its API is here: what is known, and ruled lines for what is not. */
export function OperationSkeleton({ entry }: { readonly entry: CatalogueEntry | undefined }): ReactElement {
  return (
    <article className="operation" aria-busy="true">
      <header className="stack operation-head">
        <p className="row folio">
          <span>{entry ? tagTitle(entry.api) : 'ledgerline'}</span>
        </p>
        <h1>{entry?.summary ?? 'Opening…'}</h1>
        <div className="row soft terms">
          <code className="operation-id">{entry?.id ?? ' '}</code>
        </div>
      </header>
      <div className="box workbench">
        <div className="sheet blank-lines" />
        <div className="code-sheet blank-lines" />
      </div>
    </article>
  )
}
