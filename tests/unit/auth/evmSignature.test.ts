import {
  createPublicClient,
  custom,
  type Hex,
  parseSignature,
  serializeCompactSignature,
  serializeErc8010Signature,
  signatureToCompactSignature,
} from 'viem'
import { mainnet } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { createSignIn, type EthCall, memoryNonces, type SignIn, type SignInOptions } from '../../../src/auth.js'
import { TimeoutError } from '../../../src/index.js'
import { contractWallet } from '../../support/auth/contractWallet.js'
import { evmWallet, otherEvmWallet } from '../../support/auth/wallets.js'

const create = (ethCall?: EthCall) =>
  createSignIn({ domain: 'app.example', uri: 'https://app.example', nonces: memoryNonces(), ethCall })

const { signal } = new AbortController()

/** What viem says of the same signature, with the same node. */
const viemVerifies = (ethCall: EthCall, address: Hex, message: string, signature: Hex): Promise<boolean> =>
  createPublicClient({
    chain: mainnet,
    transport: custom({
      request: ({ params: [{ to, data }] }) => ethCall({ chain: '0x1', ...(to && { to }), data }, { signal }),
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

test.each([0, 1])('a compact signature of EIP-2098 is one of a key too: with the parity %i', async (wanted) => {
  const signIn = create()
  for (;;) {
    const message = await signIn.message(evmWallet.address)
    const signature = await evmWallet.signMessage({ message })
    if (parseSignature(signature).yParity !== wanted) continue
    const compact = serializeCompactSignature(signatureToCompactSignature(parseSignature(signature)))
    expect(compact).toHaveLength(130)
    const other = await otherEvmWallet.signMessage({ message })
    const wrong = serializeCompactSignature(signatureToCompactSignature(parseSignature(other)))
    expect(await signIn.verify({ message, signature: wrong })).toMatchObject({ reason: 'INVALID_SIGNATURE' })
    expect(await signIn.verify({ message, signature: compact })).toMatchObject({ ok: true })
    return
  }
})

test('an address in upper case is the same address', async () => {
  const signIn = create()
  const message = (await signIn.message(evmWallet.address)).replace(evmWallet.address, evmWallet.address.toUpperCase())
  const result = await signIn.verify({ message, signature: await evmWallet.signMessage({ message }) })
  expect(result).toMatchObject({ ok: true, address: evmWallet.address.toLowerCase() })
})

test.each([true, false])('a signature of ERC-8010 is refused by its own reason, with ethCall: %s', async (hasNode) => {
  const { ethCall, calls } = contractWallet(true)
  const signIn = create(hasNode ? ethCall : undefined)
  const message = await signIn.message(evmWallet.address)
  const authorization = await otherEvmWallet.signAuthorization({
    address: otherEvmWallet.address,
    chainId: 1,
    nonce: 0,
  })
  const signature = serializeErc8010Signature({
    authorization,
    signature: await otherEvmWallet.signMessage({ message }),
  })
  expect(await signIn.verify({ message, signature })).toMatchObject({ ok: false, reason: 'ERC8010_UNSUPPORTED' })
  expect(calls).toEqual([])
})

describe('ethCall is asked', () => {
  const counting = (more: Partial<SignInOptions> = {}) => {
    let calls = 0
    const ethCall = async () => {
      calls++
      return '0x'
    }
    const nonces = memoryNonces()
    const signIn = createSignIn({ domain: 'app.example', uri: 'https://app.example', nonces, ethCall, ...more })
    return { signIn, nonces, calls: () => calls }
  }
  const signature = `0x${'11'.repeat(65)}`
  const foreign = async (signIn: SignIn) =>
    (await signIn.message(evmWallet.address)).replace(/Nonce: .*/, 'Nonce: neverIssued1')

  test('for no nonce that was not issued, and for none that was used', async () => {
    const { signIn, nonces, calls } = counting()
    expect(await signIn.verify({ message: await foreign(signIn), signature })).toMatchObject({
      reason: 'INVALID_NONCE',
    })
    const message = await signIn.message(evmWallet.address)
    nonces.consume(/Nonce: (.*)/.exec(message)?.[1] ?? '')
    expect(await signIn.verify({ message, signature })).toMatchObject({ reason: 'INVALID_NONCE' })
    expect(calls()).toBe(0)
  })

  test('and a no does not use the nonce up', async () => {
    const { signIn, calls } = counting()
    const message = await signIn.message(evmWallet.address)
    expect(await signIn.verify({ message, signature })).toMatchObject({ reason: 'INVALID_SIGNATURE' })
    expect(calls()).toBe(1)
    expect(await signIn.verify({ message, signature: await evmWallet.signMessage({ message }) })).toMatchObject({
      ok: true,
    })
  })

  test('for no signature that is longer than 16 384 bytes', async () => {
    const { signIn, calls } = counting()
    const message = await signIn.message(evmWallet.address)
    for (const long of [`0x${'11'.repeat(16_385)}`, new Uint8Array(16_385), `0x${'11'.repeat(5e6)}`]) {
      expect(await signIn.verify({ message, signature: long })).toEqual({
        ok: false,
        reason: 'INVALID_SIGNATURE',
        message: 'signature is longer than 16384 bytes',
      })
    }
    expect(calls()).toBe(0)
    await signIn.verify({ message, signature: `0x${'11'.repeat(16_384)}` })
    expect(calls()).toBe(1)
  })

  test('no longer than timeout, and is told to stop', async () => {
    let told: AbortSignal | undefined
    const ethCall: EthCall = (_, { signal }) => {
      told = signal
      return new Promise(() => {})
    }
    const { signIn } = counting({ ethCall, timeout: 20 })
    const message = await signIn.message(evmWallet.address)
    expect(await signIn.verify({ message, signature })).toEqual({
      ok: false,
      reason: 'CALL_FAILED',
      message: 'ethCall took longer than 20 ms on 0x1',
    })
    expect(told?.aborted).toBe(true)
  })
})

describe('when the node', () => {
  const ask = async (ethCall: EthCall) => {
    const signIn = create(ethCall)
    const { account } = contractWallet(true)
    const message = await signIn.message(account)
    const request = { message, signature: await evmWallet.signMessage({ message }) }
    return { signIn, request, result: await signIn.verify(request) }
  }

  test('gives up by itself, that is its own failure, not the end of timeout', async () => {
    const { result } = await ask(() => Promise.reject(new TimeoutError('The node took too long', { timeout: 5 })))
    expect(result).toMatchObject({ reason: 'CALL_FAILED', message: 'ethCall failed with TimeoutError on 0x1' })
  })

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
