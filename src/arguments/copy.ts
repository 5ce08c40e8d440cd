import { memberOf } from '../runtime/members.js'
import { hasFields, isRequired, type Rule, type Rules } from './rules.js'

/** What is wrong with one member of an argument. */
export interface Problem {
  readonly name: string
  /** Its name behind those of what holds it, with dots. */
  readonly place: string
  readonly value: unknown
  /** What it takes, where it is known. */
  readonly rule: Rule | undefined
  /** The object that it is a member of, and the names that its members may have. */
  readonly holder: object
  readonly names: readonly string[]
}

/** Throws the error for a problem, or lets it pass. */
export type Refuse = (problem: Problem) => void

/**
 * Copies an argument, and what it holds, and checks the copy: each member is read once, so that no getter gives another
 * value after the check, and what stands on `Object.prototype` is none of them. What is absent is `undefined` in the
 * copy, so that plain access finds nothing beyond it.
 *
 * Members that no rule knows are refused first, because such a name is often what is missing; one that is `undefined` is
 * not given.
 */
export function copyOf(holder: object, rules: Rules, refuse: Refuse, within = ''): object {
  const names = Object.keys(rules)
  const refused = (name: string, value: unknown, rule?: Rule): void =>
    refuse({ name, place: within + name, value, rule, holder, names })
  for (const name of Object.keys(holder))
    if (!names.includes(name) && memberOf(holder, name) !== undefined) refused(name, memberOf(holder, name))
  const copy: Record<string, unknown> = Object.create(null) // on which every name can be set
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

/** Copies the members of an object, and of each object in a list, where there are rules for them. */
function withFields(value: unknown, rule: Rule, refuse: Refuse, within: string): unknown {
  const fields = memberOf(rule, 'fields')
  if (!fields) return value
  const inside = (holder: unknown): unknown => (hasFields(holder) ? copyOf(holder, fields, refuse, within) : holder)
  const copy = Array.isArray(value) ? value.map(inside) : inside(value)
  return memberOf(rule, 'called') ? value : copy
}
