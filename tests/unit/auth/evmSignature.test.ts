import { createPublicClient, custom, type Hex } from 'viem'
import { mainnet } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { createSignIn, type EthCall, memoryNonces } from '../../../src/auth.js'
import { contractWallet } from '../../support/auth/contractWallet.js'
import { evmWallet, otherEvmWallet } from '../../support/auth/wallets.js'

const create = (ethCall?: EthCall) =>
  createSignIn({ domain: 'app.example', uri: 'https://app.example', nonces: memoryNonces(), ethCall })

/** What viem says of the same signature, with the same node. */
const viemVerifies = (ethCall: EthCall, address: Hex, message: string, signature: Hex): Promise<boolean> =>
  createPublicClient({
    chain: mainnet,
    transport: custom({
      request: ({ params: [{ to, data }] }) => ethCall({ chain: '0x1', ...(to && { to }), data }),
    }),
  }).verifyMessage({ address, message, signature })

describe.each([
  ['deployed', true],
  ['not deployed yet', false],
])('a smart account that is %s', (_, isDeployed) => {
  const { account, ethCall, wrap, calls } = contractWallet(isDeployed)
  const signIn = create(ethCall)
  const sign = async (message: string, wallet = evmWallet): Promise<Hex> => {
    const signature = await wallet.signMessage({ message })
    return isDeployed ? signature : wrap(signature)
  }

  test('signs in by one call, and viem agrees', async () => {
    const message = await signIn.message(account)
    const signature = await sign(message)
    calls.length = 0
    expect(await signIn.verify({ message, signature })).toMatchObject({ ok: true, address: account.toLowerCase() })
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ chain: '0x1' })
    expect(calls[0]?.to !== undefined).toBe(isDeployed)
    expect(await viemVerifies(ethCall, account, message, signature)).toBe(true)
  })

  test('does not sign in by the key of another, and viem agrees', async () => {
    const message = await signIn.message(account)
    const signature = await sign(message, otherEvmWallet)
    expect(await signIn.verify({ message, signature })).toMatchObject({ reason: 'INVALID_SIGNATURE' })
    expect(await viemVerifies(ethCall, account, message, signature)).toBe(false)
  })

  test('does not sign in by what was signed for another message', async () => {
    const signature = await sign(await signIn.message(account))
    const message = await signIn.message(account)
    expect(await signIn.verify({ message, signature })).toMatchObject({ reason: 'INVALID_SIGNATURE' })
  })

  test('does not sign in where there is no ethCall, and the refusal says so', async () => {
    const withoutNode = create()
    const message = await withoutNode.message(account)
    expect(await withoutNode.verify({ message, signature: await sign(message) })).toEqual({
      ok: false,
      reason: 'INVALID_SIGNATURE',
      message: expect.stringContaining('for a smart account pass ethCall'),
    })
  })
})

test('an account that is not deployed asks the code that viem asks', async () => {
  const { account, ethCall, wrap, calls } = contractWallet(false)
  const signIn = create(ethCall)
  const message = await signIn.message(account)
  const signature = wrap(await evmWallet.signMessage({ message }))
  await signIn.verify({ message, signature })
  await viemVerifies(ethCall, account, message, signature)
  const [ours, ...theirs] = calls.map(({ data }) => data)
  expect(theirs).toContain(ours)
})

test('the wrapped signature of a key signs in without a call', async () => {
  const { ethCall, calls } = contractWallet(true)
  const signIn = create(ethCall)
  const message = await signIn.message(evmWallet.address)
  const signature = await evmWallet.signMessage({ message })
  expect(await signIn.verify({ message, signature })).toMatchObject({ ok: true })
  expect(calls).toEqual([])
})

test('a signature whose last byte is 0 or 1 is one too, as hardware wallets make it', async () => {
  const signIn = create()
  const message = await signIn.message(evmWallet.address)
  const signature = await evmWallet.signMessage({ message })
  const last = signature.endsWith('1b') ? '00' : '01'
  expect(await signIn.verify({ message, signature: signature.slice(0, -2) + last })).toMatchObject({ ok: true })
})

describe('when the node', () => {
  const ask = async (ethCall: EthCall) => {
    const signIn = create(ethCall)
    const { account } = contractWallet(true)
    const message = await signIn.message(account)
    const request = { message, signature: await evmWallet.signMessage({ message }) }
    return { signIn, request, result: await signIn.verify(request) }
  }

  const failing: readonly (readonly [name: string, ethCall: EthCall])[] = [
    ['rejects', () => Promise.reject(new TypeError('https://node.example/secret-key failed'))],
    [
      'throws',
      () => {
        throw new TypeError('https://node.example/secret-key failed')
      },
    ],
    ['answers no hex', async () => 'reverted'],
    ['answers what is no text', async () => JSON.parse('{ "data": "0x" }')],
  ]

  test.each(failing)('%s, it is unknown who signed, and no key of the node is shown', async (_, ethCall) => {
    const { result } = await ask(ethCall)
    expect(result).toMatchObject({ ok: false, reason: 'CALL_FAILED' })
    expect(JSON.stringify(result)).not.toContain('secret-key')
  })

  test('comes back, the same signature signs in', async () => {
    let isDown = true
    const { ethCall } = contractWallet(true)
    const { signIn, request, result } = await ask((call) =>
      isDown ? Promise.reject(new Error('down')) : ethCall(call),
    )
    expect(result).toMatchObject({ reason: 'CALL_FAILED' })
    isDown = false
    expect(await signIn.verify(request)).toMatchObject({ ok: true })
  })

  test.each([
    '0x',
    '0x01',
    `0x${'00'.repeat(32)}`,
    '0x1626ba7e',
    `0x${'00'.repeat(28)}1626ba7e`,
    `0x1626ba7e${'01'.repeat(28)}`,
  ])('answers %s, nobody is signed in', async (answer) => {
    expect((await ask(async () => answer)).result).toMatchObject({ reason: 'INVALID_SIGNATURE' })
  })
})
