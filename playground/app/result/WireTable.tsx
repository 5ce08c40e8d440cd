import { type ReactElement, useMemo, useState } from 'react'
import { fieldOf } from '../../../src/values/fieldOf.js'
import type { Shapes } from '../catalogue/details.js'
import { escapeInvisible } from '../ui/escapeInvisible.js'
import { formatCount } from '../ui/format.js'
import { SteadyButton } from '../ui/SteadyButton.js'
import { BreakableName } from '../ui/text.js'
import type { Answer } from './answer.js'
import { type DiffLine, diffLines } from './diffLines.js'

/** Wire and decoded side by side, field by field: what was renamed, typed, left out. */
export function WireTable({ answer, shapes }: { readonly answer: Answer; readonly shapes: Shapes }): ReactElement {
  const [chosen, setChosen] = useState(0)
  const { rows } = answer
  const count = rows?.length ?? 0
  const index = Math.min(chosen, Math.max(0, count - 1))
  const lines = useMemo(() => {
    if (!rows) {
      const { data, use, pages, issues } = answer
      return diffLines({ wire: pages[0]?.answer.raw, decoded: data, shape: use.shape, path: '' }, shapes, issues)
    }
    const row = rows[index]
    if (!row) return []
    const path = `${answer.pointer}/${placeOnPage(answer, index)}`
    return diffLines({ wire: row.wire, decoded: row.data, shape: answer.rowShape, path }, shapes, row.issues)
  }, [answer, rows, index, shapes])
  return (
    <div className="diff">
      <div className="row view-switch">
        {rows && (
          <div className="row small stepper">
            <SteadyButton idle={index === 0} onClick={() => setChosen(index - 1)}>
              Previous
            </SteadyButton>
            <span>
              Row {count === 0 ? 0 : index + 1} of {count}
            </span>
            <SteadyButton idle={index >= count - 1} onClick={() => setChosen(index + 1)}>
              Next
            </SteadyButton>
          </div>
        )}
        <p className="note">{summary(lines)}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="diff-scroll" tabIndex={0} aria-label="Differences">
        <table>
          <thead>
            <tr>
              <th scope="col">Wire</th>
              <th scope="col">Value</th>
              <th scope="col">Decoded</th>
              <th scope="col">Value</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
              <tr key={at} data-change={line.change.join(' ')}>
                <td className="name" style={indent(line)}>
                  <BreakableName name={line.wireName} />
                </td>
                <td className="value">{line.branch ? '' : text(line.wire, JSON.stringify)}</td>
                <td className="name" style={indent(line)}>
                  <BreakableName name={line.name} />
                </td>
                <td className="value">{line.branch ? '' : text(line.decoded, decodedText)}</td>
                <td className="change">
                  {line.issue === undefined ? line.change.join(', ') : escapeInvisible(line.issue)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** Deeper than this, the names would have no room. */
const indent = ({ depth }: DiffLine) => ({ paddingInlineStart: 10 + Math.min(depth, 5) * 10 })

/** The place of a row on its own page, where the paths of its issues begin. */
function placeOnPage({ pages, pointer }: Answer, index: number): number {
  let place = index
  for (const { answer } of pages) {
    const list = pointer === '' ? answer.raw : fieldOf(answer.raw, pointer.slice(1))
    const size = Array.isArray(list) ? list.length : 0
    if (place < size) break
    place -= size
  }
  return place
}

/** Counts every field once, under all that happened to it, so that the counts add up. */
function summary(lines: readonly DiffLine[]): string {
  const counts = new Map<string, number>()
  const fields = lines.filter(({ wireName }) => !/^\d+$/.test(wireName)) // the entries of a list are no fields
  for (const { change } of fields) {
    const what = change.length === 0 ? 'unchanged' : change.map((each) => words[each]).join(' and ')
    counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  return `${formatCount(fields.length, 'field')}: ${[...counts].map(([what, count]) => `${count} ${what}`).join(', ')}.`
}

const words: Readonly<Record<DiffLine['change'][number], string>> = {
  renamed: 'renamed',
  typed: 'typed',
  added: 'added',
  'left out': 'left out',
  issue: 'broken',
  undocumented: 'undocumented',
}

function text(value: unknown, write: (value: unknown) => string | undefined): string {
  if (value === undefined) return ''
  const whole = escapeInvisible(write(value) ?? '')
  return whole.length > 120 ? `${whole.slice(0, 120)}…` : whole
}

function decodedText(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (value instanceof Date) return `Date ${value.toISOString()}`
  return JSON.stringify(value, (_key, child: unknown) => (typeof child === 'bigint' ? `${child}n` : child)) ?? ''
}
