import type { Control, Draft, InputDetails } from './details.js'
import type { Thing, ThingKind } from './recognise.js'

/** Formats of inputs that take a thing; of a name, which has none, what the input says that it names. */
const formats: Readonly<Record<ThingKind, RegExp>> = {
  'evm-address': /^(?:evm(?:-or-solana)?-address|universal-wallet)$/,
  'solana-address': /^(?:evm-or-)?solana-address$/,
  'bitcoin-address': /^universal-wallet$/,
  xpub: /^(?:universal-wallet|xpub)$/,
  'aptos-address': /^aptos-address$/,
  hash: /^(?:hash32|block-id)$/,
  block: /^(?:block-id|block-number)$/,
  ens: /^ens-name$/,
  domain: /^domain$/,
}

/** Whether an input of a format, or of what it names, takes a thing. */
export function takes(kind: ThingKind, format: string | undefined): boolean {
  return format !== undefined && formats[kind].test(format)
}

/** The form of an operation with a thing in the first input that takes it; `undefined` where none does. */
export function filledWith({ kind, value }: Thing, inputs: readonly InputDetails[]): Draft | undefined {
  const able = inputs.filter(({ control, thing }) => takes(kind, formatOf(control) ?? thing))
  const input = able.find(({ required }) => required) ?? able[0]
  return input && { [input.name]: input.control.kind === 'list' ? [value] : value }
}

function formatOf(control: Control): string | undefined {
  if (control.kind === 'list') return formatOf(control.item)
  return control.kind === 'text' || control.kind === 'choice' ? control.format : undefined
}
