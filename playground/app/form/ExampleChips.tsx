import type { ReactElement } from 'react'
import type { Draft, ExampleDetails } from '../catalogue/details.js'
import { isSameDraft } from '../catalogue/draft.js'

/** Examples of the document; one click fills the form. */
export function ExampleChips({
  examples,
  draft,
  chosen,
  onChoose,
}: {
  readonly examples: readonly ExampleDetails[]
  readonly draft: Draft
  readonly chosen: string | undefined
  readonly onChoose: (example: ExampleDetails) => void
}): ReactElement | null {
  if (examples.length === 0) return null
  return (
    <fieldset className="row tight pad ruled examples" aria-label="Examples">
      <span className="label" aria-hidden="true">
        Examples
      </span>
      {examples.map((example) => (
        <button
          key={example.name}
          type="button"
          className="chip cut"
          aria-pressed={example.answer === chosen && isSameDraft(example.draft, draft)}
          onClick={() => onChoose(example)}
        >
          {example.summary}
        </button>
      ))}
    </fieldset>
  )
}
