import type { Field } from '../../model/model.js'

/** Returns the unit of a field's values, if its format or its document gives one; else empty. */
export function unitOf({ shape, display }: Pick<Field, 'shape' | 'display'>, siblings: readonly Field[] = []): string {
  const { unit, decimals, as } = typeof display === 'object' ? display : { as: display }
  if (unit !== undefined) return unitOfFormat(unit)
  const places = siblings.find(({ wire }) => wire === decimals)?.name
  if (places !== undefined && as !== 'formatted') return `10^-\`${places}\``
  if (shape.kind === 'list') return unitOf(shape.item)
  return shape.kind === 'scalar' ? unitOfFormat(shape.format) : ''
}

/** Returns the unit of a format's values. */
export function unitOfFormat(format = ''): string {
  return units[format] ?? ''
}

const units: Readonly<Record<string, string>> = {
  wei: 'wei',
  octas: 'octas',
  usd: 'US dollars',
  percent: '%',
  'date-time': 'UTC',
  'unix-seconds': 'UTC',
  'unix-millis': 'UTC',
  'unix-micros': 'UTC',
}
