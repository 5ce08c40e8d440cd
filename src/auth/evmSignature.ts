import { parseChain } from '../values/chains.js'
import { bytesToHex, type Hex, isBytes, isHex } from '../values/hex.js'
import type { EthCallRequest } from './ethCall.js'
import { type EvmCryptography, loadEvm } from './loadOx.js'
import { refuse, type SignInRefusal } from './result.js'
import type { SignedText } from './signedText.js'
import type { Verifiers } from './verifiers.js'

/**
 * Refuses a text that was signed neither by the key of an EVM address nor by its contract.
 *
 * @see EIP-191, EIP-2098, ERC-1271, ERC-6492
 */
export async function refuseEvmSignature(
  { text, address, chain, signature: given }: SignedText,
  { node }: Verifiers,
): Promise<SignInRefusal | undefined> {
  const signature = isBytes(given) ? bytesToHex(given) : given
  if (!isHex(signature)) return refuse('INVALID_SIGNATURE', 'The signature of an EVM account is hex with 0x, or bytes')
  const ox = await loadEvm()
  const hash = ox.PersonalMessage.getSignPayload(new TextEncoder().encode(text))
  const signer = recover(ox, hash, signature)
  if (signer === address) return undefined
  if (signature.endsWith(markOfErc8010)) {
    const why = 'it was signed for an account that is not delegated yet, and ethCall cannot carry an authorization'
    return refuse('ERC8010_UNSUPPORTED', `The signature uses ERC-8010: ${why}`)
  }
  if (!node) {
    const other = signer ? `${signer} signed, not ${address}` : `No key signed for ${address}`
    return refuse('INVALID_SIGNATURE', `${other}; for a smart account pass ethCall to createSignIn`)
  }
  const question = ox.SignatureErc6492.validate(signature) ? askValidator : askAccount
  const { request, yes } = question(ox, { account: `0x${address.slice(2)}`, hash, signature })
  const answer = await node({ chain: parseChain(chain), ...request })
  if (typeof answer !== 'string') return answer
  if (yes.test(answer)) return undefined
  return refuse('INVALID_SIGNATURE', `Neither a key nor a contract signed for ${address}`)
}

/** The end of signatures for accounts that aren't delegated yet. */
const markOfErc8010 = '8010801080108010801080108010801080108010801080108010801080108010'

/** The signature that a contract is asked about. */
interface Claim {
  readonly account: Hex
  readonly hash: Hex
  readonly signature: Hex
}

/** A call, and the results of it that mean yes. */
interface Question {
  readonly request: Omit<EthCallRequest, 'chain'>
  readonly yes: RegExp
}

/** Recovers the address whose key made a signature, in lower case; `undefined` if no key did. */
function recover({ Secp256k1, Signature }: EvmCryptography, payload: Hex, given: Hex): string | undefined {
  try {
    const signature = Signature.fromHex(given.length === compactLength ? expand(given) : given)
    return Secp256k1.recoverAddress({ payload, signature }).toLowerCase()
  } catch {
    return undefined // a smart account may accept anything as a signature
  }
}

/** `0x` and 64 bytes. */
const compactLength = 130

/** Expands a compact signature (EIP-2098) to 65 bytes. Its parity is the highest bit of `s`. */
function expand(compact: Hex): Hex {
  const s = BigInt(`0x${compact.slice(66)}`)
  const rest = s & ((1n << 255n) - 1n)
  return `0x${compact.slice(2, 66)}${rest.toString(16).padStart(64, '0')}${s === rest ? '1b' : '1c'}`
}

/** Asks the contract of an account: ERC-1271. */
function askAccount({ AbiParameters }: EvmCryptography, { account, hash, signature }: Claim): Question {
  const input = AbiParameters.encode([{ type: 'bytes32' }, { type: 'bytes' }], [hash, signature])
  return { request: { to: account, data: `0x1626ba7e${input.slice(2)}` }, yes: /^0x1626ba7e0{56}$/i }
}

/** Asks the validator of ERC-6492, which deploys the account within the call. The call also creates the validator. */
function askValidator(
  { AbiConstructor, SignatureErc6492 }: EvmCryptography,
  { account, hash, signature }: Claim,
): Question {
  const { universalSignatureValidatorAbi, universalSignatureValidatorBytecode: bytecode } = SignatureErc6492
  const validator = AbiConstructor.fromAbi(universalSignatureValidatorAbi)
  const data = AbiConstructor.encode(validator, { bytecode, args: [account, hash, signature] })
  // explicitly undefined, so that it isn't read from `Object.prototype`
  return { request: { to: undefined, data }, yes: /^0x0*1$/ }
}
