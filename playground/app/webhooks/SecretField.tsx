import { type ReactElement, useState } from 'react'

/** The secret, masked as whoever shares a screen needs it, and shown on demand. */
export function SecretField({
  secret,
  onChange,
}: {
  readonly secret: string
  readonly onChange: (secret: string) => void
}): ReactElement {
  const [shown, setShown] = useState(false)
  return (
    <div className="lab-step stack ruled">
      <label htmlFor="lab-secret">Secret</label>
      <div className="line">
        <input
          id="lab-secret"
          type={shown ? 'text' : 'password'}
          value={secret}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="button" aria-controls="lab-secret" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
    </div>
  )
}
