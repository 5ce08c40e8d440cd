import { type ReactElement, useEffect, useState } from 'react'
import { useAnnounce } from './announce.js'
import { SteadyButton } from './SteadyButton.js'
import { writeClipboard } from './writeClipboard.js'

/** Copies a text; says so for a moment. Of an empty text there is nothing to copy. */
export function CopyButton({
  text,
  label = 'Copy',
  className = 'quiet',
  tabIndex,
}: {
  readonly text: string | (() => string)
  readonly label?: string
  readonly className?: string
  readonly tabIndex?: number
}): ReactElement {
  const [copied, setCopied] = useState(false)
  const announce = useAnnounce()
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1400)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (): Promise<void> => {
    await writeClipboard(typeof text === 'string' ? text : text())
    setCopied(true)
    announce('Copied')
  }
  return (
    <SteadyButton
      idle={text === ''}
      className={`copy ${className}`}
      onClick={copy}
      tabIndex={tabIndex}
      data-copied={copied || undefined}
    >
      <span className="swap" data-on={copied || undefined}>
        <span>{label}</span>
        <span aria-hidden={!copied}>Copied</span>
      </span>
    </SteadyButton>
  )
}
