import { verifySignature } from 'ledgerline/webhooks'

/** A body with its signature and the secret that shall have made it. */
export interface SignedText {
  readonly secret: string
  readonly body: string
  readonly signature: string
}

/** Finds the slip of pasting that made a signature invalid, by trying without it; `undefined` when there is none. */
export async function findSlip({ secret, body, signature }: SignedText): Promise<string | undefined> {
  const trimmed = { secret: secret.trim(), body: body.trim(), signature: signature.trim() }
  const slips: readonly (readonly [what: string, mended: SignedText])[] = [
    ['without the white space around the body', { secret, body: trimmed.body, signature }],
    ['without the white space around the secret', { secret: trimmed.secret, body, signature }],
    ['without the white space around the signature', { secret, body, signature: trimmed.signature }],
    ['without the white space around what you pasted', trimmed],
    ['with the body as compact JSON: something has reformatted it', { ...trimmed, body: compact(trimmed.body) }],
  ]
  for (const [what, mended] of slips) if (await isValid(mended)) return `It’s valid ${what}.`
  return compact(trimmed.body) === trimmed.body
    ? undefined
    : 'Deliveries are compact JSON, and this body isn’t. Something may have reformatted it.'
}

const isValid = (signed: SignedText): Promise<boolean> =>
  verifySignature(signed).then(
    () => true,
    () => false, // why is told of what was given, not of a guess
  )

/** JSON without the white space between its values; its texts stay as they are written. */
const compact = (body: string): string => body.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1')
