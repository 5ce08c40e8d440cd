import { memberOf } from './members.js'
import { notify } from './notify.js'

/**
 * Runs a function within the hooks of a name, the first one outermost. Each hook gets an event and a function that runs
 * the rest, and only decides in which context that runs. The function runs exactly once and synchronously, even if a
 * hook throws or doesn't run the rest.
 *
 * @param describe - creates the event; called only if there is such a hook
 */
export function runAround<
  Hooks extends { readonly [Hook in Name]?: ((event: Event, run: () => void) => unknown) | undefined },
  Name extends keyof Hooks,
  Event,
  Outcome extends object,
>(holders: readonly Hooks[], name: Name, describe: () => Event, run: () => Outcome): Outcome {
  let outcome: Outcome | undefined
  const start = (): Outcome => {
    outcome ??= run()
    return outcome
  }
  const around = holders.filter((hooks) => memberOf(hooks, name))
  if (around.length === 0) return run()
  const all = around.reduceRight<() => void>(
    (inner, hooks) => () => notify(() => memberOf(hooks, name)?.call(hooks, describe(), inner)),
    start,
  )
  all()
  return start()
}
