/** A text as source text. */
export function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** A property key as source text. */
export function key(name: string): string {
  return isIdentifier(name) ? name : quoted(name)
}

/** An object of texts, numbers and such objects as source text. */
export function texts(object: object): string {
  const members = Object.entries(object).map(([name, value]) => `${key(name)}: ${literal(value)}`)
  return `{ ${members.join(', ')} }`
}

const literal = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return texts(value)
  return typeof value === 'number' ? String(value) : quoted(String(value))
}

/** Writes the access to a property as source text. */
export function member(object: string, name: string): string {
  return isIdentifier(name) ? `${object}.${name}` : `${object}[${quoted(name)}]`
}

const isIdentifier = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name)
