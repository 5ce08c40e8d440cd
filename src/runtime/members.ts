/**
 * Reads a member of an argument: its own, or one that it inherits from a class. Members of `Object.prototype` are
 * ignored. They got there by mistake or by an attack elsewhere in the process: a `baseUrl` there would send the key to
 * another host.
 *
 * @returns `undefined` if the argument has no such member
 */
export function memberOf<T extends object, Name extends keyof T>(source: T, name: Name): T[Name] | undefined
/** Reads a member whose name is only known at run time. */
export function memberOf(source: object, name: PropertyKey): unknown
export function memberOf(source: object, name: PropertyKey): unknown {
  const object: Readonly<Record<PropertyKey, unknown>> = Object(source) // plain JavaScript passes other values, too
  const isInherited = name in object && !Object.hasOwn(object, name)
  return isInherited && isObjectPrototype(holderOf(object, name)) ? undefined : object[name]
}

/**
 * Copies the known members of an argument. Each is read once, by `memberOf`. Absent members are `undefined` in the
 * copy, which has no prototype, so plain access is safe.
 *
 * @param known - the names, as keys of an object. A record of the type's keys can't omit one.
 */
export function membersOf<T extends object, Name extends keyof T & string>(
  source: T,
  known: Readonly<Record<Name, unknown>>,
): Pick<T, Name> {
  const members = Object.create(null) // takes every name, whatever `Object.prototype` has
  for (const name of Object.keys(known)) members[name] = memberOf(source, name)
  return members
}

/**
 * Finds the object in a prototype chain that has a member itself, or the end of the chain if a proxy only claims to
 * have it.
 */
function holderOf(object: object, name: PropertyKey): object {
  const next = Object.hasOwn(object, name) ? null : prototypeOf(object)
  return next ? holderOf(next, name) : object
}

const prototypeOf = (object: object): object | null => Object.getPrototypeOf(object)

/** Whether an object is the `Object.prototype` of any realm. */
const isObjectPrototype = (holder: object): boolean =>
  prototypeOf(holder) === null && Object.hasOwn(holder, 'isPrototypeOf')
