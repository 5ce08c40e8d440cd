/**
 * Removes the count of `retries` from the JSON text of a delivery: the top-level field, not nested ones of that name.
 * Nothing else changes, so no number loses a digit.
 *
 * The text is scanned, not parsed. Parsing and rewriting it would take several times as long, and longer still to keep
 * the digits of long numbers.
 *
 * @param json - text that `JSON.parse` has accepted; in other text, a string might have no end
 */
export function withoutRetryCount(json: string): string {
  let kept = ''
  let from = 0
  let at = 0
  let depth = 0
  for (const { 0: field, index } of json.matchAll(retryCount)) {
    for (; at < index; at++) {
      const character = json[at]
      if (character === '"') at = endOfString(json, at)
      else if (character === '{' || character === '[') depth++
      else if (character === '}' || character === ']') depth--
    }
    if (at > index || depth > 1) continue // inside a string, or another field of this name
    kept += `${json.slice(from, index)}"retries":`
    from = index + field.length
  }
  return kept + json.slice(from)
}

const retryCount = /"retries"\s*:\s*"?\d+"?/g

/** Returns where the string that starts at a quote ends: at the next quote that isn't escaped. */
function endOfString(json: string, start: number): number {
  let end = start
  do end = json.indexOf('"', end + 1)
  while (isEscaped(json, end))
  return end
}

/** Whether an odd number of backslashes comes before it. */
function isEscaped(json: string, at: number): boolean {
  let first = at
  while (json[first - 1] === '\\') first--
  return (at - first) % 2 === 1
}
