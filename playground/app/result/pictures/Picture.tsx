import { type ReactElement, type ReactNode, useState } from 'react'
import { pictureUrl } from './pictureUrl.js'
import { usePictures } from './settings.js'

/**
 * The first of some pictures that loads, or what stands for it: nothing is asked for while pictures are off. An image
 * element runs no scripts, whatever it loads; it tells its host nothing of this page, and loads when it comes in sight.
 */
export function Picture({
  uris,
  name,
  instead,
}: {
  /** As their author wrote them, the best first. */
  readonly uris: readonly string[]
  /** For who cannot see it; empty where it stands beside what it shows. */
  readonly name: string
  readonly instead: ReactNode
}): ReactElement {
  const [{ on, gateway }] = usePictures()
  const [failed, setFailed] = useState<ReadonlySet<string>>(none)
  const url = on ? urlsOf(uris, gateway).find((each) => !failed.has(each)) : undefined
  if (url === undefined) return <>{instead}</>
  return (
    <img
      key={url}
      src={url}
      alt={name}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(new Set([...failed, url]))}
    />
  )
}

const none: ReadonlySet<string> = new Set()

/** Where some pictures are loaded from; those that are not loaded at all are left out. */
export function urlsOf(uris: readonly string[], gateway: string): readonly string[] {
  return uris.flatMap((uri) => pictureUrl(uri, gateway) ?? [])
}
