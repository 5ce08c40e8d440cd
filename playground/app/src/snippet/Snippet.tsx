import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { type ReactElement, useMemo } from 'react'
import type { LoadedOperation } from '../catalogue/load.js'
import { CopyButton } from '../chrome/CopyButton.js'
import { type Mode, useConnection } from '../connection/connection.js'
import { mockKey, mockUrl } from '../connection/mock.js'
import { Code } from './Code.js'
import { type SnippetTarget, snippetStyles } from './styles.js'

/** The mock's key opens nothing and may be shown; the service's stays out of every snippet. */
const targets: Readonly<Record<Mode, SnippetTarget>> = { mock: { apiKey: mockKey, baseUrl: mockUrl }, live: {} }

/** The code of this very call, in four styles. */
export function Snippet({
  loaded,
  input,
}: {
  readonly loaded: LoadedOperation
  readonly input: Readonly<Record<string, unknown>>
}): ReactElement {
  const { mode } = useConnection()
  const texts = useMemo(
    () => snippetStyles.map((style) => ({ ...style, text: style.write(loaded, input, targets[mode]) })),
    [loaded, input, mode],
  )
  return (
    <section className="code-sheet" aria-label="Code">
      <Root defaultValue="client">
        <List className="tabs" aria-label="Style of the code">
          {texts.map(({ id, label }) => (
            <Trigger key={id} value={id} className="tab">
              {label}
            </Trigger>
          ))}
        </List>
        {texts.map(({ id, text, language }) => (
          <Content key={id} value={id} className="code-body">
            <CopyButton text={text} label="Copy code" />
            <Code text={text} language={language} />
          </Content>
        ))}
      </Root>
    </section>
  )
}
