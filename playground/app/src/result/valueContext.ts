/** What a page knows around a value: its row, and the chain of the call. */
export interface ValueContext {
  readonly row: unknown
  readonly chain: string | undefined
  readonly network: string | undefined
  /** What was asked, where that is known. */
  readonly call?: { readonly id: string; readonly input: Readonly<Record<string, unknown>> }
}
