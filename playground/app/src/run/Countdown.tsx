import { type ReactElement, useEffect, useState } from 'react'

/** Seconds until the service wants to be asked again. */
export function Countdown({
  wait,
  label = 'You can retry in',
}: {
  /** Milliseconds from now. */
  readonly wait: number
  readonly label?: string
}): ReactElement {
  const [end] = useState(() => performance.now() + wait)
  const [left, setLeft] = useState(wait)
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, end - performance.now())), 100)
    return () => clearInterval(timer)
  }, [end])
  return (
    <p className="countdown" role="timer">
      {left > 0 ? (
        <>
          {label} <b>{(left / 1000).toFixed(1)} s</b>
        </>
      ) : (
        'You can retry now.'
      )}
      <progress max={wait} value={wait - left} aria-label="Time to wait" />
    </p>
  )
}
