import type { Control, Draft, InputDetails, Typing } from './details.js'

/** What to pass to the client for what a person typed: typed values where they can be read, else the text itself. */
export function inputOf(inputs: readonly InputDetails[], draft: Draft): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    inputs.flatMap(({ name, control }) => {
      const value = typedValue(control, draft[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Whether two drafts say the same; what is empty says nothing. */
export function isSameDraft(a: Draft, b: Draft): boolean {
  return Object.keys({ ...a, ...b }).every((name) => String(a[name] ?? '') === String(b[name] ?? ''))
}

/** One value of a draft; `undefined` when nothing was typed. The client, not this page, judges what is wrong with it. */
export function typedValue(control: Control, typed: Draft[string] | undefined): unknown {
  if (typed === undefined || typed === '') return undefined
  if (typeof typed !== 'string') {
    const lines = typed.map((line) => line.trim()).filter((line) => line !== '')
    if (lines.length === 0) return undefined
    const values = lines.map((line) => (control.kind === 'list' ? typedValue(control.item, line) : line))
    return control.kind === 'list' && control.oneOrMany && values.length === 1 ? values[0] : values
  }
  if (control.kind === 'list') return typedValue(control, typed.split('\n'))
  if (control.kind === 'boolean') return typed === 'true' ? true : typed === 'false' ? false : typed
  if (control.kind === 'json') return parseJson(typed)
  if (control.kind === 'choice') return typed
  return textValue(typed.trim(), control.typing)
}

function textValue(text: string, typing: Typing['typing']): unknown {
  if (typing === 'uint') return /^\d{1,78}$/.test(text) ? smallest(BigInt(text)) : text
  return typing === 'number' ? asNumber(text) : text
}

/** A whole number as people write it in code: `18908000` while it is safe, `123…n` beyond. */
const smallest = (value: bigint): number | bigint => (value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value)

const asNumber = (text: string): number | string =>
  /^-?\d+(?:\.\d+)?$/.test(text) && Number.isFinite(Number(text)) ? Number(text) : text

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
