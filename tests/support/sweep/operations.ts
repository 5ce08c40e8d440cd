import { readDescribed } from '../../../playground/app/build/described.js'

/** An operation as the palette finds it. */
export interface SweptOperation {
  readonly api: string
  readonly id: string
  /** Whether what later operations ask for is gone after it. */
  readonly removes: boolean
}

/** Every operation of every API. */
export const sweptOperations = (): readonly SweptOperation[] =>
  readDescribed().flatMap(({ manifest: { api, operations } }) =>
    operations.map(({ id, method }) => ({ api, id, removes: method === 'DELETE' })),
  )
