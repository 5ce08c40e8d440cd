import { toJson } from 'ledgerline/values'
import { type ReactElement, useEffect, useRef } from 'react'
import type { Shapes } from '../catalogue/details.js'
import { CopyButton } from '../ui/CopyButton.js'
import { SteadyButton } from '../ui/SteadyButton.js'
import { useBackdropClose } from '../ui/useBackdropClose.js'
import type { Answer } from './answer.js'
import { RecordView } from './RecordView.js'
import type { Row } from './rows.js'
import { Tree } from './Tree.js'

/** One row as a record, its issues, and the way to its neighbours. */
export function RowDetail({
  row,
  rows,
  answer,
  shapes,
  onClose,
  onMove,
}: {
  readonly row: Row
  /** All rows, as they are sorted. */
  readonly rows: readonly Row[]
  readonly answer: Answer
  readonly shapes: Shapes
  readonly onClose: () => void
  /** Goes to another row, by its place in the answer. */
  readonly onMove: (index: number) => void
}): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const backdrop = useBackdropClose(onClose)
  const place = rows.indexOf(row)
  const [previous, next] = [rows[place - 1], rows[place + 1]]
  const isLost = row.data === undefined
  return (
    <dialog
      ref={dialog}
      className="row-detail"
      aria-labelledby="row-detail-title"
      onClose={onClose}
      onCancel={onClose}
      {...backdrop}
    >
      <header className="row pad">
        <h2 id="row-detail-title">
          Row {row.index + 1} <small>of {rows.length}</small>
        </h2>
        <SteadyButton idle={!previous} onClick={() => previous && onMove(previous.index)}>
          Previous
        </SteadyButton>
        <SteadyButton idle={!next} onClick={() => next && onMove(next.index)}>
          Next
        </SteadyButton>
        <CopyButton
          label="Copy JSON"
          className=""
          text={() => (isLost ? JSON.stringify(row.wire, null, 2) : toJson(row.data, 2))}
        />
        <button type="button" className="close" onClick={onClose} aria-label="Close">
          ✕
        </button>
      </header>
      {row.issues.map((issue) => (
        <p key={issue.path} className="issue-line">
          <code>{issue.path}</code> {issue.message}
        </p>
      ))}
      {isLost && <p className="note">The client left this row out. It came over the wire like this:</p>}
      {isLost ? (
        <Tree key={row.index} root={row.wire} label={`Row ${row.index + 1}`} context={answer.context} tall />
      ) : (
        <RecordView key={row.index} data={row.data} shape={answer.rowShape} shapes={shapes} context={answer.context} />
      )}
    </dialog>
  )
}
