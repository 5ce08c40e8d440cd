import { memberOf } from '../runtime/members.js'
import { hasFields, isRequired, type Rule, type Rules } from './rules.js'

/** What is wrong with one member of an argument. */
export interface Problem {
  readonly name: string
  /** Its full name with dots, such as `hooks.onIssue`. */
  readonly place: string
  readonly value: unknown
  /** What it takes, if it is a known member. */
  readonly rule: Rule | undefined
  /** The object that it is a member of, and the names that its members may have. */
  readonly holder: object
  readonly names: readonly string[]
}

/** Throws the error for a problem, or lets it pass. */
export type Refuse = (problem: Problem) => void

/**
 * Copies an argument deeply, and checks the copy. Each member is read once, so that no getter can return another value
 * after the check. Members of `Object.prototype` don't count. Absent members are `undefined` in the copy, which has no
 * prototype, so plain access is safe.
 *
 * Unknown members are refused first, because a misspelled name often explains a missing one. A member that is
 * `undefined` counts as absent.
 */
export function copyOf(holder: object, rules: Rules, refuse: Refuse, within = ''): object {
  const names = Object.keys(rules)
  const refused = (name: string, value: unknown, rule?: Rule): void =>
    refuse({ name, place: within + name, value, rule, holder, names })
  for (const name of Object.keys(holder))
    if (!names.includes(name) && memberOf(holder, name) !== undefined) refused(name, memberOf(holder, name))
  const copy: Record<string, unknown> = Object.create(null) // takes every name, even `__proto__`
  for (const name of names) copy[name] = memberOf(holder, name)
  for (const [name, rule] of Object.entries(rules)) {
    const value = copy[name]
    if (typeof rule === 'function') rule(value)
    else if (value === undefined || (value === null && isRequired(rule))) {
      if (isRequired(rule)) refused(name, value, rule)
    } else if (rule.accepts(value)) copy[name] = withFields(value, rule, refuse, `${within}${name}.`)
    else refused(name, value, rule)
  }
  return copy
}

/** Copies the members of an object, or of each object in a list, if there are rules for them. */
function withFields(value: unknown, rule: Rule, refuse: Refuse, within: string): unknown {
  const fields = memberOf(rule, 'fields')
  if (!fields) return value
  const inside = (holder: unknown): unknown => (hasFields(holder) ? copyOf(holder, fields, refuse, within) : holder)
  const copy = Array.isArray(value) ? value.map(inside) : inside(value)
  return memberOf(rule, 'called') ? value : copy
}
