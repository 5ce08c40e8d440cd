import type { ReactElement } from 'react'
import { Picture } from './Picture.js'
import { usePictures } from './settings.js'

/** The logo beside a name, once pictures are on. What has none leaves its place, so that names begin alike. */
export function Logo({ uri }: { readonly uri: string | undefined }): ReactElement | null {
  const [{ on }] = usePictures()
  if (!on) return null
  return (
    <span className="logo" aria-hidden="true">
      {uri !== undefined && <Picture uris={[uri]} name="" instead={null} />}
    </span>
  )
}
