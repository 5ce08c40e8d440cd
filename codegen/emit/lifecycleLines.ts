import { endsOf } from '../model/ends.js'
import type { Model } from '../model/model.js'

/** Lists what ends when, one line each, by day, for calendars. */
export function lifecycleLines(models: readonly Model[]): readonly string[] {
  return endsOf(models).map(({ day, isExact, of, what, replacement }) => {
    const name = of === 'chain' ? `chain ${what}` : `${of}.${what}`
    return `${day}  ${isExact ? '  ' : '<='}  ${name}${replacement ? `  use ${replacement}` : ''}`
  })
}
