import { useVirtualizer } from '@tanstack/react-virtual'
import { toJson } from 'ledgerline/values'
import { type KeyboardEvent, type ReactElement, useId, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../ui/announce.js'
import { hasSelectedText } from '../ui/pressing.js'
import { useScaled } from '../ui/useScaled.js'
import { writeClipboard } from '../ui/writeClipboard.js'
import { flattenTree, type TreeLine, type TreeShape } from './flattenTree.js'
import type { ValueContext } from './meaning.js'
import { TreeRow } from './TreeRow.js'

/** A value as a tree with types; only lines in sight are in the page. */
export function Tree({
  root,
  label,
  context,
  described,
  openDepth = 1,
  raw = false,
  tall = false,
}: {
  readonly root: unknown
  readonly label: string
  readonly context: Omit<ValueContext, 'row'>
  /** What the document says of the value; without it nothing links to an explorer. */
  readonly described?: TreeShape
  /** Branches above this depth are open at first. */
  readonly openDepth?: number
  /** Values as JSON has them. */
  readonly raw?: boolean
  readonly tall?: boolean
}): ReactElement {
  const scroller = useRef<HTMLDivElement>(null)
  const lineHeight = useScaled(26)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState(0)
  const id = useId()
  const lines = useMemo(() => {
    const few = Array.isArray(root) && root.length > 3 ? 0 : openDepth
    return flattenTree(root, (path, depth) => depth < few !== toggled.has(path), described)
  }, [root, toggled, openDepth, described])
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 10,
  })
  const toggle = ({ path }: TreeLine): void =>
    setToggled((before) => {
      const after = new Set(before)
      if (!after.delete(path)) after.add(path)
      return after
    })
  const announce = useAnnounce()
  const copyLine = async ({ value }: TreeLine): Promise<void> => {
    if (value === undefined) return
    const copied = await writeClipboard(typeof value === 'string' ? value : toJson(value, 2))
    announce(copied ? 'Copied' : 'Not copied: the browser doesn’t allow it')
  }
  const move = (to: number): void => {
    const next = Math.max(0, Math.min(lines.length - 1, to))
    setAt(next)
    virtual.scrollToIndex(next, { align: 'auto' })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const line = lines[at]
    if (event.target !== event.currentTarget) return
    if (event.key === 'ArrowDown') move(at + 1)
    else if (event.key === 'ArrowUp') move(at - 1)
    else if (event.key === 'Home') move(0)
    else if (event.key === 'End') move(lines.length - 1)
    else if (!line) return
    else if (event.key === 'ArrowRight' && line.size > 0 && !line.open) toggle(line)
    else if (event.key === 'ArrowLeft' && line.open) toggle(line)
    else if (event.key === 'ArrowLeft') {
      const parent = lines.findLastIndex(({ depth }, index) => index < at && depth < line.depth)
      if (parent >= 0) move(parent)
    } else if (event.key === 'c' && !event.ctrlKey && !event.metaKey) void copyLine(line)
    else if ((event.key === 'Enter' || event.key === ' ') && line.size > 0) toggle(line)
    else if (event.key === 'Enter') document.getElementById(`${id}line-${at}`)?.querySelector('a')?.click()
    else return
    event.preventDefault()
  }
  return (
    <div
      className="tree"
      data-tall={tall || undefined}
      ref={scroller}
      role="tree"
      aria-label={label}
      aria-description="Arrow keys move and open, Enter follows a link, C copies"
      aria-activedescendant={`${id}line-${at}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const line = lines[index]
          return (
            line && (
              <TreeRow
                key={line.path}
                line={line}
                id={`${id}line-${index}`}
                active={index === at}
                start={start}
                raw={raw}
                context={context}
                onToggle={() => {
                  setAt(index)
                  if (line.size > 0 && !hasSelectedText()) toggle(line)
                }}
              />
            )
          )
        })}
      </div>
    </div>
  )
}
