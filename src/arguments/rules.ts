import { memberOf } from '../runtime/members.js'

/**
 * What a member of an argument takes. Plain JavaScript has no type checks, so arguments are checked against tables of
 * rules.
 */
export interface Rule {
  /** What it takes, in words that follow its name: `takes a function`. */
  readonly demand: string
  /** Returns whether a value is valid. It isn't called for absent members. */
  accepts(value: unknown): boolean
  /** Whether the member is required. */
  readonly required?: true
  /** Whether an error may show an invalid text. By default it may not, because the text may be the key. */
  readonly shown?: true
  /** Rules for the members of an object, or of each object in a list. */
  readonly fields?: Rules
  /** Whether methods are called on the object, so that the object itself is passed on, not a copy. */
  readonly called?: true
}

/** Checks a member, even if it is absent, and throws its own error. */
export type Check = (value: unknown) => void

/** What each member of an argument takes, by name. */
export type Rules = Readonly<Record<string, Rule | Check>>

/** Rules for every member of a type. A member that is added only to the type doesn't compile. */
export type RulesOf<T> = Readonly<Record<keyof T, Rule>>

/**
 * Returns what a rule demands, with the shape of an object whose members have rules: `takes object { units, per? }`.
 */
export function demandOf(rule: Rule): string {
  const fields = memberOf(rule, 'fields')
  if (!fields) return rule.demand
  const names = Object.entries(fields).map(([name, field]) => (isRequired(field) ? name : `${name}?`))
  return `${rule.demand} { ${names.join(', ')} }`
}

/** Returns whether a member must be given. */
export const isRequired = (rule: Rule | Check): boolean => memberOf(rule as Partial<Rule>, 'required') === true

/**
 * Returns whether a value is an object with fields of its own. A URL or a list isn't: passed as hosts, it would be
 * ignored.
 */
export function hasFields(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]'
}

/** Names of types, as in messages. `object` means an object with fields of its own. */
type TypeName = 'string' | 'number' | 'bigint' | 'function' | 'boolean' | 'object' | 'null'

/** Takes values of some types. */
export const typed = (...types: readonly TypeName[]): Rule => ({
  demand: `takes ${types.join(' or ')}`,
  accepts: (value) => types.some((type) => (type === 'object' ? hasFields(value) : isOf(type, value))),
})

const isOf = (type: string, value: unknown): boolean => (type === 'null' ? value === null : typeof value === type)

/** Takes one of some texts. */
export const oneOf = (...texts: readonly string[]): Rule => ({
  demand: `takes ${texts.join(' or ')}`,
  accepts: (value) => texts.some((one) => one === value),
  shown: true,
})

/** Makes a rule required. A function, because bundlers keep an unused literal with a spread in it. */
export const needed = (rule: Rule): Rule => ({ ...rule, required: true })

/** Takes anything. The value is checked elsewhere. */
export const anything: Rule = { demand: 'takes anything', accepts: () => true }

/** Takes text. */
export const text: Rule = { demand: 'takes string', accepts: (value) => typeof value === 'string' }

/** Takes a number of milliseconds from 0. */
export const milliseconds: Rule = {
  demand: 'takes a number of milliseconds from 0',
  accepts: (value) => Number(value) >= 0 && isNumber(value),
}

/** Takes a number of milliseconds above 0. */
export const duration: Rule = { demand: 'takes a number of milliseconds above 0', accepts: isPositive }

/** Takes a number of bytes. */
export const byteCount: Rule = { demand: 'takes a number of bytes above 0', accepts: isPositive }

/** Takes a function. */
export const method: Rule = { demand: 'takes a function', accepts: isFunction }

/** Takes a whole number from 0. */
export const count: Rule = {
  demand: 'takes a whole number from 0',
  accepts: (value) => Number.isInteger(value) && Number(value) >= 0,
}

/** Takes a whole number from 1. */
export const positiveCount: Rule = {
  demand: 'takes a whole number from 1',
  accepts: (value) => Number.isSafeInteger(value) && Number(value) >= 1,
}

/** Returns whether a value is a number. */
export function isNumber(value: unknown): boolean {
  return typeof value === 'number'
}

/** Returns whether a value is a number above 0. Text and bigints, which compare like numbers, are not. */
export function isPositive(value: unknown): boolean {
  return typeof value === 'number' && value > 0
}

/** Returns whether a value is a function. */
export function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
