import type { ReactElement } from 'react'
import { Title } from '../../ui/Title.js'
import { Answer } from './Answer.js'
import { Ask } from './Ask.js'
import { OutcomeChoice } from './OutcomeChoice.js'
import { type HomeRoute, useLanding } from './useLanding.js'

/** The first page: one box for anything with an address, and what the APIs return for it. */
export function Landing({ route }: { readonly route: HomeRoute }): ReactElement {
  const landing = useLanding(route)
  return (
    <article className="landing">
      <header className="stack landing-head">
        <Title>Look up anything on chain</Title>
        <p className="lede">
          Try every call of <b>ledgerline</b>, a typed client for on-chain data. No key needed.
        </p>
      </header>
      <Ask landing={landing} />
      <OutcomeChoice offers={landing.offers} chosen={landing.chosen} onChoose={landing.choose} />
      <Answer chosen={landing.chosen} run={landing.run} problem={landing.problem} />
    </article>
  )
}
