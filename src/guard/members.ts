/**
 * Reads a member of an argument: its own, or one that it inherits from a class, whose getters are as good. What stands on
 * `Object.prototype` was put there for every object at once, by a mistake or an attack elsewhere in the process, and is
 * nobody's argument: `baseUrl` there would send the key to another host.
 *
 * @returns `undefined` where the argument has no such member
 * @example
 * memberOf(options, 'timeout')
 */
export function memberOf<T extends object, Name extends keyof T>(source: T, name: Name): T[Name] | undefined
/** Reads a member by a name that is known at run time only. */
export function memberOf(source: object, name: PropertyKey): unknown
export function memberOf(source: object, name: PropertyKey): unknown {
  const object: object = Object(source) // plain JavaScript passes other values, too
  for (let holder: object | null = object; holder; holder = prototypeOf(holder)) {
    if (Object.hasOwn(holder, name)) return isObjectPrototype(holder) ? undefined : Reflect.get(object, name)
  }
  return Reflect.get(object, name) // a proxy may have members that it does not name
}

/**
 * Copies the members of an argument that are known by name, each read once and as `memberOf` reads it. What is absent is
 * `undefined` in the copy, so that whatever reads the copy finds nothing beyond it.
 *
 * @param known - the names, as the keys of any object: as a record of the type's keys, none can be forgotten
 * @example
 * const { secret, timeout = 30_000 } = membersOf(options, optionNames)
 */
export function membersOf<T extends object, Name extends keyof T & string>(
  source: T,
  known: Readonly<Record<Name, unknown>>,
): Pick<T, Name> {
  const members = Object.keys(known).map((name) => [name, memberOf(source, name as Name)]) // its keys are these names
  return Object.fromEntries(members) as Pick<T, Name> // each under its name
}

const prototypeOf = (object: object): object | null => Object.getPrototypeOf(object)

/** Of any realm: the end of a chain that has what all objects have. */
const isObjectPrototype = (holder: object): boolean =>
  prototypeOf(holder) === null && Object.hasOwn(holder, 'isPrototypeOf')
