import { type Abi, parseAbi } from 'abitype'

/** A line of an ABI as people write it, in code or out of it. */
const signature = /\bstruct\s[^{}]*\{[^}]*\}|\b(?:function|event|error|constructor|fallback|receive)\b[^'"`;\n]*/g

/**
 * Reads an ABI as people write it: `event Transfer(address indexed from, address indexed to, uint256 value)`, one or
 * several, with or without the code around them.
 *
 * @returns `undefined` where no such line is, or one that does not parse.
 */
export function abiOf(text: string): Abi | undefined {
  const lines = text.match(signature)?.map((line) => line.trim().replace(/,$/, '')) ?? []
  if (lines.length === 0) return undefined
  try {
    return parseAbi(lines)
  } catch {
    return undefined // still being typed
  }
}
