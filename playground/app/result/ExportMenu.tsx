import type { ReactElement } from 'react'
import { useAnnounce } from '../ui/announce.js'
import type { Answer } from './answer.js'
import { download, type ExportKind, exportKinds, exportText } from './exportRows.js'
import type { Ordered } from './order.js'

/** Takes the decoded answer away as a file, its rows as they are sorted. */
export function ExportMenu({
  name,
  answer,
  ordered,
}: {
  readonly name: string
  readonly answer: Answer
  readonly ordered: Ordered
}): ReactElement {
  const announce = useAnnounce()
  const take = (kind: ExportKind): void => {
    const rows = ordered.rows.flatMap(({ data }) => (data === undefined ? [] : [data]))
    download(name, kind, answer.rows ? exportText(kind, rows, rows) : exportText(kind, answer.data, [answer.data]))
    announce(`Downloaded ${name}.${kind}`)
  }
  return (
    <fieldset className="row exports" aria-label="Export the decoded response">
      <span className="label" aria-hidden="true">
        Export
      </span>
      {exportKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="quiet"
          title={`Download ${name}.${kind}`}
          onClick={() => take(kind)}
        >
          {kind.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
