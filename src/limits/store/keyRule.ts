import type { Rule } from '../../arguments/rules.js'

/** Takes the name of what shares a store: any text but an empty one. */
export const keyRule: Rule = {
  demand: 'takes a text',
  accepts: (value) => typeof value === 'string' && value !== '',
  required: true,
}
