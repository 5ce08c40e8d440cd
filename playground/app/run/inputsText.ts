import type { Draft } from '../catalogue/details.js'
import { short } from '../result/readable.js'
import { escapeInvisible } from '../ui/escapeInvisible.js'

/** What a form held, in a line: as `0xd8dA…6045, polygon, limit 5`. Inputs that hold secrets are left out. */
export function inputsText(draft: Draft, secrets: readonly string[] = []): string {
  const parts = Object.entries(draft).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value : value.join(', ')
    if (text === '' || secrets.includes(name)) return []
    const shown = escapeInvisible(text.length <= 24 ? text : /^\w+$/.test(text) ? short(text) : `${text.slice(0, 22)}…`)
    return [/^(?:true|false|\d{1,6})$/.test(text) ? `${name} ${shown}` : shown]
  })
  return parts.length > 4 ? `${parts.slice(0, 4).join(', ')} …` : parts.join(', ')
}
