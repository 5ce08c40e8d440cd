import { SignatureErc6492 } from 'ox/erc6492'
import {
  decodeAbiParameters,
  decodeDeployData,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  parseAbi,
  recoverAddress,
  serializeErc6492Signature,
  slice,
} from 'viem'
import type { EthCallRequest } from '../../../src/auth.js'
import { evmWallet } from './wallets.js'

/** A smart account whose owner is the EVM wallet of the tests, and a node that knows it. */
export function contractWallet(isDeployed: boolean) {
  const account = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
  const factory = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
  const owner = evmWallet.address
  const factoryData = encodeFunctionData({
    abi: parseAbi(['function createAccount(address owner)']),
    args: [owner],
  })
  const calls: EthCallRequest[] = []

  const isOwners = async (hash: Hex, signature: Hex): Promise<boolean> =>
    signature.length === 132 && (await recoverAddress({ hash, signature })) === owner

  /** What the validator of ERC-6492 finds when it runs. */
  async function validate(data: Hex): Promise<Hex> {
    const { universalSignatureValidatorAbi: abi, universalSignatureValidatorBytecode: bytecode } = SignatureErc6492
    const { args = [] } = decodeDeployData({ abi, bytecode, data })
    const [signer, hash, signature] = args
    if (!signer || !isAddressEqual(signer, account) || !hash || !signature) return '0x00'
    const wrapped = SignatureErc6492.validate(signature) ? SignatureErc6492.unwrap(signature) : undefined
    const isKnown = wrapped ? isAddressEqual(wrapped.to, factory) && wrapped.data === factoryData : isDeployed
    return isKnown && (await isOwners(hash, wrapped?.signature ?? signature)) ? '0x01' : '0x00'
  }

  return {
    account,
    calls,
    wrap: (signature: Hex): Hex => serializeErc6492Signature({ address: factory, data: factoryData, signature }),
    async ethCall(request: EthCallRequest): Promise<Hex> {
      calls.push(request)
      const { to, data } = request
      if (!to) return validate(data)
      if (!isDeployed || !isAddressEqual(to, account) || !data.startsWith('0x1626ba7e')) return '0x'
      const [hash, signature] = decodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes' }], slice(data, 4))
      return encodeAbiParameters(
        [{ type: 'bytes4' }],
        [(await isOwners(hash, signature)) ? '0x1626ba7e' : '0xffffffff'],
      )
    },
  } as const
}
