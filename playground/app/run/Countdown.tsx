import { type ReactElement, useEffect, useState } from 'react'

/** Seconds until the service wants to be asked again. Another wait needs a `key` of its own. */
export function Countdown({
  since,
  wait,
  label = 'You can retry in',
  over = 'You can retry now.',
}: {
  /** When the wait began, by `Date.now`: one that is shown again does not begin again. */
  readonly since: number
  /** Milliseconds. */
  readonly wait: number
  readonly label?: string
  /** What is said when it is over. */
  readonly over?: string
}): ReactElement {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, since + wait - now)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 100)
    return () => clearInterval(timer)
  }, [isOver])
  return (
    <p className="countdown" role="timer">
      {isOver ? (
        over
      ) : (
        <>
          {label} <b>{(left / 1000).toFixed(1)} s</b>
        </>
      )}
      <progress max={wait} value={wait - left} aria-label="Time to wait" />
    </p>
  )
}
