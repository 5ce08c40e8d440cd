import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BaseResolver } from '@redocly/openapi-core'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'

/** The YAML files of one run. Each is parsed once, by the linter and by us. */
export class YamlFiles {
  readonly #texts = new Map<string, string>()

  constructor(
    /** The resolver with which the linter and the bundler read files. */
    readonly resolver: BaseResolver,
  ) {}

  /** Returns the text of a file; empty if there is none, which the linter reports. */
  text(file: string): string {
    const known = this.#texts.get(file)
    if (known !== undefined) return known
    const text = statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : ''
    this.#texts.set(file, text)
    return text
  }

  /** Returns the content of a file; `undefined` if it isn't valid YAML, which the linter reports. */
  async content(file: string): Promise<unknown> {
    if (this.text(file) === '') return undefined
    const read = await this.resolver.resolveDocument(null, resolve(file)).catch((error: Error) => error)
    return read instanceof Error ? undefined : read.parsed
  }

  /** Returns a file with the places of its nodes. Parsing it that way is much slower, and only reports need it. */
  withPlaces(file: string): { readonly document: Document; readonly lines: LineCounter } {
    const lines = new LineCounter()
    return { document: parseDocument(this.text(file), { lineCounter: lines }), lines }
  }

  /** Returns the line of a key of the file, or of the node at a pointer; 1 if there is none. */
  lineOf(file: string, pointer: readonly string[]): number {
    const { document, lines } = this.withPlaces(file)
    const node = document.getIn(pointer, true)
    return isNode(node) ? lines.linePos(node.range?.[0] ?? 0).line : 1
  }
}
