import type { Rule } from '../../arguments/rules.js'

/** The rule of a store's `key`: any text but an empty one. */
export const keyRule: Rule = {
  demand: 'takes a text',
  accepts: (value) => typeof value === 'string' && value !== '',
  required: true,
}
