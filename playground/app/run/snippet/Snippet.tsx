import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { type ReactElement, useMemo, useState } from 'react'
import { kept } from '../../catalogue/kept.js'
import type { LoadedOperation } from '../../catalogue/load.js'
import { Code } from '../../ui/Code.js'
import { CopyButton } from '../../ui/CopyButton.js'
import { useConnection } from '../connection/connection.js'
import { mockTarget } from '../connection/mock.js'
import { mockKey } from '../connection/mockServer.js'
import { type Fault, mockOptionsOf } from '../faults.js'
import { snippetStyles } from './styles.js'

/** Who wants curl of one operation wants it of the next: kept for the visit. */
const chosenStyle = kept('client')

/** The code of this very call, in four styles. */
export function Snippet({
  loaded,
  input,
  example,
  fault,
  allPages = false,
}: {
  readonly loaded: LoadedOperation
  readonly input: Readonly<Record<string, unknown>>
  /** Name of the answer that the mock shall give. */
  readonly example: string | undefined
  readonly fault: Fault
  /** Whether more than one page was read. */
  readonly allPages?: boolean
}): ReactElement {
  const { mode, answerer, liveUrl, keyless } = useConnection()
  const [style, setStyle] = useState(chosenStyle.value)
  const choose = (id: string): void => {
    chosenStyle.value = id
    setStyle(id)
  }
  const texts = useMemo(() => {
    // The mock's key opens nothing and may be shown; the service's stays out of every snippet.
    const target =
      mode === 'live'
        ? {
            ...(liveUrl !== '' && { baseUrl: liveUrl.startsWith('/') ? location.origin + liveUrl : liveUrl }),
            ...(keyless && { apiKey: null }),
          }
        : {
            apiKey: mockKey,
            baseUrl: mockTarget({ answerer }).baseUrl,
            ...(answerer === 'page' && { inProcess: true }),
            ...mockOptionsOf(fault, example),
          }
    return snippetStyles.map((style) => ({ ...style, text: style.write(loaded, input, { ...target, allPages }) }))
  }, [loaded, input, mode, answerer, liveUrl, keyless, example, fault, allPages])
  return (
    <section className="code-sheet" aria-label="Code">
      <Root value={style} onValueChange={choose}>
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
