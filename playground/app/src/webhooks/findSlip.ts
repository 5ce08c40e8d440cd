import { verifySignature } from 'ledgerline/webhooks'

/** What a signature is verified with. */
export interface Given {
  readonly secret: string
  readonly body: string
  readonly signature: string
}

/** Finds the slip of pasting that made a signature invalid, by trying without it; `undefined` when there is none. */
export async function findSlip({ secret, body, signature }: Given): Promise<string | undefined> {
  const trimmed = { secret: secret.trim(), body: body.trim(), signature: signature.trim() }
  const slips: readonly (readonly [what: string, mended: Given])[] = [
    ['without the white space around the body', { secret, body: trimmed.body, signature }],
    ['without the white space around the secret', { secret: trimmed.secret, body, signature }],
    ['without the white space around the signature', { secret, body, signature: trimmed.signature }],
    ['without the white space around what was pasted', trimmed],
    ['with the body as compact JSON: something has reformatted it', { ...trimmed, body: compact(trimmed.body) }],
  ]
  for (const [what, mended] of slips) if (await isValid(mended)) return `It is valid ${what}.`
  return compact(trimmed.body) === trimmed.body
    ? undefined
    : 'Deliveries are compact JSON, and this body is not: something may have reformatted it.'
}

const isValid = (given: Given): Promise<boolean> =>
  verifySignature(given).then(
    () => true,
    () => false, // why is told of what was given, not of a guess
  )

/** JSON without the white space between its values; its texts stay as they are written. */
const compact = (body: string): string => body.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1')
