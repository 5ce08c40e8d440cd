/** Decodes base64, also that for URLs and without its padding; `undefined` for what is none. */
export function base64Bytes(text: string): Uint8Array | undefined {
  if (!/^[\w+/-]+={0,2}$/.test(text)) return undefined
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return undefined // its length is that of no bytes
  }
}
