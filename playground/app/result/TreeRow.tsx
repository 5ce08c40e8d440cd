import type { ReactElement } from 'react'
import { entries } from '../catalogue/catalogue.js'
import { CopyButton } from '../ui/CopyButton.js'
import { escapeInvisible } from '../ui/escapeInvisible.js'
import { UseButton } from '../ui/UseButton.js'
import type { TreeLine } from './flattenTree.js'
import { LookUpLink } from './LookUpLink.js'
import { lookUp } from './lookUp.js'
import type { ValueContext } from './meaning.js'
import { type Readable, readable, readableWhole } from './readable.js'

/** A line of a tree: its key, its value, and what can be done with it. */
export function TreeRow({
  line,
  id,
  active,
  start,
  raw,
  context,
  onToggle,
}: {
  readonly line: TreeLine
  readonly id: string
  readonly active: boolean
  readonly start: number
  readonly raw: boolean
  readonly context: Omit<ValueContext, 'row'>
  readonly onToggle: () => void
}): ReactElement {
  const { value, label, depth, size, open, description } = line
  const shown = raw ? rawReadable(value) : readableWhole(value, line, { ...context, row: undefined })
  const isBranch = size > 0
  const copies = shown.type === 'address' || shown.type === 'hash'
  const more = raw ? undefined : lookUp(value, line.format, { ...context, row: undefined }, entries)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree holds the focus
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
    <div
      id={id}
      role="treeitem"
      aria-level={depth + 1}
      aria-expanded={isBranch ? open : undefined}
      aria-selected={active}
      data-at={active || undefined}
      className="tree-line"
      style={{ transform: `translateY(${start}px)`, paddingInlineStart: 8 + depth * 18 }}
      onClick={onToggle}
    >
      <span className="twig" aria-hidden="true">
        {isBranch ? (open ? '▾' : '▸') : ''}
      </span>
      {label !== '' && (
        <span className="key" title={description}>
          {escapeInvisible(label)}
        </span>
      )}
      <span className="value" data-type={shown.type} title={escapeInvisible(shown.full ?? shown.text)}>
        {escapeInvisible(lineText(line, shown))}
      </span>
      {!raw && !isBranch && shown.type !== 'string' && shown.type !== 'null' && <small>{shown.type}</small>}
      {copies && <CopyButton text={shown.full ?? shown.text} label="Copy" tabIndex={-1} />}
      {shown.type === 'address' && <UseButton text={shown.full ?? shown.text} tabIndex={-1} />}
      {more && <LookUpLink to={more} tabIndex={-1} />}
      {shown.href && (
        <a
          href={shown.href}
          target="_blank"
          rel="noreferrer"
          tabIndex={-1}
          onClick={(event) => event.stopPropagation()}
          aria-label="Open in a new tab"
        >
          ↗
        </a>
      )}
    </div>
  )
}

function lineText({ value, size, open }: TreeLine, shown: Readable): string {
  if (size > 0) return Array.isArray(value) ? `[ ${size} ]` : open ? '' : shown.text
  return shown.text
}

function rawReadable(value: unknown): Readable {
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value) ?? ''
    return {
      text: text.length > 400 ? `${text.slice(0, 400)}…` : text,
      full: text,
      type: value === null ? 'null' : typeof value,
    }
  }
  return readable(value, {}, { row: undefined, chain: undefined, network: undefined })
}
