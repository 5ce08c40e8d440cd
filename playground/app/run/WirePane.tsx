import { type ReactElement, useState } from 'react'
import { kept } from '../catalogue/kept.js'
import { Tree } from '../result/Tree.js'
import { useAnswer } from '../result/useAnswer.js'
import { WireTable } from '../result/WireTable.js'
import { CopyButton } from '../ui/CopyButton.js'
import { CompareRuns } from './CompareRuns.js'
import { FailureBody } from './FailureBody.js'
import { useHistory } from './history.js'
import type { Run } from './run.js'
import { useRecord } from './runLog.js'

const layouts = ['JSON', 'Beside decoded', 'Beside another run'] as const

/** Who looks at the wire beside what was decoded of it does so in the next run too: kept for the visit. */
const last = kept<(typeof layouts)[number]>('JSON')

/**
 * The answer as the service sent it: the JSON; field by field beside what was decoded of it; or beside the answer of
 * another run of this operation.
 */
export default function WirePane({ run }: { readonly run: Run }): ReactElement {
  const { answers, error } = useRecord(run)
  const { runsOf } = useHistory()
  const others = runsOf(run).filter(({ id, log }) => id !== run.id && log.read().answers.length > 0)
  const [layout, setLayout] = useState(last.value)
  const [chosen, setChosen] = useState(0)
  const choose = (next: typeof last.value): void => {
    last.value = next
    setLayout(next)
  }
  const shown = layout === 'Beside another run' && others.length === 0 ? 'JSON' : layout
  const index = Math.min(chosen, answers.length - 1)
  const raw = answers[index]?.raw
  if (answers.length === 0)
    return (
      <>
        <FailureBody error={error} />
        <div className="unrun">
          <p>
            {error === undefined
              ? 'Nothing has been received yet.'
              : 'No response was decoded. The Response tab says why.'}
          </p>
        </div>
      </>
    )
  return (
    <div>
      <div className="row view-switch">
        <div className="segments" role="radiogroup" aria-label="Layout of the wire">
          {layouts.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="wire-layout"
                checked={shown === each}
                disabled={each === 'Beside another run' && others.length === 0}
                onChange={() => choose(each)}
              />
              <span>{each}</span>
            </label>
          ))}
        </div>
        {shown === 'JSON' && answers.length > 1 && (
          <label className="row tight small page-picker">
            Page{' '}
            <select value={index} onChange={(event) => setChosen(Number(event.target.value))}>
              {answers.map((_, each) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pages only ever grow at the end
                <option key={each} value={each}>
                  {each + 1}
                </option>
              ))}
            </select>
          </label>
        )}
        <CopyButton label="Copy JSON" text={raw === undefined ? '' : () => JSON.stringify(raw, null, 2)} />
      </div>
      {shown === 'Beside decoded' ? (
        <Beside run={run} />
      ) : shown === 'Beside another run' ? (
        <CompareRuns run={run} others={others} />
      ) : (
        <Tree root={raw} label="Wire response" context={{ chain: undefined, network: undefined }} raw />
      )}
    </div>
  )
}

function Beside({ run }: { readonly run: Run }): ReactElement {
  const { answers } = useRecord(run)
  const { answer, shapes } = useAnswer(run, answers)
  return <WireTable answer={answer} shapes={shapes} />
}
