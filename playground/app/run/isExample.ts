import type { CallResult } from 'ledgerline'

/** Whether an answer is the document's own, whatever was asked for. */
export const isExample = ({ response }: CallResult<unknown>): boolean =>
  response.headers.get('x-mock-example') === 'true'
