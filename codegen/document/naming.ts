/** Public name of a wire name: `usd_price_24hr` is `usdPrice24hr`. */
export function publicName(wire: string): string {
  return wire
    .split('_')
    .filter((part) => part !== '')
    .map((part, index) => (index === 0 ? part : upperFirst(part)))
    .join('')
}

/** Returns the name of a type that is named after an operation or a field. */
export function typeName(name: string): string {
  return upperFirst(publicName(name.replace(/[^\p{L}\p{N}]+/gu, '_')))
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
