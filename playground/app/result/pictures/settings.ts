import { useSyncExternalStore } from 'react'
import { kept } from '../../catalogue/kept.js'
import { gateways } from './pictureUrl.js'

/** Whether pictures are loaded, and through whom. */
export interface PictureSettings {
  readonly on: boolean
  /** Origin of the gateway to IPFS. */
  readonly gateway: string
}

const settings = kept<PictureSettings>({ on: false, gateway: gateways[0] ?? '' })
const listeners = new Set<() => void>()

/**
 * The settings of this visit, and their switch. Off at first, always: whoever serves a picture learns who looks at it,
 * and whoever made a token chose who that is.
 */
export function usePictures(): readonly [PictureSettings, (change: Partial<PictureSettings>) => void] {
  return [useSyncExternalStore(subscribe, read), change]
}

const read = (): PictureSettings => settings.value

function change(part: Partial<PictureSettings>): void {
  settings.value = { ...settings.value, ...part }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
