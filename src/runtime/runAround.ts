import { memberOf } from './members.js'
import { notify } from './notify.js'

/**
 * Runs a function within hooks of a name, the first of them outermost. Each gets an event and what runs the rest, and
 * decides in which context that runs, and nothing else: the function runs once and at once, also where a hook throws, or
 * does not run the rest.
 *
 * @param describe - makes the event, which is not needed where nobody listens
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
