/** Public name of a wire name: `usd_price_24hr` is `usdPrice24hr`. */
export function publicName(wire: string): string {
  return wire
    .split('_')
    .filter((part) => part !== '')
    .map((part, index) => (index === 0 ? part : upperFirst(part)))
    .join('')
}

/** Name of a type after an operation or a field. */
export function typeName(name: string): string {
  return upperFirst(publicName(name.replace(/[^\p{L}\p{N}]+/gu, '_')))
}

/** A text as source text. */
export function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** A property key as source text. */
export function key(name: string): string {
  return isIdentifier(name) ? name : quoted(name)
}

/** Reading a property as source text. */
export function member(object: string, name: string): string {
  return isIdentifier(name) ? `${object}.${name}` : `${object}[${quoted(name)}]`
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const isIdentifier = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name)
