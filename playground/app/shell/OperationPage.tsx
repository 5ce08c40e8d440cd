import { type ReactElement, use, useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Draft, ExampleDetails } from '../catalogue/details.js'
import { inputOf, isSameDraft } from '../catalogue/draft.js'
import type { CatalogueEntry } from '../catalogue/entry.js'
import { type Linked, link, useLinked } from '../catalogue/linked.js'
import { type LoadedOperation, loadOperation } from '../catalogue/load.js'
import { formatRoute, type Route } from '../catalogue/route.js'
import { isChange } from '../catalogue/traits.js'
import { replaceRoute } from '../catalogue/useRoute.js'
import { ExampleChips } from '../form/ExampleChips.js'
import { fieldErrorsOf } from '../form/fieldErrors.js'
import { keepClear, pressRun, runKeys } from '../form/formEvents.js'
import { OperationForm } from '../form/OperationForm.js'
import { useConnection } from '../run/connection/connection.js'
import { elsewhere } from '../run/elsewhere.js'
import { type Fault, faults, noFault } from '../run/faults.js'
import { useHistory } from '../run/history.js'
import { RunBar } from '../run/RunBar.js'
import { RunPanel } from '../run/RunPanel.js'
import { useRecord } from '../run/runLog.js'
import { Snippet } from '../run/snippet/Snippet.js'
import { OperationHeader } from './OperationHeader.js'

const formId = 'inputs'

/** One operation: fill it, see its code, run it, look at the answer. */
export function OperationPage({
  entry,
  route,
}: {
  readonly entry: CatalogueEntry
  readonly route: Route
}): ReactElement {
  return <LoadedPage loaded={use(loadOperation(entry))} route={route} />
}

function LoadedPage({ loaded, route }: { readonly loaded: LoadedOperation; readonly route: Route }): ReactElement {
  const { entry, operation, details } = loaded
  const connection = useConnection()
  const { mode } = connection
  const { start, shown } = useHistory()
  useState(() => link({ view: undefined, row: undefined, ...linkedOf(route) })) // before a result reads it
  const linked = useLinked()
  const [{ initial, draft = initial, example }, setFilled] = useState(() => firstFill(loaded, route))
  const [fault, setFault] = useState<Fault>(() => firstFault(route))
  const [tried, setTried] = useState(false)

  useEffect(() => {
    replaceRoute(formatRoute(entry, draft, { example, fault: fault.id, ...linked }))
  }, [entry, draft, example, fault, linked])

  const input = useMemo(() => inputOf(details.inputs, draft), [details, draft])
  const fieldErrors = useMemo(() => fieldErrorsOf(operation, details.inputs, draft), [operation, details, draft])
  const setField = useCallback((name: string, value: Draft[string]) => {
    // without `example`: whoever types asks for no documented answer by name any more
    setFilled(({ initial, draft = initial }) => ({ initial, draft: { ...draft, [name]: value } }))
  }, [])
  const fill = (chosen: ExampleDetails): void => setFilled({ initial: chosen.draft, example: chosen.answer })

  const run = (): void => {
    flushSync(() => setTried(true)) // an input that was folded away is there now
    const first = details.inputs.find(({ name }) => fieldErrors[name])
    if (first) document.getElementById(`input-${first.name}`)?.focus()
    else {
      link({ row: undefined }) // it was one of the last result
      start({ loaded, input, draft, example, fault })
    }
  }
  useRunKey()
  const shownRun = shown(entry.api, entry.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for who comes by a link to a result
  useEffect(() => {
    const isLinked = Object.keys(linkedOf(route)).length > 0
    if (isLinked && !shownRun && mode === 'mock' && !isChange(operation) && Object.keys(fieldErrors).length === 0)
      start({ loaded, input, draft, example, fault, unasked: 'linked' })
  }, [])
  const { answers } = useRecord(shownRun)
  const inputsChanged = shownRun !== undefined && !isSameDraft(shownRun.draft, draft)
  const ranElsewhere = shownRun && elsewhere(shownRun, connection)

  return (
    <article className="operation">
      <OperationHeader entry={entry} details={details} />
      <RunBar
        form={formId}
        loaded={loaded}
        live={mode === 'live'}
        fault={fault}
        onFault={setFault}
        run={shownRun}
        fieldError={tried ? Object.values(fieldErrors)[0]?.text : undefined}
      />
      <div className="box workbench">
        <form
          id={formId}
          className="sheet"
          aria-label="Inputs"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            run()
          }}
          onKeyDown={runKeys}
          onKeyUp={keepClear}
          onInput={keepClear}
          onClick={keepClear}
        >
          <ExampleChips examples={details.examples} draft={draft} chosen={example} onChoose={fill} />
          <OperationForm
            inputs={details.inputs}
            draft={draft}
            initial={initial}
            fieldErrors={fieldErrors}
            tried={tried}
            onChange={setField}
          />
        </form>
        <RunPanel
          run={shownRun}
          entry={entry}
          inputsChanged={inputsChanged}
          elsewhere={ranElsewhere}
          onReturn={() => shownRun && setFilled({ initial: shownRun.draft, example: shownRun.example })}
          code={<Snippet loaded={loaded} input={input} example={example} fault={fault} allPages={answers.length > 1} />}
        >
          Press <b>Run</b>{' '}
          {entry.paged
            ? 'to load the first page. From there, you can load more pages, draw charts and export.'
            : 'to see the decoded response and what came over the wire.'}
        </RunPanel>
      </div>
    </article>
  )
}

/** Runs the operation by Ctrl Enter (⌘ Enter) wherever nothing else has that key: whoever comes from the search runs at once. */
function useRunKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, repeat, target, defaultPrevented } = event
      if (key !== 'Enter' || !(event.ctrlKey || event.metaKey) || repeat || defaultPrevented) return
      if (target instanceof Element && target.closest('a, button, summary, dialog, [role=grid], [role=tree]')) return
      const form = document.getElementById(formId)
      if (form instanceof HTMLFormElement) pressRun(form)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

interface Filled {
  /** What the address, an example or an earlier run filled the form with. */
  readonly initial: Draft
  /** What it holds by now, once somebody has typed. */
  readonly draft?: Draft
  readonly example?: string | undefined
}

/** What of a result the address points at. */
const linkedOf = (route: Route): Linked => (route.page === 'operation' ? route.linked : {})

/** The fault that the address names; a link to the live service would change nothing there. */
const firstFault = (route: Route): Fault =>
  faults.find(({ id }) => route.page === 'operation' && id === (route.fault ?? '')) ?? noFault

/** What the form holds at first: what the address says, else the first example. */
function firstFill({ details }: LoadedOperation, route: Route): Filled {
  const asked = route.page === 'operation' ? route : undefined
  if (asked && (Object.keys(asked.draft).length > 0 || asked.example))
    return { initial: knownIn(details.inputs, asked.draft), example: asked.example }
  const first = details.examples[0]
  return { initial: first?.draft ?? requiredExamples(details.inputs), example: first?.answer }
}

/** What a link fills in of the inputs that there are: anything else, which may be a secret, is not kept. */
function knownIn(inputs: LoadedOperation['details']['inputs'], draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => inputs.some((input) => input.name === name)))
}

function requiredExamples(inputs: LoadedOperation['details']['inputs']): Draft {
  return Object.fromEntries(
    inputs.flatMap(({ name, required, example }) => (required && example ? [[name, example]] : [])),
  )
}
