import { memberOf } from './members.js'

/**
 * Calls a hook with an event, if there is a hook of that name, as a method of the object that holds it.
 *
 * @param describe - makes the event, which is not needed where nobody listens
 */
export function tellHook<
  Hooks extends { readonly [Hook in Name]?: ((event: Event) => unknown) | undefined },
  Name extends keyof Hooks,
  Event,
>(hooks: Hooks, name: Name, describe: () => Event): void {
  tell(() => memberOf(hooks, name)?.call(hooks, describe()))
}

/** Calls a function that only observes. Its errors, thrown or rejected, do not affect the call. */
export function tell(watch: () => unknown): void {
  try {
    const seen = watch() as Partial<Promise<unknown>> | undefined // usually nothing, sometimes a promise
    seen?.catch?.(() => {})
  } catch {
    // it only observes
  }
}
