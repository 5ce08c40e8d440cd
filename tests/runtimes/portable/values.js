import * as aptos from 'ledgerline/aptos'
import * as node from 'ledgerline/aptos-node'
import * as streams from 'ledgerline/streams'
import {
  bytesToHex,
  checksumAddress,
  formatEvmNative,
  hexToBytes,
  isSameEvmAddress,
  parseAptosAddress,
  parseAptosNative,
  parseChain,
  parseEvmNative,
  toJson,
  tokenAmount,
} from 'ledgerline/values'
import { address } from './client.js'
import { same } from './expect.js'

export const values = {
  async 'every API is there'() {
    const ids = [aptos.getNFTsByIds.id, node.getBlockByHeight.id, streams.createEvmStream.id]
    same(ids, ['getNFTsByIds', 'getBlockByHeight', 'createEvmStream'])
  },

  async 'units are exact'() {
    same(parseEvmNative('1.5', 'ether'), 1500000000000000000n)
    same(formatEvmNative(32072641059427543093n), '32.072641059427543093')
    same(parseAptosNative('1', 'aptos'), 100000000n)
    same(String(tokenAmount({ value: 25000000n, decimals: 6 })), '25')
  },

  async 'addresses, chains and bytes are read and written'() {
    same(checksumAddress(address.toLowerCase()), address)
    same(isSameEvmAddress(address, address.toLowerCase()), true)
    same(parseAptosAddress('0x1'), `0x${'1'.padStart(64, '0')}`)
    same([parseChain(1), parseChain('eth'), parseChain(137n)], ['0x1', '0x1', '0x89'])
    same(bytesToHex(hexToBytes('0x00ff10')), '0x00ff10')
  },

  async 'toJson writes amounts and times'() {
    same(
      toJson({ value: 2n ** 64n, at: new Date(0) }),
      '{"value":"18446744073709551616","at":"1970-01-01T00:00:00.000Z"}',
    )
  },
}
