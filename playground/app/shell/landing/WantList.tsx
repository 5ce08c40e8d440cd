import { type ReactElement, useState } from 'react'
import { endOf } from '../../../../src/operation/lifecycle.js'
import { type CatalogueEntry, isEnding, tagTitle } from '../../catalogue/entry.js'
import { formatRoute } from '../../catalogue/route.js'
import { wants } from '../../catalogue/wants.js'
import { formatCount } from '../../ui/format.js'

/** Every operation by what one wants of it: its title, its id, its terms. What is withdrawn is folded away. */
export function WantList(): ReactElement {
  const [title, setTitle] = useState(wants[0]?.title)
  const want = wants.find((each) => each.title === title)
  return (
    <section className="wants" aria-labelledby="wants-title">
      <h2 id="wants-title">Every operation, by what you want</h2>
      <fieldset className="want-titles" aria-label="What you want">
        {wants.map((each) => (
          <button key={each.title} type="button" aria-pressed={each === want} onClick={() => setTitle(each.title)}>
            {each.title} <span className="count">{each.entries.length}</span>
          </button>
        ))}
      </fieldset>
      {want && (
        <div className="want">
          <Entries entries={want.entries} />
          {want.withdrawn.length > 0 && (
            <details key={want.title}>
              <summary>{formatCount(want.withdrawn.length, 'operation')} withdrawn by the provider</summary>
              <Entries entries={want.withdrawn} />
            </details>
          )}
        </div>
      )}
    </section>
  )
}

function Entries({ entries }: { readonly entries: readonly CatalogueEntry[] }): ReactElement {
  return (
    <ul className="want-entries">
      {entries.map((entry) => (
        <li key={`${entry.api}/${entry.id}`}>
          <a href={formatRoute(entry)} data-deprecated={isEnding(entry) || undefined}>
            {entry.summary}
          </a>
          <code>{entry.id}</code>
          <span className="want-terms">{termsOf(entry)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What is to be known before one chooses: where it is from, what it costs, whom it is for, whether it ends. */
function termsOf({ api, cost, lifecycle }: CatalogueEntry): string {
  return [
    tagTitle(api),
    cost !== undefined && `${cost} CU`,
    lifecycle?.plan && `plan ${lifecycle.plan}`,
    lifecycle && !lifecycle.host && endOf(lifecycle),
    lifecycle?.host && 'by a plain node',
  ]
    .filter(Boolean)
    .join(' · ')
}
