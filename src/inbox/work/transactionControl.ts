import { InputError } from '../../errors/input.js'

/**
 * Refuses statements that begin or end a transaction. Each query of an effect is a single statement, because the extended
 * protocol accepts only one, so its first words decide, whatever is quoted or commented out after them.
 *
 * @throws {InputError} for `begin`, `commit`, `rollback` and the like, but not for `rollback to` a savepoint.
 */
export function assertNoControl(text: string): void {
  const [first = '', second = '', third = ''] = firstWords(text, 3)
  const isBackToSavepoint = second === 'to' || (['work', 'transaction'].includes(second) && third === 'to')
  if (first === 'rollback' ? isBackToSavepoint : first === 'prepare' ? second !== 'transaction' : !control.has(first))
    return
  throw new InputError('An effect neither begins nor ends a transaction', {
    hints: ['The inbox commits its transaction when it is done', 'savepoint and rollback to savepoint are fine'],
  })
}

const control: ReadonlySet<string> = /* @__PURE__ */ new Set(['begin', 'start', 'commit', 'end', 'abort'])

/** What may come before a word: blanks, empty statements and comments. Line comments end at any line break. */
const between = /[\s;]+|--[^\n\r]*|\/\*/y

/** Returns the first words of a statement, in lower case, up to the first thing that isn't a word. */
function firstWords(text: string, count: number): readonly string[] {
  const words: string[] = []
  let at = 0
  while (words.length < count) {
    at = afterBlanks(text, at)
    const [word] = /^[a-z_]\w*/i.exec(text.slice(at, at + 64)) ?? []
    if (word === undefined) break
    words.push(word.toLowerCase())
    at += word.length
  }
  return words
}

function afterBlanks(text: string, from: number): number {
  for (let at = from; ; ) {
    between.lastIndex = at
    const [blank] = between.exec(text) ?? []
    if (blank === undefined) return at
    at = blank === '/*' ? afterComment(text, at) : at + blank.length
  }
}

/** Returns where a block comment ends. Postgres allows nested ones. */
function afterComment(text: string, from: number): number {
  let depth = 0
  for (const { 0: mark, index } of text.slice(from).matchAll(/\/\*|\*\//g)) {
    depth += mark === '/*' ? 1 : -1
    if (depth === 0) return from + index + 2
  }
  return text.length
}
