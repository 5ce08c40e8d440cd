/** What came of one promise. */
export interface Kept {
  readonly name: string
  /** What is wrong; `null` when the promise is kept. */
  readonly problem: string | null
  /** Milliseconds. */
  readonly elapsed: number
}

/** What a runtime is told. */
export interface Context {
  readonly url: string
  readonly refused: string
  /** What the header `x-moralis-build-target` has to say. */
  readonly target: string
  /** Whether WebAssembly may be compiled there. */
  readonly compiles: boolean
  /** Whether a body that ends too early is a whole one there. */
  readonly endsEarly?: boolean | undefined
}

/** What came of all of them on one runtime. */
export interface Report {
  /** Version of the runtime. */
  readonly version: string
  readonly results: readonly Kept[]
}
