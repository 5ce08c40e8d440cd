import type { ReactElement } from 'react'
import { isStateful } from '../../../src/mock/streams/isStateful.js'
import type { LoadedOperation } from '../catalogue/load.js'
import { isChange } from '../catalogue/traits.js'
import { modifier, pressOnce } from '../ui/pressing.js'
import { SteadyButton } from '../ui/SteadyButton.js'
import { type Answerer, useConnection } from './connection/connection.js'
import { warmUp } from './connection/pageMock.js'
import { type Fault, faults, noFault } from './faults.js'
import { cancelRun, type Run } from './run.js'
import { useRecord } from './runLog.js'

/** Run, where the call goes, and what shall go wrong. It comes before the inputs, and stays in sight. */
export function RunBar({
  loaded,
  form,
  live,
  fault,
  onFault,
  run,
  fieldError,
}: {
  readonly loaded: LoadedOperation
  /** Id of the form that Run sends. */
  readonly form: string
  readonly live: boolean
  readonly fault: Fault
  readonly onFault: (fault: Fault) => void
  readonly run: Run | undefined
  readonly fieldError: string | undefined
}): ReactElement {
  const record = useRecord(run)
  const { hasKey, keyless, answerer, setPanel } = useConnection()
  const needsKey = live && !hasKey && !keyless
  const { pending } = record
  const prepare = (): void => {
    if (!live && answerer === 'page') warmUp(loaded.entry.api) // its examples are many: only for who is about to run
  }
  const changes = isChange(loaded.operation)
  const risk = live && changes ? `This ${loaded.operation.method} changes data on the live service.` : undefined
  const note =
    risk ?? (needsKey ? 'Live calls need your API key.' : addressee(loaded, { live, keyless, answerer, fault }))
  return (
    <div className="runbar" data-at="top">
      <SteadyButton
        type="submit"
        form={form}
        className="run"
        title={`${modifier} Enter, from anywhere on the page`}
        idle={pending > 0}
        onPointerEnter={prepare}
        onFocus={prepare}
        onKeyDown={pressOnce}
        onClick={(event) => {
          if (changes && event.detail > 1) event.preventDefault() // who double-clicks wants one stream, not two
        }}
      >
        {pending > 0 ? 'Running…' : 'Run'}
        {pending === 0 && <kbd>↵</kbd>}
      </SteadyButton>
      <SteadyButton className="cancel" idle={pending === 0} onClick={() => run && cancelRun(run)}>
        Cancel
      </SteadyButton>
      <p className="runbar-note" data-bad={fieldError !== undefined || undefined} role="status">
        {fieldError ?? note}
      </p>
      {needsKey && (
        <button type="button" className="quiet" onClick={() => setPanel('key')}>
          Enter API key
        </button>
      )}
      <label className="fault" title={live ? 'Only on the mock' : fault.story} data-on={fault !== noFault || undefined}>
        <span>Simulate error</span>
        <select
          aria-label="Simulate error"
          value={fault.id}
          disabled={live}
          onChange={({ target }) => onFault(faults.find(({ id }) => id === target.value) ?? noFault)}
        >
          {faults.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** Who will be asked, and of the mock what to expect. */
function addressee(
  { entry: { api } }: LoadedOperation,
  {
    live,
    keyless,
    answerer,
    fault,
  }: { readonly live: boolean; readonly keyless: boolean; readonly answerer: Answerer; readonly fault: Fault },
): string {
  if (keyless) return 'Calls your proxy, which adds the key.'
  if (live) return 'Calls the live service.'
  if (fault !== noFault) return `Mock: ${fault.story}`
  const who = answerer === 'page' ? 'This page' : 'The mock server'
  return isStateful(api) ? `${who} plays the service and keeps your changes.` : `${who} returns example data.`
}
