import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import * as Base58 from 'ox/Base58'
import { privateKeyToAccount } from 'viem/accounts'

// Wallets of the tests. The keys of Solana and Aptos are those of OpenSSL, so that no code is checked with itself.

/** An EVM account, by a key that the whole world knows. */
export const evmWallet = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')

/** Another one. */
export const otherEvmWallet = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')

/** A Solana account. */
export function solanaWallet() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = bytesOf(publicKey)
  const signBytes = (bytes: Uint8Array): Uint8Array => Uint8Array.from(sign(null, bytes, privateKey))
  return {
    key,
    address: Base58.fromBytes(key),
    signBytes,
    sign: (text: string): string => Base58.fromBytes(signBytes(new TextEncoder().encode(text))),
  }
}

/** An Aptos account of a single Ed25519 key. */
export function aptosWallet(privateKey: KeyObject = generateKeyPairSync('ed25519').privateKey) {
  const key = bytesOf(createPublicKey(privateKey))
  const address = `0x${createHash('sha3-256').update(key).update(Uint8Array.of(0)).digest('hex')}`
  const signBytes = (text: string): Uint8Array =>
    Uint8Array.from(sign(null, Buffer.concat([separator, Buffer.from(text)]), privateKey))
  return { key, publicKey: hexOf(key), address, signBytes, sign: (text: string): string => hexOf(signBytes(text)) }
}

/** The key of a seed. */
export const ed25519Key = (seed: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex'), format: 'der', type: 'pkcs8' })

export const hexOf = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString('hex')}`

/** SHA3-256 of `SIGN_IN_WITH_APTOS::`, as hardware wallets have it in their code. */
const separator = Buffer.from('1ec2d48cc8cfd2a6eb10ac032fa6b589275ac66ab008c39ea11a428828a38ffe', 'hex')

const bytesOf = (publicKey: KeyObject): Uint8Array =>
  Uint8Array.from(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))
