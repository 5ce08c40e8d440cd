import { type ReactElement, useRef } from 'react'
import { tokenize } from 'sugar-high'
import { useHiddenLines } from './useHiddenLines.js'

/** Source text with its words coloured, in a sheet that scrolls and says how much is out of sight. */
export function Code({ text, language }: { readonly text: string; readonly language: 'ts' | 'sh' }): ReactElement {
  const lines = text.trimEnd().split('\n')
  const tokens = language === 'ts' ? tokenize(text.trimEnd()) : lines.flatMap(shellTokens)
  const sheet = useRef<HTMLPreElement>(null)
  const hidden = useHiddenLines(sheet, text)
  let place = 0
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre ref={sheet} className="code" tabIndex={0}>
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
      {hidden !== undefined && (
        <button
          type="button"
          className="code-more"
          onClick={() => {
            const { current } = sheet
            current?.scrollTo({ top: hidden > 0 ? current.scrollTop + current.clientHeight - 60 : 0 })
          }}
        >
          {hidden > 0 ? `↓ ${hidden} more ${hidden === 1 ? 'line' : 'lines'}` : '↑ Back to the top'}
        </button>
      )}
    </div>
  )
}

/** Kinds of sugar-high's tokens that get a colour, by its numbers for them. */
const tokenKinds: Readonly<Record<number, string>> = {
  1: 'keyword',
  2: 'string',
  3: 'number',
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
