import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../../src/', import.meta.url))

/** `ledgerline` and its entries as the playground means them: the sources beside it, not a build of them. */
export const sourceAlias: { readonly find: RegExp; readonly replacement: string }[] = [
  { find: /^ledgerline$/, replacement: `${source}index.ts` },
  { find: /^ledgerline\/([\w-]+)$/, replacement: `${source}$1.ts` },
]
