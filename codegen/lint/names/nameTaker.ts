import { type Context, reportAt } from '../report.js'

/** Creates a function that takes a public name for something, and reports a name that is already taken. */
export function nameTaker(context: Context): (name: string, owner: string, place: string | readonly string[]) => void {
  const owners = new Map<string, string>()
  return (name, owner, place) => {
    const other = owners.get(name)
    if (other === owner) reportAt(context, place, `name collision: '${owner}' is there twice`)
    else if (other) reportAt(context, place, `name collision: '${other}' and '${owner}' are both '${name}'`)
    else if (name in {}) reportAt(context, place, hasEvery(owner))
    owners.set(name, owner)
  }
}

/**
 * The message for a name that every object has. An absent field of such a name would be read from the prototype: by
 * decoders, and in a request by encoders under its public name, by zod and the types of the raw client under that of
 * the wire.
 */
export const hasEvery = (name: string): string => `'${name}' cannot be read: every object has something of this name`
