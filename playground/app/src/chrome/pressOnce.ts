import type { KeyboardEvent } from 'react'

/** Keeps a held Enter from pressing a button again and again: each time it might ask the service. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
