import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { type ReactElement, useMemo } from 'react'
import { tokenize } from 'sugar-high'
import type { LoadedOperation } from '../catalogue/load.js'
import { CopyButton } from '../chrome/CopyButton.js'
import { snippetStyles } from './styles.js'

/** The code of this very call, in four styles. */
export function Snippet({
  loaded,
  input,
}: {
  readonly loaded: LoadedOperation
  readonly input: Readonly<Record<string, unknown>>
}): ReactElement {
  const texts = useMemo(
    () => snippetStyles.map((style) => ({ ...style, text: style.write(loaded, input) })),
    [loaded, input],
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

/** Source text with its words coloured. */
export function Code({ text, language }: { readonly text: string; readonly language: 'ts' | 'sh' }): ReactElement {
  const lines = text.trimEnd().split('\n')
  const tokens = language === 'ts' ? tokenize(text.trimEnd()) : lines.flatMap(shellTokens)
  let place = 0
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <pre className="code" tabIndex={0}>
      <code>
        {tokens.map(([type, word]) => {
          place += word.length + 1
          const kind = tokenKinds[type]
          return kind ? (
            <span key={place} className={`t-${kind}`}>
              {word}
            </span>
          ) : (
            word
          )
        })}
      </code>
    </pre>
  )
}

/** Kinds of sugar-high's tokens that get a colour: identifier, keyword, string, class, property, …, comment. */
const tokenKinds: Readonly<Record<number, string>> = {
  1: 'keyword',
  2: 'string',
  3: 'number',
  4: 'property',
  8: 'comment',
}

function shellTokens(line: string): [number, string][] {
  if (line.startsWith('#')) return [[8, `${line}\n`]]
  const parts = line.split(/("[^"]*"|'[^']*')/)
  return [
    ...parts.map((part): [number, string] => [/^["']/.test(part) ? 2 : part.trim() === 'curl' ? 1 : 9, part]),
    [9, '\n'],
  ]
}
