/**
 * Returns whether an instrumentation listens to the requests of Node's fetch, as that of undici does, which records
 * `http.client.request.duration` itself. Elsewhere than in Node it is false.
 */
export function isCountedElsewhere(): boolean {
  try {
    const channels = Reflect.get(globalThis, 'process')?.getBuiltinModule?.('diagnostics_channel')
    return channels?.hasSubscribers?.('undici:request:create') === true
  } catch {
    return false // a runtime that refuses to tell has no such channel
  }
}
