import type { Rule } from '../../arguments/rules.js'

/** The rule of `olderThan`: an age in milliseconds, from 0. */
export const ageRule: Rule = {
  demand: 'takes a number of milliseconds, from 0',
  accepts: (value) => typeof value === 'number' && value >= 0 && Number.isFinite(value),
  required: true,
}
