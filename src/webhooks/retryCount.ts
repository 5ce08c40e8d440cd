/**
 * Leaves the count of `retries` out of the JSON text of a delivery: the field of the delivery itself, none of the same
 * name further down. Nothing else changes, so no number loses a digit.
 *
 * The text is walked up to that field, not parsed: to write it anew would take several times as long, and to keep the
 * digits of long numbers longer still.
 *
 * @param json - what `JSON.parse` has taken: in other text a string might not end
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

/** Where the string ends that begins at a quote: at the next one that is not escaped. */
function endOfString(json: string, start: number): number {
  let end = start
  do end = json.indexOf('"', end + 1)
  while (isEscaped(json, end))
  return end
}

/** An odd number of backslashes before it. */
function isEscaped(json: string, at: number): boolean {
  let first = at
  while (json[first - 1] === '\\') first--
  return (at - first) % 2 === 1
}
