import { readFileSync, statSync } from 'node:fs'
import { type Document, LineCounter, parseDocument } from 'yaml'

/** A YAML file that has been parsed, and where its lines begin. */
export interface YamlFile {
  readonly document: Document
  readonly lines: LineCounter
}

/** The YAML files of one run, each read and parsed once. */
export class YamlFiles {
  readonly #texts = new Map<string, string>()
  readonly #parsed = new Map<string, YamlFile>()

  /** The text of a file; nothing where there is none, which is for the linter to report. */
  text(file: string): string {
    const known = this.#texts.get(file)
    if (known !== undefined) return known
    const text = statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : ''
    this.#texts.set(file, text)
    return text
  }

  /** A file with the places of its nodes. */
  parse(file: string): YamlFile {
    const known = this.#parsed.get(file)
    if (known) return known
    const lines = new LineCounter()
    const parsed = { document: parseDocument(this.text(file), { lineCounter: lines }), lines }
    this.#parsed.set(file, parsed)
    return parsed
  }
}
