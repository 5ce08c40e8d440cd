import type { ReactElement } from 'react'
import type { Draft } from '../../catalogue/details.js'
import { pressed } from '../../ui/pressing.js'
import type { ControlProps } from '../controlProps.js'
import { ChainControl, ChainListControl } from './ChainControl.js'

/** The chain of an operation; or several, where one press may run it on each of them. */
export function ChainOrChains({
  chosen,
  canBeMany,
  ...control
}: ControlProps & {
  /** A chain, or a list of several. */
  readonly chosen: Draft[string]
  readonly withSolana: boolean
  readonly canBeMany: boolean
}): ReactElement {
  if (!canBeMany) return <ChainControl {...control} />
  const { id, onChange } = control
  const isList = typeof chosen !== 'string'
  const toggle = (): void => {
    if (isList) onChange(chosen[0] ?? '')
    else onChange([chosen === '' ? 'eth' : chosen])
  }
  return (
    <>
      {isList ? <ChainListControl {...control} value={chosen.join('\n')} /> : <ChainControl {...control} />}
      <button type="button" className="quiet" aria-pressed={isList} onClick={pressed(toggle, id)}>
        {isList ? 'Run on one chain' : 'Run on several chains'}
      </button>
    </>
  )
}
