import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { useAnnounce } from './announce.js'
import { SteadyButton } from './SteadyButton.js'
import { writeClipboard } from './writeClipboard.js'

/** Copies a text; says for a moment whether it could. Of an empty text there is nothing to copy. */
export function CopyButton({
  text,
  label = 'Copy',
  name,
  className = 'quiet',
  tabIndex,
}: {
  readonly text: string | (() => string)
  readonly label?: ReactNode
  /** What the button is called, where `label` is a sign. */
  readonly name?: string
  readonly className?: string
  readonly tabIndex?: number
}): ReactElement {
  const [said, setSaid] = useState<string>()
  const announce = useAnnounce()
  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(() => setSaid(undefined), 1400)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async (): Promise<void> => {
    const copied = await writeClipboard(typeof text === 'string' ? text : text())
    const words = copied ? 'Copied' : 'Not copied'
    setSaid(words)
    announce(copied ? words : 'Not copied: the browser doesn’t allow it')
  }
  return (
    <SteadyButton
      idle={text === ''}
      className={`copy ${className}`}
      onClick={copy}
      aria-label={name}
      title={name}
      tabIndex={tabIndex}
      data-copied={said === undefined ? undefined : true}
    >
      <span className="swap" data-on={said === undefined ? undefined : true}>
        <span>{label}</span>
        <span aria-hidden={said === undefined}>
          {name === undefined ? (said ?? 'Copied') : said === 'Not copied' ? '✗' : '✓'}
        </span>
      </span>
    </SteadyButton>
  )
}
