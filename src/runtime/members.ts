/**
 * Reads a member of an argument: its own, or one that it inherits from a class, whose getters are as good. What stands
 * on `Object.prototype` was put there for every object at once, by a mistake or an attack elsewhere in the process, and
 * is nobody's argument: `baseUrl` there would send the key to another host.
 *
 * @returns `undefined` where the argument has no such member
 */
export function memberOf<T extends object, Name extends keyof T>(source: T, name: Name): T[Name] | undefined
/** Reads a member by a name that is known at run time only. */
export function memberOf(source: object, name: PropertyKey): unknown
export function memberOf(source: object, name: PropertyKey): unknown {
  const object: Readonly<Record<PropertyKey, unknown>> = Object(source) // plain JavaScript passes other values, too
  const isInherited = name in object && !Object.hasOwn(object, name)
  return isInherited && isObjectPrototype(holderOf(object, name)) ? undefined : object[name]
}

/**
 * Copies the members of an argument that are known by name, each read once and as `memberOf` reads it. What is absent
 * is `undefined` in the copy, so that whatever reads the copy finds nothing beyond it.
 *
 * @param known - the names, as the keys of any object: as a record of the type's keys, none can be forgotten
 */
export function membersOf<T extends object, Name extends keyof T & string>(
  source: T,
  known: Readonly<Record<Name, unknown>>,
): Pick<T, Name> {
  const members = Object.create(null) // on which every name can be set, whatever has become of `Object.prototype`
  for (const name of Object.keys(known)) members[name] = memberOf(source, name)
  return members
}

/**
 * The object in a chain of prototypes that has a member itself; the end of the chain where a proxy only says it has.
 */
function holderOf(object: object, name: PropertyKey): object {
  const next = Object.hasOwn(object, name) ? null : prototypeOf(object)
  return next ? holderOf(next, name) : object
}

const prototypeOf = (object: object): object | null => Object.getPrototypeOf(object)

/** Of any realm: the end of a chain that has what all objects have. */
const isObjectPrototype = (holder: object): boolean =>
  prototypeOf(holder) === null && Object.hasOwn(holder, 'isPrototypeOf')
