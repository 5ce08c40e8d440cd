import { expectTypeOf, test } from 'vitest'
import { createProxy, type ProxyHandler, type ProxyOptions, toNodeListener } from '../../src/proxy.js'

test('what is allowed is typed by the operations', () => {
  const proxy = createProxy({
    apiKey: 'k',
    allow: {
      evm: {
        getNativeBalance: true,
        getWalletNFTs: { pin: { chain: '0x1' }, max: { limit: 50, tokenAddresses: 10 } },
      },
      solana: { getTrendingTokens: true },
    },
    authorize: async (request) => request.headers.get('x-user') ?? new Response(null, { status: 401 }),
  })
  expectTypeOf(proxy).toEqualTypeOf<ProxyHandler>()
  expectTypeOf(proxy(new Request('https://app.example'))).toEqualTypeOf<Promise<Response>>()
  toNodeListener(proxy)
})

test('a name that is wrong does not compile', () => {
  const allow = (_: ProxyOptions['allow']): void => {}
  // @ts-expect-error an API that does not exist
  allow({ evn: {} })
  // @ts-expect-error an operation that does not exist
  allow({ evm: { getNativeBalanc: true } })
  // @ts-expect-error an operation of another API
  allow({ solana: { getWalletNFTs: true } })
  // @ts-expect-error an input that does not exist
  allow({ evm: { getWalletNFTs: { pin: { chian: '0x1' } } } })
  // @ts-expect-error a value that the input does not take
  allow({ evm: { getWalletNFTs: { pin: { limit: 'many' } } } })
  // @ts-expect-error text has no max
  allow({ evm: { getWalletNFTs: { max: { cursor: 5 } } } })
  // @ts-expect-error no more than true
  allow({ evm: { getWalletNFTs: false } })
})
