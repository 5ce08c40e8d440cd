import { memberOf } from './members.js'

/**
 * Calls a hook, if there is one of that name, as a method of the object that holds it.
 *
 * @param describe - makes the arguments, which are not needed where nobody listens
 */
export function notifyHook<
  Hooks extends { readonly [Hook in Name]?: ((...event: Event) => unknown) | undefined },
  Name extends keyof Hooks,
  Event extends readonly [unknown, ...unknown[]],
>(hooks: Hooks, name: Name, describe: () => Event): void {
  notify(() => memberOf(hooks, name)?.call(hooks, ...describe()))
}

/** Calls a function that only observes. Its errors, thrown or rejected, do not affect the call. */
export function notify(observe: () => unknown): void {
  try {
    const outcome = observe() as Partial<Promise<unknown>> | undefined // usually nothing, sometimes a promise
    outcome?.catch?.(() => {})
  } catch {
    // it only observes
  }
}
