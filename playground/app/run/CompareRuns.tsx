import { type ReactElement, useMemo, useState } from 'react'
import { compareJson } from '../result/compareJson.js'
import { escapeInvisible } from '../ui/escapeInvisible.js'
import { formatCount } from '../ui/format.js'
import { inputsText } from './inputsText.js'
import type { Run } from './run.js'
import { useRecord } from './runLog.js'

/** Differences shown at most. */
const most = 500

/** The answers of two runs of one operation, in the values in which they differ. */
export function CompareRuns({ run, others }: { readonly run: Run; readonly others: readonly Run[] }): ReactElement {
  const [chosen, setChosen] = useState(others[0]?.id)
  const other = others.find(({ id }) => id === chosen) ?? others[0]
  const [one, two] = [useRecord(run).answers, useRecord(other).answers]
  const { differences, same } = useMemo(
    () =>
      compareJson(
        one.map(({ raw }) => raw),
        two.map(({ raw }) => raw),
      ),
    [one, two],
  )
  const isPaged = one.length > 1 || two.length > 1
  return (
    <div className="diff">
      <div className="row view-switch">
        <label className="row tight small page-picker">
          Compare with{' '}
          <select value={other?.id} onChange={({ target }) => setChosen(Number(target.value))}>
            {others.map((each) => (
              <option key={each.id} value={each.id}>
                {titleOf(each)}
              </option>
            ))}
          </select>
        </label>
        <p className="note">
          {differences.length === 0
            ? `No differences: ${formatCount(same, 'value')} equal.`
            : `${formatCount(differences.length, 'value')} differ, ${same} equal.`}
          {differences.length > most && ` Showing the first ${most}.`}
        </p>
      </div>
      {differences.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className="diff-scroll" tabIndex={0} aria-label="Differences of two runs">
          <table className="of-runs">
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">This run</th>
                <th scope="col">The other run</th>
              </tr>
            </thead>
            <tbody>
              {differences.slice(0, most).map(({ path, one, other }) => (
                <tr key={path}>
                  <td className="name">{escapeInvisible(isPaged ? path : path.replace(/^\/0/, '') || '/')}</td>
                  <td className="value">{text(one)}</td>
                  <td className="value">{text(other)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

const titleOf = ({ startedAt, draft, loaded, mode }: Run): string =>
  [startedAt.toLocaleTimeString('en-GB'), inputsText(draft, loaded.entry.secrets), mode === 'live' ? 'live' : '']
    .filter(Boolean)
    .join(' · ')

function text(value: unknown): string {
  if (value === undefined) return '–'
  const whole = escapeInvisible(JSON.stringify(value) ?? '')
  return whole.length > 160 ? `${whole.slice(0, 160)}…` : whole
}
