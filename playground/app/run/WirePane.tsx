import { type ReactElement, useState } from 'react'
import { CopyButton } from '../ui/CopyButton.js'
import type { AnswerPage } from './answer.js'
import { Tree } from './Tree.js'

/** The answer as the service sent it. */
export default function WireView({ pages }: { readonly pages: readonly AnswerPage[] }): ReactElement {
  const [chosen, setChosen] = useState(0)
  const index = Math.min(chosen, pages.length - 1)
  const raw = pages[index]?.answer.raw
  return (
    <div>
      <div className="view-switch">
        <p className="note">The JSON as received, before decoding.</p>
        {pages.length > 1 && (
          <label className="page-picker">
            Page{' '}
            <select value={index} onChange={(event) => setChosen(Number(event.target.value))}>
              {pages.map((_, each) => (
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
      <Tree root={raw} label="Wire answer" context={{ chain: undefined, network: undefined }} raw />
    </div>
  )
}
