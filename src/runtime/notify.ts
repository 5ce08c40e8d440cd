import { memberOf } from './members.js'

/** Hooks as options take them: one object, or a list whose `undefined` entries are skipped. */
export type HooksInput<Hooks> = Hooks | readonly (Hooks | undefined)[]

/** Returns the objects that have hooks. */
export function holdersOf<Hooks extends object>(given: HooksInput<Hooks> | undefined): readonly Hooks[] {
  const holders: readonly (Hooks | undefined)[] = Array.isArray(given) ? given : [given as Hooks | undefined]
  return holders.filter((hooks) => hooks !== undefined)
}

/**
 * Calls each hook of a name, in order, as a method of its object.
 *
 * @param describe - creates the arguments; called only if there is such a hook
 */
export function notifyHook<
  Hooks extends { readonly [Hook in Name]?: ((...event: Event) => unknown) | undefined },
  Name extends keyof Hooks,
  Event extends readonly [unknown, ...unknown[]],
>(holders: readonly Hooks[], name: Name, describe: () => Event): void {
  for (const hooks of holders) notify(() => memberOf(hooks, name)?.call(hooks, ...describe()))
}

/** Calls a function that only observes. If it throws or rejects, the call isn't affected. */
export function notify(observe: () => unknown): void {
  try {
    const outcome = observe() as Partial<Promise<unknown>> | undefined // usually nothing, sometimes a promise
    outcome?.catch?.(() => {})
  } catch {
    // see above
  }
}
