import { lacksOf } from '../../client/many/readResult.js'
import type { MissingChain } from '../../errors/missingChain.js'
import type { Call, Page, PagedCall } from '../../operation/call.js'
import type { Issue } from '../../operation/decode/decoding.js'
import { counted } from './progress.js'

/** A part of a response: the rows of a page, or one value. */
export type Part = RowsPart | ValuePart

interface OfPart {
  readonly issues: readonly Issue[]
  /** What it lacks: chains, and rows that could not be read. */
  readonly lacks: readonly Lack[]
}

/** Something that a response lacks. */
export type Lack = Omit<MissingChain, 'chain'> & { readonly chain?: string }

/** The rows of a page, or of a response that is a list. */
export interface RowsPart extends OfPart {
  readonly rows: readonly unknown[]
  /** Rows of the whole list; 0 if the service doesn't say. */
  readonly total: number
  /** Where the list goes on, if there is more of it. */
  readonly cursor: string | null
  /** Whether rows of this page were left out, because no more were wanted. */
  readonly isCut: boolean
}

/** A response that is one value. */
export interface ValuePart extends OfPart {
  readonly value: unknown
}

/** How much of a list is read: every page, or as many as `rows` needs; else the first. */
export interface Extent {
  readonly all: boolean
  readonly rows: number | undefined
}

/** Reads a response, page by page. */
export async function* partsOf(call: Call<unknown> | PagedCall<unknown>, { all, rows }: Extent): AsyncGenerator<Part> {
  if (!isPaged(call)) {
    const { data, issues } = await call.withResponse()
    const whole = { issues, lacks: lacksOf(data, issues) }
    yield Array.isArray(data)
      ? { ...whole, ...cutTo(data, rows), total: data.length, cursor: null }
      : { ...whole, value: data }
    return
  }
  let left = rows
  for await (const page of call.pages()) {
    const part = partOf(page, left)
    if (left !== undefined) left -= part.rows.length
    yield part
    if (left === 0 || !(all || rows !== undefined)) return
  }
}

function partOf(page: Page<unknown>, left: number | undefined): RowsPart {
  const { result, issues, total, cursor } = page
  return { ...cutTo(result, left), issues, total, cursor, lacks: lacksOf(page, issues) }
}

function cutTo(rows: readonly unknown[], most: number | undefined): Pick<RowsPart, 'rows' | 'isCut'> {
  const isCut = most !== undefined && rows.length > most
  return { rows: isCut ? rows.slice(0, most) : rows, isCut }
}

const isPaged = (call: Call<unknown> | PagedCall<unknown>): call is PagedCall<unknown> => 'pages' in call

/** What is missing of a call, each thing once. */
export class Missing {
  readonly lacks: Lack[] = []
  /** Rows that could not be read, by where they are. */
  readonly rows: Issue[] = []
  /** Fields that could not be read, and are left out. */
  fields = 0

  note({ issues, lacks }: Pick<OfPart, 'issues' | 'lacks'>): void {
    for (const issue of issues) {
      if (issue.row === undefined) this.fields += 1
      else this.rows.push(issue)
    }
    for (const lack of lacks) {
      const isKnown = this.lacks.some((one) => one.chain === lack.chain && one.message === lack.message)
      if (!isKnown) this.lacks.push(lack)
    }
  }

  get isComplete(): boolean {
    return this.lacks.length === 0
  }

  /** Says what is missing, a line each. */
  lines(): readonly string[] {
    const chains = this.lacks.filter(({ chain }) => chain !== undefined)
    const others = this.lacks.filter(
      ({ chain, message }) => chain === undefined && !(this.rows.length > 0 && /rows/.test(message ?? '')),
    )
    const first = this.rows.slice(0, 10).map(({ path, message }) => `  ${path}: ${message}`)
    return [
      ...chains.map(({ chain, reason, message }) => `missing: chain ${chain} (${reason}): ${message}`),
      ...others.map(({ message }) => `missing: ${message}`),
      ...(this.rows.length > 0 ? [`missing: ${counted(this.rows.length, 'row')} that cannot be read`, ...first] : []),
      ...(this.rows.length > first.length ? [`  and ${this.rows.length - first.length} more`] : []),
    ]
  }
}
