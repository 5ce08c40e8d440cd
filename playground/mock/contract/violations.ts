/** One place where a request or an answer breaks the document. */
export interface Violation {
  readonly message: string
  readonly path?: readonly string[]
  readonly severity: number
  readonly code?: string | number
}

/** The header `sl-violations` as Prism's own server sends it: a JSON list, absent when there is nothing to list. */
export function violationHeader(violations: readonly Violation[]): Readonly<Record<string, string>> {
  if (violations.length === 0) return {}
  const listed = violations.map(({ path = [], severity, code, message }) => ({
    location: path,
    severity: severities[severity] ?? 'Error',
    code,
    message: message.slice(0, 300),
  }))
  while (listed.length > 1 && asciiOnly(JSON.stringify(listed)).length > maxLength) listed.pop()
  return { 'sl-violations': asciiOnly(JSON.stringify(listed)) }
}

const severities: readonly string[] = ['Error', 'Warning', 'Information', 'Hint']

const maxLength = 4000

/** Headers carry Latin-1 only. */
function asciiOnly(json: string): string {
  return json.replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
