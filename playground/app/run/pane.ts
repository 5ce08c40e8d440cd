import { useState } from 'react'
import { kept } from '../catalogue/kept.js'
import { readLinked } from '../catalogue/linked.js'

/** What stands beside the inputs: the answer, the code of the call, what came over the wire, or how it was got. */
export type Pane = 'response' | 'code' | 'wire' | 'inspector'

export const panes: readonly { readonly id: Pane; readonly label: string }[] = [
  { id: 'response', label: 'Response' },
  { id: 'code', label: 'Code' },
  { id: 'wire', label: 'Wire' },
  { id: 'inspector', label: 'Inspector' },
]

/** Who looks at the wire of one run looks at that of the next: kept for the visit. */
const last = kept<Pane | undefined>(undefined)

/**
 * Holds which pane is shown. Before a run, that is the code; a run replaces it by the answer, and leaves what was chosen
 * beside it.
 *
 * @param run - of what is shown; `undefined` before anything was run
 */
export function usePane(
  run: { readonly id: number } | undefined,
  hasCode: boolean,
): readonly [Pane, (pane: Pane) => void] {
  const [shown, setShown] = useState<Pane>(() => linkedPane() ?? (run ? (last.value ?? 'response') : 'code'))
  const [seen, setSeen] = useState(run?.id)
  if (run?.id !== seen) {
    setSeen(run?.id)
    if (run && shown === 'code') setShown('response')
  }
  const show = (pane: Pane): void => {
    last.value = pane === 'code' ? 'response' : pane
    setShown(pane)
  }
  return [hasCode || shown !== 'code' ? shown : 'response', show]
}

/** The pane that the address names; `diff` is what a part of the wire was called once. */
function linkedPane(): Pane | undefined {
  const { view } = readLinked()
  return view === undefined
    ? undefined
    : (({ wire: 'wire', diff: 'wire', inspector: 'inspector' } as const)[view] ?? 'response')
}
