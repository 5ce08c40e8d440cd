import type { ReactElement } from 'react'
import type { Answer } from './answer.js'
import { download, exportKinds, exportText } from './exportRows.js'

/** Takes the decoded answer away as a file. */
export function ExportMenu({ name, answer }: { readonly name: string; readonly answer: Answer }): ReactElement {
  const rows = answer.rows?.flatMap(({ data }) => (data === undefined ? [] : [data])) ?? [answer.data]
  return (
    <fieldset className="exports" aria-label="Export the decoded answer">
      {exportKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="quiet"
          onClick={() => download(name, kind, exportText(kind, answer.data, rows))}
        >
          {kind.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
