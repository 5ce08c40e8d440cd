import { InputError } from '../../errors/input.js'
import { safeText } from '../../files/safeText.js'
import { entryName } from '../../operation/entryName.js'
import type { Manifest, ManifestField, ManifestShape } from '../../operation/manifest.js'
import { settingsOf } from '../call/settings.js'
import { loadTarget, parseOperationName, type Target } from '../catalogue/loadApi.js'
import { fieldsOf, resolveShape, rowShape, typeText } from '../catalogue/shapes.js'
import { exitCodes } from '../exitCode.js'
import { baseFlags, callFlags, connectionFlags, outputFlags } from '../flags/commonFlags.js'
import { type InputFlag, inputFlags } from '../flags/inputFlags.js'
import { parseFlags } from '../flags/parseFlags.js'
import { jsonText } from '../formats/json.js'
import { exampleCommand } from '../help/exampleArguments.js'
import { costText, flagText, inputText, lifecycleLines } from '../help/operationHelp.js'
import { pairs, wrapped } from '../help/wrap.js'
import { createOutput } from '../shell/output.js'
import type { Subcommand } from '../subcommand.js'

/** `ledgerline describe`: what an operation takes, gives and costs. */
export const describe: Subcommand = {
  flags: [...baseFlags, ...outputFlags.filter(({ name }) => name === 'format')],
  help: 'With --format json, it prints the same as JSON.\n\nExample\n  ledgerline find balance',
  async run(args, shell) {
    const typed = parseFlags(args, describe.flags)
    const name = typed.words.join('.')
    if (name === '')
      throw new InputError('describe takes an operation', {
        hints: ['Write it as api.operation', 'ledgerline find WORDS searches them'],
      })
    const { api, id } = parseOperationName(name)
    const target = await loadTarget(api, id)
    const options = [...baseFlags, ...outputFlags, ...callFlags, ...connectionFlags]
    const flags = inputFlags(target.manifest, target.about, options)
    const { format } = settingsOf(typed, shell)
    const isText = format === 'table' || (format === 'json' && !typed.values.has('format'))
    await createOutput(shell).write(isText ? await textOf(target, flags) : jsonText(await jsonOf(target, flags)))
    return exitCodes.done
  },
}

async function textOf(target: Target, flags: readonly InputFlag[]): Promise<string> {
  const { manifest, about } = target
  const inputs = flags.map((flag) => [flagText(flag), inputText(flag.input)] as const)
  const list = rowShape(manifest, about)
  const fields = outputLines(manifest, list ?? about.output.shape)
  const lines = [
    `${entryName(manifest.api)}.${about.id}: ${about.title}`,
    `${about.method} ${about.path}, ${costText(target)}${about.page ? ', pages of rows' : ''}`,
    '',
    ...wrapped(about.description),
    ...lifecycleLines(target),
    ...(inputs.length > 0 ? ['', 'Inputs', pairs(inputs)] : []),
    '',
    ...(fields.length > 0
      ? [list ? 'Fields of a row' : 'Fields', pairs(fields)]
      : [`Gives ${typeText(manifest, about.output.shape, 'output')}`]),
    '',
    'Example, without a key',
    `  ${await exampleCommand(target, flags)}`,
  ]
  return `${lines.map((line) => line.split('\n').map(safeText).join('\n')).join('\n')}\n`
}

/** The fields of a shape, those of objects in it below them. */
function outputLines(
  manifest: Manifest,
  shape: ManifestShape,
  indent = '',
  within: readonly string[] = [],
): [string, string][] {
  return (fieldsOf(manifest, shape) ?? []).flatMap((field) => {
    const inner = innerShape(manifest, field.shape)
    const type = inner.kind === 'ref' ? inner.name : ''
    const line: [string, string] = [`${indent}${field.name}`, fieldText(manifest, field)]
    return within.includes(type) || within.length > 3
      ? [line]
      : [line, ...outputLines(manifest, inner, `${indent}  `, [...within, type])]
  })
}

function innerShape(manifest: Manifest, shape: ManifestShape): ManifestShape {
  const resolved = resolveShape(manifest, shape)
  return resolved.kind === 'list' ? resolved.item.shape : shape
}

function fieldText(manifest: Manifest, { shape, description, nullable, secret }: ManifestField): string {
  const marks = [typeText(manifest, shape, 'output'), ...(nullable ? ['or null'] : []), ...(secret ? ['masked'] : [])]
  return `${marks.join(' ')}. ${description.replaceAll('`', '')}`
}

async function jsonOf(target: Target, flags: readonly InputFlag[]): Promise<unknown> {
  const { manifest, about } = target
  const list = rowShape(manifest, about)
  const { id, title, description, method, path, cost, costPer, lifecycle, needsOne } = about
  return {
    operation: `${entryName(manifest.api)}.${id}`,
    title,
    description,
    method,
    path,
    ...(cost !== undefined && { units: cost }),
    ...(costPer && { unitsPer: costPer }),
    ...(lifecycle && { lifecycle }),
    ...(needsOne && { needsOne }),
    isPaged: about.page !== undefined,
    gives: list ? 'rows' : 'value',
    example: await exampleCommand(target, flags),
    inputs: flags.map(({ input, name }) => ({
      name: input.name,
      option: `--${name}`,
      type: typeText(manifest, input.shape, 'input'),
      required: input.required === true,
      ...(input.default !== undefined && { default: input.default }),
      ...(input.limits && { limits: input.limits }),
      ...(input.example !== undefined && { example: input.example }),
      description: input.description,
    })),
    fields: outputFields(manifest, list ?? about.output.shape),
  }
}

function outputFields(manifest: Manifest, shape: ManifestShape, within: readonly string[] = []): readonly unknown[] {
  return (fieldsOf(manifest, shape) ?? []).map((field) => {
    const inner = innerShape(manifest, field.shape)
    const type = inner.kind === 'ref' ? inner.name : ''
    const inside = within.includes(type) || within.length > 3 ? [] : outputFields(manifest, inner, [...within, type])
    return {
      name: field.name,
      type: typeText(manifest, field.shape, 'output'),
      ...(field.nullable && { nullable: true }),
      ...(field.secret && { secret: true }),
      description: field.description,
      ...(inside.length > 0 && { fields: inside }),
    }
  })
}
