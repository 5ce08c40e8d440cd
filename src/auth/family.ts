import type { SignInChainId } from './chainId.js'
import type { SignInRefusal } from './result.js'
import type { SignedText } from './signedText.js'
import type { Verifiers } from './verifiers.js'

/** What differs between families of chains. The message is otherwise the same for all. */
export interface Family {
  /** Its name in the first line of a message. */
  readonly account: 'Ethereum' | 'Solana' | 'Aptos'
  /** Whether a single empty line may separate the address from the URI. */
  readonly isCompact: boolean
  /** Labels of the line that names the chain. The first one is written. */
  readonly chainLabels: readonly string[]
  /** Whether that line may be anywhere among the others. */
  readonly chainAnywhere: boolean
  /** Reads the address in a message; `undefined` if it isn't valid. */
  readAddress(text: string): string | undefined
  /** Writes an address into a message. */
  addressText(address: string): string
  /** Reads the chain in a message, even one that isn't accepted; `undefined` if it isn't a chain. */
  readChain(text: string): string | undefined
  /** Writes a chain into a message. */
  chainText(chain: SignInChainId): string
  /** Refuses a text that its address did not sign. */
  refuseSignature(signed: SignedText, verifiers: Verifiers): Promise<SignInRefusal | undefined>
}
