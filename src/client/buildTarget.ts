/** Returns the kind of runtime by the service's name for it: `node` unless another one is detected. */
export function buildTarget(): string {
  if ('Bun' in globalThis) return 'bun'
  if ('Deno' in globalThis) return 'deno'
  if ('document' in globalThis) return 'browser'
  return 'WorkerGlobalScope' in globalThis ? 'worker' : 'node'
}
