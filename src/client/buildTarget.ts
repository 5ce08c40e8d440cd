/** Names the kind of runtime this is, as the service counts them: `node` where nothing says otherwise. */
export function buildTarget(): string {
  const marks = { Bun: 'bun', Deno: 'deno', document: 'browser', WorkerGlobalScope: 'worker' }
  return Object.entries(marks).find(([mark]) => mark in globalThis)?.[1] ?? 'node'
}
