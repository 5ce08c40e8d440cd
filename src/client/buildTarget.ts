/** Returns the kind of runtime under the name the service has for it; `node` unless another one is detected. */
export function buildTarget(): string {
  const marks = { Bun: 'bun', Deno: 'deno', document: 'browser', WorkerGlobalScope: 'worker' }
  return Object.entries(marks).find(([mark]) => mark in globalThis)?.[1] ?? 'node'
}
