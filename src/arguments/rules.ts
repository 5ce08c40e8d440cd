import { memberOf } from '../runtime/members.js'

/**
 * What a member of an argument takes. Plain JavaScript has no type checks, so arguments are held against tables of
 * these.
 */
export interface Rule {
  /** In words that follow its name: `takes a function`. */
  readonly demand: string
  /** Returns whether it takes a value; the absent one is never asked about. */
  accepts(value: unknown): boolean
  /** Whether it must be given. */
  readonly required?: true
  /** Whether an error may show a text that was refused: any other may be the key. */
  readonly shown?: true
  /** What the members of an object take, and of each object in a list. */
  readonly fields?: Rules
}

/** Checks a member, an absent one too, and throws an error of its own. */
export type Check = (value: unknown) => void

/** What each member of an argument takes, by name. */
export type Rules = Readonly<Record<string, Rule | Check>>

/** The rules of every member of a type: one that is added to the type alone does not compile. */
export type RulesOf<T> = Readonly<Record<keyof T, Rule>>

/** What is wrong with one member of an argument. */
export type Problem =
  | { readonly kind: 'unknown'; readonly name: string; readonly holder: object; readonly names: readonly string[] }
  | { readonly kind: 'missing' | 'invalid'; readonly name: string; readonly value: unknown; readonly rule: Rule }

/**
 * Finds what is wrong with an argument: members that no rule knows first, because such a name is often what is missing;
 * then known members, own or inherited, because the fields of a class may be getters.
 *
 * @returns each problem, and where it is: what holds the member, with a dot, before its name
 */
export function* problemsIn(
  holder: object,
  rules: Rules,
  within = '',
): Generator<Problem & { readonly within: string }> {
  yield* unknownIn(holder, rules, within)
  for (const [name, rule] of Object.entries(rules)) {
    const value = memberOf(holder, name)
    if (typeof rule === 'function') rule(value)
    else yield* problemsOf({ name, value, rule, within })
  }
}

/** Finds members that no rule knows. */
export function* unknownIn(
  holder: object,
  rules: Rules,
  within = '',
): Generator<Problem & { readonly kind: 'unknown'; readonly within: string }> {
  const names = Object.keys(rules)
  for (const name of Object.keys(holder))
    if (!names.includes(name)) yield { kind: 'unknown', name, holder, names, within }
}

/** A member that a rule knows. */
interface Known {
  readonly name: string
  readonly value: unknown
  readonly rule: Rule
  readonly within: string
}

function* problemsOf(known: Known): Generator<Problem & { readonly within: string }> {
  const { name, value, rule, within } = known
  const fields = memberOf(rule, 'fields')
  if (value === undefined || (value === null && isRequired(rule))) {
    if (isRequired(rule)) yield { kind: 'missing', ...known }
  } else if (!rule.accepts(value)) yield { kind: 'invalid', ...known }
  else if (fields)
    for (const holder of Array.isArray(value) ? value : [value])
      if (hasFields(holder)) yield* problemsIn(holder, fields, `${within}${name}.`)
}

/** Returns what a rule demands, with the shape of an object whose members have rules: `takes object { units, per? }`. */
export function demandOf(rule: Rule): string {
  const fields = memberOf(rule, 'fields')
  if (!fields) return rule.demand
  const names = Object.entries(fields).map(([name, field]) =>
    typeof field !== 'function' && isRequired(field) ? name : `${name}?`,
  )
  return `${rule.demand} { ${names.join(', ')} }`
}

const isRequired = (rule: Rule): boolean => memberOf(rule, 'required') === true

/**
 * Returns whether a value has fields of its own. A URL has none, and neither has a list: one for hosts would be
 * ignored.
 */
export function hasFields(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]'
}

/** Takes whatever it is given; something else looks at it. */
export const anything: Rule = { demand: 'takes anything', accepts: () => true }

/** Takes text. */
export const text: Rule = { demand: 'takes string', accepts: (value) => typeof value === 'string' }

/** Takes a number. */
export const number: Rule = { demand: 'takes number', accepts: isNumber }

/** Takes a number of milliseconds. */
export const milliseconds: Rule = { demand: 'takes a number of milliseconds', accepts: isNumber }

/** Returns whether a value is a number. */
export function isNumber(value: unknown): boolean {
  return typeof value === 'number'
}

/** Returns whether a value is a number above 0; text and bigints would compare like one. */
export function isPositive(value: unknown): boolean {
  return typeof value === 'number' && value > 0
}

/** Returns whether a value is a function. */
export function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
