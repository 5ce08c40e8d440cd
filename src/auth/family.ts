import type { SignInChainId } from './chainId.js'
import type { SignInRefusal } from './result.js'
import type { SignedText } from './signedText.js'
import type { Verifiers } from './verifiers.js'

/** What a family of chains does its own way. The message is otherwise the same for all. */
export interface Family {
  /** What the first line of a message calls it. */
  readonly account: 'Ethereum' | 'Solana' | 'Aptos'
  /** Whether the line of the URI may follow the address with one empty line between them. */
  readonly isCompact: boolean
  /** Labels of the line that names the chain; the first is the one that is written. */
  readonly chainLabels: readonly string[]
  /** Whether that line may stand anywhere among the others. */
  readonly chainAnywhere: boolean
  /** Reads an address as messages have it; `undefined` for what is none. */
  readAddress(text: string): string | undefined
  /** Writes an address into a message. */
  addressText(address: string): string
  /** Reads the line that names a chain. It may be a chain that nobody accepts; `undefined` for what is no chain. */
  readChain(text: string): string | undefined
  /** Writes that line. */
  chainText(chain: SignInChainId): string
  /** Refuses a text that its address has not signed. */
  refuseSignature(signed: SignedText, verifiers: Verifiers): Promise<SignInRefusal | undefined>
}
