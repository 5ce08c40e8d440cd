import fc from 'fast-check'
import * as viem from 'viem/chains'
import { expect, test } from 'vitest'
import { InputError } from '../../../src/errors/input.js'
import { getChain, getChains } from '../../../src/values/chainDetails.js'
import { testNetworks } from '../../../src/values/chainGroups.js'
import { chainNames, namesOf } from '../../../src/values/chainNames.js'
import { parseChain } from '../../../src/values/chains.js'

test.each([1, 1n, '1', '0x1', '0X1', '0x01', '0x0001', '01', ' eth ', 'eth', 'ETH', 'mainnet', 'Ethereum'])(
  '%s is the chain 0x1',
  (value) => {
    expect(parseChain(value)).toBe('0x1')
  },
)

test.each([
  ['polygon', '0x89'],
  ['matic', '0x89'],
  ['bsc', '0x38'],
  ['bsc testnet', '0x61'],
  ['bsc-testnet', '0x61'],
  ['BSC_TESTNET', '0x61'],
  ['bsc - testnet', '0x61'],
  ['flow-testnet', '0x221'],
  ['2021', '0x7e5'],
  ['0xAA36A7', '0xaa36a7'],
  ['palm', '0x2a15c308d'],
])('%s is the chain %s', (value, id) => {
  expect(parseChain(value)).toBe(id)
})

test('any id survives in any form, known or not', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 255n }), (id) => {
      const hex = `0x${id.toString(16)}`
      for (const form of [id, String(id), hex, hex.toUpperCase()]) expect(parseChain(form)).toBe(hex)
    }),
  )
})

test.each([
  0,
  -1,
  1.5,
  2 ** 53,
  Number.NaN,
  0n,
  -1n,
  '',
  ' ',
  '0',
  '0x',
  '0x0',
  '-1',
  '1.5',
  '1e3',
  '0xg',
  '-eth',
  `0x${'1'.repeat(65)}`,
  '1'.repeat(78),
])('%s is no chain', (value) => {
  expect(() => parseChain(value)).toThrow(InputError)
  expect(() => parseChain(value)).toThrow(`Invalid chain provided: ${value}`)
  expect(getChain(value)).toBeUndefined()
})

test.each([undefined, null, {}, ['eth'], true, Object.create(null)])('a value of another type is no chain', (value) => {
  expect(() => Reflect.apply(parseChain, undefined, [value])).toThrow(InputError)
})

test.each(['constructor', '__proto__', 'toString'])('%s, which every object has, is no chain', (value) => {
  expect(() => parseChain(value)).toThrow(InputError)
})

test.each([
  ['op', '0xa'],
  ['bnb', '0x38'],
  ['avax', '0xa86a'],
  ['arb', '0xa4b1'],
  ['pol', '0x89'],
  ['xdai', '0x64'],
])('%s, which people call a chain by its coin or for short, is %s', (name, id) => {
  expect(parseChain(name)).toBe(id)
})

test('every name that getChain gives is a chain, in any case', () => {
  for (const { id, name } of getChains()) {
    for (const form of [name, name.toLowerCase(), name.toUpperCase(), ` ${name.replaceAll(' ', '_')} `])
      expect(parseChain(form)).toBe(id)
  }
})

test('no name is of two chains', () => {
  for (const id of Object.keys(chainNames).map(Number))
    for (const name of namesOf(id)) expect(parseChain(name)).toBe(`0x${id.toString(16)}`)
})

test('an unknown name is told what a chain is', () => {
  expect(() => parseChain('polgyon')).toThrow('→ Pass an id (0x1, see getChains) or a name (eth)')
})

test.each([
  ['polgyon', 'polygon'],
  ['etherium', 'ethereum'],
  ['Arbitrm', 'arbitrum'],
  ['rbitrum', 'arbitrum'],
  ['opitmism', 'optimism'],
  ['avalance', 'avalanche'],
  ['bace', 'base'],
  ['gnosys', 'gnosis'],
  ['zk-sync-mainnet', 'zksync'],
  ['base-mainnet', 'base'],
])('%s is asked whether it is %s', (wrong, meant) => {
  expect(() => parseChain(wrong)).toThrow(new RegExp(`or a name \\(eth\\)\\. Did you mean ${meant}\\?$`))
})

test.each(['solana', 'tron', 'sui', 'tether', '0xzz', '—'])(
  '%s is not taken for a chain it has nothing to do with',
  (name) => {
    expect(() => parseChain(name)).toThrow(
      /^Invalid chain provided: .*\n {2}→ Pass an id \(0x1, see getChains\) or a name \(eth\)$/,
    )
  },
)

test('a text longer than regular expressions can hold is refused too', () => {
  expect(() => parseChain('polygo'.repeat(1e7))).toThrow(InputError)
  expect(() => parseChain(`xpub${'6'.repeat(1e8)}`)).toThrow(/provided: \[redacted\]/)
})

