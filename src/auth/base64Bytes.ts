/** Decodes base64 or base64url, with or without padding; `undefined` for anything else. */
export function base64Bytes(text: string): Uint8Array | undefined {
  if (!/^[\w+/-]+={0,2}$/.test(text)) return undefined
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return undefined // no bytes have this length in base64
  }
}
