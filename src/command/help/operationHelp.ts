import { entryName } from '../../operation/entryName.js'
import { endOf } from '../../operation/lifecycle.js'
import type { ManifestInput } from '../../operation/manifest.js'
import type { Target } from '../catalogue/loadApi.js'
import type { Flag } from '../flags/flag.js'
import type { InputFlag } from '../flags/inputFlags.js'
import { exampleCommand } from './exampleArguments.js'
import { pairs, wrapped } from './wrap.js'

/** Writes the help of an operation: what it does, its inputs, options and cost, and an example that runs. */
export async function operationHelp(
  target: Target,
  inputs: readonly InputFlag[],
  options: readonly Flag[],
): Promise<string> {
  const { manifest, about } = target
  const rank = ({ input }: InputFlag): number => (input.required ? 0 : 1)
  const sorted = [...inputs].sort((a, b) => rank(a) - rank(b))
  const api = entryName(manifest.api)
  return `${[
    `${about.title}: ${costText(target)}`,
    '',
    ...wrapped(about.description),
    ...lifecycleLines(target),
    '',
    'Usage',
    `  ledgerline ${api} ${about.id} ${sorted
      .filter(({ input }) => input.required)
      .map((flag) => `${flagText(flag)} `)
      .join('')}[options]`,
    ...(sorted.length > 0 ? ['', 'Inputs', pairs(sorted.map((flag) => [flagText(flag), inputText(flag.input)]))] : []),
    '',
    'Options',
    pairs(options.map((flag) => [flagText(flag), flag.about])),
    '',
    'Example, without a key',
    `  ${await exampleCommand(target, inputs)}`,
    '',
    `ledgerline describe ${api}.${about.id} lists the fields of the result`,
  ].join('\n')}\n`
}

/** Writes an option as it is typed: `-q, --quiet`, `--rows N`. */
export const flagText = ({ name, short, takes }: Flag): string =>
  `${short === undefined ? '' : `-${short}, `}--${name}${takes === undefined ? '' : ` ${takes}`}`

/** Says what a call costs, and whether it has pages. */
export function costText({ about: { cost, costPer, page } }: Target): string {
  const each = costPer ? ` per ${costPer.unit}` : page ? ' per page' : ''
  return cost === undefined ? 'cost not documented' : `${cost} units${each}`
}

/** Says when an operation ends, and the plan it needs. */
export function lifecycleLines({ about: { lifecycle } }: Target): readonly string[] {
  const end = lifecycle && endOf(lifecycle)
  return [
    ...(end ? ['', `The provider ${end}${lifecycle.replacement ? `; use ${lifecycle.replacement}` : ''}.`] : []),
    ...(lifecycle?.plan ? ['', `Needs the plan ${lifecycle.plan} or a higher one.`] : []),
  ]
}

/** Says what an input is, whether it is needed, and what it is without. */
export function inputText({ description, required, default: preset }: ManifestInput): string {
  const end = required
    ? 'Required.'
    : preset === undefined
      ? ''
      : `Default ${JSON.stringify(preset).replaceAll('"', '')}.`
  return `${description.replaceAll('`', '')} ${end}`.trim()
}
