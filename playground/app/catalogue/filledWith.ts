import type { Control, Draft, InputDetails } from './details.js'
import type { Thing, ThingKind } from './recognise.js'

/** Formats of inputs that take a thing; a name has no format, but an input of its own. */
const formats: Readonly<Record<ThingKind, RegExp>> = {
  'evm-address': /^evm(?:-or-solana)?-address$/,
  'solana-address': /^(?:evm-or-)?solana-address$/,
  'aptos-address': /^aptos-address$/,
  hash: /^(?:hash32|block-id)$/,
  block: /^(?:block-id|block-number)$/,
  ens: /^domain$/,
  domain: /^domain$/,
}

/** Whether an input of a name and a format takes a thing. */
export function takes(kind: ThingKind, name: string, format: string | undefined): boolean {
  return formats[kind].test(format ?? name)
}

/** The form of an operation with a thing in the first input that takes it; `undefined` where none does. */
export function filledWith({ kind, value }: Thing, inputs: readonly InputDetails[]): Draft | undefined {
  const able = inputs.filter(({ name, control }) => takes(kind, name, formatOf(control)))
  const input = able.find(({ required }) => required) ?? able[0]
  return input && { [input.name]: input.control.kind === 'list' ? [value] : value }
}

function formatOf(control: Control): string | undefined {
  if (control.kind === 'list') return formatOf(control.item)
  return control.kind === 'text' || control.kind === 'choice' ? control.format : undefined
}