test('a known chain has a name, a currency, an explorer and aliases that lead back to it', () => {
  const chains = getChains()
  expect(chains).toHaveLength(58)
  expect(new Set(chains.map(({ id }) => id)).size).toBe(58)
  for (const chain of chains) {
    expect(getChain(chain.id)).toEqual(chain)
    expect(chain.name).toBeTruthy()
    expect(chain.nativeCurrency).toMatchObject({ decimals: 18, symbol: expect.stringMatching(/./) })
    expect(chain.explorerUrl).toMatch(/^https:\/\/[^ ]*[^/ ]$/)
    for (const alias of chain.aliases) expect(parseChain(alias)).toBe(chain.id)
  }
})

test('every chain that has names is a known one', () => {
  expect(Object.keys(chainNames).map(Number).sort()).toEqual(
    getChains()
      .map(({ id }) => Number(id))
      .sort(),
  )
})

test('getChain says what is known', () => {
  expect(getChain('eth')).toEqual({
    id: '0x1',
    name: 'Ethereum Mainnet',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: 'https://etherscan.io',
    aliases: ['eth', 'mainnet', 'ethereum'],
  })
  expect(getChain('0x1')).toEqual(getChain(1n))
})

test('a chain nobody told us about is undefined', () => {
  expect(getChain(123456789)).toBeUndefined()
  expect(getChain('no such chain')).toBeUndefined()
})

test('a chain that the provider has ended, or announced to end, says when', () => {
  expect(getChain('fantom')).toMatchObject({ endedOn: '2026-05-29' })
  expect(getChain('moonbeam')).toMatchObject({ endedOn: '2026-08-21' })
})

test('a chain of whose end only a later day is known says by when', () => {
  expect(getChain('holesky')).toMatchObject({ endedBy: '2026-03-04' })
  expect(getChain('holesky')).not.toHaveProperty('endedOn')
})

test('a chain that stays has no end', () => {
  expect(Object.keys(getChain('eth') ?? {}).filter((name) => name.startsWith('ended'))).toEqual([])
})

/** The chain objects of viem, by our ids. Some ids have several there: 999 is also an old test network of Wanchain. */
const chainsOfViem: Readonly<Record<string, viem.Chain>> = Object.fromEntries(
  [
    ...[viem.mainnet, viem.goerli, viem.optimism, viem.cronos, viem.bsc, viem.bscTestnet, viem.gnosis, viem.polygon],
    ...[viem.monad, viem.sonic, viem.opBNB, viem.fantom, viem.zksyncSepoliaTestnet, viem.zksync, viem.cronosTestnet],
    ...[viem.pulsechain, viem.flowTestnet, viem.flowMainnet, viem.hyperEvm, viem.polygonZkEvm, viem.metis, viem.lisk],
    ...[viem.moonbeam, viem.moonriver, viem.moonbaseAlpha, viem.seiTestnet, viem.sei, viem.ronin, viem.saigon],
    ...[viem.polygonZkEvmCardona, viem.fantomTestnet, viem.liskSepolia, viem.mantle, viem.mantleSepoliaTestnet],
    ...[viem.zetachain, viem.zetachainAthensTestnet, viem.base, viem.gnosisChiado, viem.holesky, viem.arbitrum],
    ...[viem.avalancheFuji, viem.avalanche, viem.lineaSepolia, viem.linea, viem.polygonMumbai, viem.polygonAmoy],
    ...[viem.blast, viem.baseGoerli, viem.baseSepolia, viem.spicy, viem.chiliz, viem.arbitrumGoerli],
    ...[viem.arbitrumSepolia, viem.sepolia, viem.optimismSepolia, viem.blastSepolia, viem.palm],
  ].map((chain) => [`0x${chain.id.toString(16)}`, chain]),
)

/** Where we differ from viem. */
const exceptions: Readonly<Record<string, string>> = {
  '0x27d8': 'XDAI', // Chiado: chainid.network spells the coin as that of Gnosis
  '0x66eed': 'AGOR', // Arbitrum Goerli: chainid.network
}

test('coins and test networks are those of viem', () => {
  const unknown = getChains().filter(({ id }) => !chainsOfViem[id])
  expect(unknown.map(({ name }) => name)).toEqual(['Ronin Saigon Testnet'])
  for (const { id, nativeCurrency } of getChains()) {
    const theirs = chainsOfViem[id]
    if (!theirs) continue
    const symbol = exceptions[id] ?? theirs.nativeCurrency.symbol
    expect([id, nativeCurrency]).toMatchObject([id, { symbol, decimals: theirs.nativeCurrency.decimals }])
    expect([id, testNetworks.includes(Number(id))]).toEqual([id, theirs.testnet === true])
  }
  expect(Object.keys(exceptions).filter((id) => chainsOfViem[id]?.nativeCurrency.symbol === exceptions[id])).toEqual([])
})
