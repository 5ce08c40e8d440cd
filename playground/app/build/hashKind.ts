/**
 * The format of a 32-byte hash by which an explorer finds a transaction or a block, as the document's names tell it: its
 * own name, and for a bare `hash` the name of the object that it is the hash of. Roots, topics and keys are found nowhere.
 */
export function hashKind(name: string, owner: string): 'transaction-hash' | 'block-hash' | undefined {
  if (/^(?:transaction|tx)Hash$/.test(name)) return 'transaction-hash'
  if (name === 'blockHash') return 'block-hash'
  const isOfBlock = /^Block(?!Transaction)/.test(owner) && !/Transaction$/.test(owner)
  if (name === 'parentHash') return isOfBlock ? 'block-hash' : undefined
  if (name !== 'hash') return undefined
  return /Transaction/.test(owner) ? 'transaction-hash' : isOfBlock ? 'block-hash' : undefined
}
