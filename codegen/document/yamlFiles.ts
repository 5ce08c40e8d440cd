import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BaseResolver } from '@redocly/openapi-core'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'

/** The YAML files of one run, each parsed once, by the linter and for us. */
export class YamlFiles {
  readonly #texts = new Map<string, string>()

  constructor(
    /** What the linter and the bundler read files with. */
    readonly resolver: BaseResolver,
  ) {}

  /** The text of a file; nothing where there is none, which is for the linter to report. */
  text(file: string): string {
    const known = this.#texts.get(file)
    if (known !== undefined) return known
    const text = statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : ''
    this.#texts.set(file, text)
    return text
  }

  /** The content of a file; `undefined` where YAML cannot read it, which is for the linter to report. */
  async content(file: string): Promise<unknown> {
    if (this.text(file) === '') return undefined
    const read = await this.resolver.resolveDocument(null, resolve(file)).catch((error: Error) => error)
    return read instanceof Error ? undefined : read.parsed
  }

  /** A file with the places of its nodes: parsing it so takes far longer, and only a report needs it. */
  withPlaces(file: string): { readonly document: Document; readonly lines: LineCounter } {
    const lines = new LineCounter()
    return { document: parseDocument(this.text(file), { lineCounter: lines }), lines }
  }

  /** The line of a key of the whole file, or of what stands at a pointer; 1 where there is nothing. */
  lineOf(file: string, pointer: readonly string[]): number {
    const { document, lines } = this.withPlaces(file)
    const node = document.getIn(pointer, true)
    return isNode(node) ? lines.linePos(node.range?.[0] ?? 0).line : 1
  }
}
