import { subscribe, unsubscribe } from 'node:diagnostics_channel'

const channel = 'http.server.request.start'

/** Waits until a number of further requests has arrived at servers of this process, however long that takes. */
export function arrivals(count: number): Promise<void> {
  let left = count
  return new Promise((resolve) => {
    const note = (): void => {
      left -= 1
      if (left > 0) return
      unsubscribe(channel, note)
      resolve()
    }
    subscribe(channel, note)
  })
}
