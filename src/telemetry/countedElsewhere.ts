/**
 * Returns whether an instrumentation, such as undici's, listens to Node's fetch: it records
 * `http.client.request.duration` itself. Always `false` in other runtimes.
 */
export function isCountedElsewhere(): boolean {
  try {
    const channels = Reflect.get(globalThis, 'process')?.getBuiltinModule?.('diagnostics_channel')
    return channels?.hasSubscribers?.('undici:request:create') === true
  } catch {
    return false // a runtime that throws here has no such channel
  }
}
