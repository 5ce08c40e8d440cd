/** Names the kind of runtime this is, as the service counts them: `node` where nothing says otherwise. */
export function buildTarget(): string {
  const is = (mark: string): boolean => mark in globalThis
  return is('Bun')
    ? 'bun'
    : is('Deno')
      ? 'deno'
      : is('document')
        ? 'browser'
        : is('WorkerGlobalScope')
          ? 'worker'
          : 'node'
}
