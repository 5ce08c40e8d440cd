import { type ReactElement, useId, useState } from 'react'
import { gatewayOf, gateways, isOnIpfs, pictureUrl } from './pictureUrl.js'
import { usePictures } from './settings.js'

/** Turns pictures on, once it is said who would be asked for them; and the gateway to those on IPFS. */
export function PictureSwitch({
  uris,
}: {
  /** Of what is shown, as their authors wrote them. */
  readonly uris: readonly string[]
}): ReactElement | null {
  const [{ on, gateway }, change] = usePictures()
  const hosts = hostsOf(uris, gateway)
  if (hosts.length === 0) return null
  const who = `${listed(hosts)}, which ${hosts.length === 1 ? 'sees' : 'see'} your IP address`
  const button = (
    <button
      type="button"
      aria-pressed={on}
      title={on ? `Loaded from ${hosts.join(', ')}` : `Would load from ${who}`}
      onClick={() => change({ on: !on })}
    >
      {on ? 'Hide pictures' : 'Show pictures'}
    </button>
  )
  return (
    <div className="row picture-switch">
      {button}
      <p className="note">{on ? `Loaded from ${listed(hosts)}.` : `Off. Pictures load from ${who}.`}</p>
      {uris.some(isOnIpfs) && <GatewayInput gateway={gateway} onChange={(next) => change({ gateway: next })} />}
    </div>
  )
}

/** Hosts in a sentence. */
function listed(hosts: readonly string[]): string {
  const [first = '', second = ''] = hosts
  if (hosts.length === 1) return first
  return hosts.length === 2 ? `${first} and ${second}` : `${first} and ${hosts.length - 1} other hosts`
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
    <label className="row tight small picker">
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
