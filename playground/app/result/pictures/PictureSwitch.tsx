import { type ReactElement, useId, useState } from 'react'
import { gatewayOf, gateways, isOnIpfs, pictureUrl } from './pictureUrl.js'
import { usePictures } from './settings.js'

/** Turns pictures on, once it is said who would be asked for them; and the gateway to those on IPFS. */
export function PictureSwitch({
  uris,
  things,
}: {
  /** Of what is shown, as their authors wrote them. */
  readonly uris: readonly string[]
  /** What they are, as `pictures`. */
  readonly things: 'pictures' | 'logos'
}): ReactElement | null {
  const [{ on, gateway }, change] = usePictures()
  const hosts = hostsOf(uris, gateway)
  if (hosts.length === 0) return null
  const [first, ...others] = hosts
  return (
    <div className="picture-switch">
      <button type="button" aria-pressed={on} onClick={() => change({ on: !on })}>
        {on ? `Hide ${things}` : `Show ${things}`}
      </button>
      <p className="note" title={hosts.join('\n')}>
        {on ? 'Loaded from ' : 'Off. They would be asked for at '}
        <b>{first}</b>
        {others.length === 1 && (
          <>
            {' and '}
            <b>{others[0]}</b>
          </>
        )}
        {others.length > 1 && ` and ${others.length} other hosts`}
        {!on && (hosts.length === 1 ? ', which learns your address.' : ', which learn your address.')}
      </p>
      {uris.some(isOnIpfs) && <GatewayInput gateway={gateway} onChange={(next) => change({ gateway: next })} />}
    </div>
  )
}

function GatewayInput({
  gateway,
  onChange,
}: {
  readonly gateway: string
  readonly onChange: (gateway: string) => void
}): ReactElement {
  const id = useId()
  const [typed, setTyped] = useState(gateway)
  const isRefused = gatewayOf(typed) === undefined
  return (
    <label className="picker">
      IPFS through{' '}
      <input
        type="url"
        list={id}
        value={typed}
        spellCheck={false}
        aria-invalid={isRefused || undefined}
        title={isRefused ? 'A gateway is an https:// address' : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          const next = gatewayOf(typed)
          if (next !== undefined) onChange(next)
        }}
      />
      <datalist id={id}>
        {gateways.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </label>
  )
}

/** Who would be asked for some pictures, the one with most of them first. */
export function hostsOf(uris: readonly string[], gateway: string): readonly string[] {
  const counts = new Map<string, number>()
  for (const uri of uris) {
    const url = pictureUrl(uri, gateway)
    if (url === undefined) continue
    const { host } = new URL(url)
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([host]) => host)
}
