import type { SubcommandEntry } from './subcommand.js'

/** Every subcommand by its name. One is a file, and is loaded only to run. */
export const subcommands: Readonly<Record<string, SubcommandEntry>> = {
  find: {
    usage: 'WORDS',
    about: 'Finds operations by what they are about',
    load: async () => (await import('./subcommands/find.js')).find,
  },
  describe: {
    usage: 'API.OPERATION',
    about: 'Says what an operation takes, gives and costs',
    words: 'operations',
    load: async () => (await import('./subcommands/describe.js')).describe,
  },
  export: {
    usage: 'API.OPERATION --out FILE',
    about: 'Writes all rows of lists into a file, and continues where it stopped',
    words: 'operations',
    load: async () => (await import('./subcommands/export.js')).exportCommand,
  },
  mock: {
    usage: '[--port N]',
    about: 'Starts a server on this machine that answers with examples',
    load: async () => (await import('./subcommands/mock.js')).mock,
  },
  completion: {
    usage: 'bash|zsh|fish',
    about: 'Prints a script that completes the command in your shell',
    words: ['bash', 'zsh', 'fish'],
    load: async () => (await import('./subcommands/completion.js')).completion,
  },
}
