/**
 * Replaces what Postgres can't store in text: NUL and unpaired surrogates. `data` keeps both, because JSON escapes
 * them.
 */
export function cleanText(text: string): string {
  return unstorable.test(text) ? text.replace(allUnstorable, '\uFFFD') : text
}

const unstorable = /[\0\p{Surrogate}]/u
const allUnstorable = /[\0\p{Surrogate}]/gu
