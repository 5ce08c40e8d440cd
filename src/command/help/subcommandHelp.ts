import type { Subcommand, SubcommandEntry } from '../subcommand.js'
import { flagText } from './operationHelp.js'
import { pairs } from './wrap.js'

/** Writes the help of a subcommand. */
export const subcommandHelp = (name: string, { usage, about }: SubcommandEntry, { flags, help }: Subcommand): string =>
  `${[
    about,
    '',
    'Usage',
    `  ledgerline ${name} ${usage}`,
    '',
    'Options',
    pairs(flags.map((flag) => [flagText(flag), flag.about])),
    '',
    help,
  ].join('\n')}\n`
