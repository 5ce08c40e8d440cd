import { typeName } from '../../document/naming.js'
import type { Model } from '../../model/model.js'
import { docComment } from '../docComment.js'
import type { Emitted } from '../imports.js'

/** Emits what `ledgerline/<api>` exports, except for what is written by hand in `src/<api>.ts`. */
export function emitEntry({ api, document }: Model): Emitted {
  const client = `${typeName(api)}Client`
  const doc = docComment(`Creates a client for only the ${document.info.title} API.`, '', [
    '@throws {ConfigurationError} INVALID_CONFIGURATION for an unknown option or an invalid value. A wrong host, chain or network only fails the calls that need it.',
  ])
  return {
    imports: [
      "import { bindOperations } from '../../src/client/bind.js'",
      "import { createCaller } from '../../src/client/caller.js'",
      "import type { ClientOptions } from '../../src/client/options.js'",
      `import { operations, type ${client} } from './client.gen.js'`,
    ],
    text: `export type { ${client} } from './client.gen.js'
export * from './operations.gen.js'
export type * from './types.gen.js'
export type * from './wireAnswers.js'

${doc}
export function create${client}(options: ClientOptions = {}): ${client} {
  return bindOperations<${client}>(createCaller(options), operations)
}`,
  }
}

/**
 * Emits `src/<api>.ts` for an API that has none yet. It is written only once, so handwritten code can be added there.
 */
export const emitOwnEntry = (api: string): string => `export * from '../generated/${api}/entry.js'\n`
