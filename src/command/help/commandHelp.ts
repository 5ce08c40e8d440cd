import { entryName } from '../../operation/entryName.js'
import { apiNames, idsOf, titleOf } from '../catalogue/loadApi.js'
import { baseFlags } from '../flags/commonFlags.js'
import { subcommands } from '../subcommands.js'
import { pairs } from './wrap.js'

/** Writes the help of the whole command. It loads no API. */
export const commandHelp = (): string =>
  `${[
    'On-chain data in a shell: data on stdout, everything else on stderr.',
    '',
    'Usage',
    pairs([
      ['ledgerline <api> <operation> [--input value …]', 'Calls an operation'],
      ...Object.entries(subcommands).map(
        ([name, { usage, about }]) => [`ledgerline ${name} ${usage}`.trim(), about] as const,
      ),
    ]),
    '',
    'APIs',
    pairs(apiNames.map((name) => [entryName(name), `${titleOf(name)}, ${idsOf(name).length} operations`])),
    '',
    'Key',
    '  LEDGERLINE_API_KEY, or --key-file FILE. With --mock, none is needed: examples answer.',
    '',
    'Options',
    pairs([
      ...baseFlags.map(({ name, short, about }) => [`${short ? `-${short}, ` : ''}--${name}`, about] as const),
      ['-v, --version', 'Prints the version'],
    ]),
    '',
    'Exit codes',
    '  0 done, 1 the service or the network failed, 2 wrong usage, 3 incomplete, 4 budget, 130 interrupted',
    '',
    'Example',
    '  ledgerline find balance',
  ].join('\n')}\n`
