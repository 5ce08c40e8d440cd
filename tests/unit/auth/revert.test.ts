import { createPublicClient, http } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSignIn, type EthCall, memoryNonces } from '../../../src/auth.js'
import { type Answer, type AnswerServer, startAnswerServer } from '../../support/answerServer.js'
import { evmWallet } from '../../support/auth/wallets.js'

// A node says in many ways that a contract reverted, which is its no; and in as many that it did not ask the contract.

let node: AnswerServer
beforeAll(async () => {
  node = await startAnswerServer()
})
afterAll(() => node.close())

/** An error of JSON-RPC. */
interface NodeError {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

const reason = `0x08c379a0${'20'.padStart(64, '0')}${'5'.padStart(64, '0')}${'4753303236'.padEnd(64, '0')}`
const reverts: readonly NodeError[] = [
  { code: 3, message: 'execution reverted: GS026', data: reason },
  { code: 3, message: 'execution reverted', data: '0x' },
  { code: 3, message: 'execution reverted' },
  { code: 3, message: 'execution reverted: custom error 0xdf2d9b42', data: '0xdf2d9b42' },
  { code: -32000, message: 'execution reverted' },
  { code: -32000, message: 'Execution reverted', data: '0x' },
  { code: -32603, message: 'Internal error', data: '0xdf2d9b42' },
  { code: -32603, message: 'Internal JSON-RPC error.', data: { code: 3, message: 'execution reverted', data: '0x' } },
  { code: -32603, message: "Error: VM Exception while processing transaction: reverted with custom error 'No()'" },
  { code: -32015, message: 'VM execution error.', data: 'Reverted 0xdf2d9b42' },
  { code: -32015, message: 'VM execution error.', data: 'err: revert (supplied gas 36000000)' },
  { code: -32000, message: 'invalid opcode: INVALID' },
  { code: -32003, message: 'out of gas' },
]
const failures: readonly (NodeError | Answer)[] = [
  { code: -32005, message: 'daily request count exceeded' },
  { code: -32000, message: 'header not found' },
  { code: -32601, message: 'the method eth_call does not exist' },
  { code: -32603, message: 'Internal error' },
  { code: 429, message: 'Your app has exceeded its compute units per second capacity' },
  { code: -32000, message: 'execution timeout' },
  { code: -32005, message: 'rate limited', data: '0x12345678' },
  { code: -32005, message: 'daily request count exceeded: out of gas' },
  { status: 429, body: 'Too many requests' },
  { status: 502, body: '<html>Bad gateway</html>' },
]

const viem: EthCall = async ({ to, data }) => {
  const client = createPublicClient({ chain: mainnet, transport: http(node.url, { retryCount: 0 }), ccipRead: false })
  return (await client.call({ ...(to && { to }), data })).data ?? '0x'
}

const raw =
  (thrown: (error: NodeError) => unknown): EthCall =>
  async ({ to, data }) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to, data }, 'latest'] })
    const response = await fetch(node.url, { method: 'POST', body })
    if (!response.ok) throw new Error(`The node answered ${response.status}`)
    const { error, result } = await response.json()
    if (error) throw thrown(error)
    return result
  }

/** As ethers 6 wraps every error of `eth_call`, and ethers 5 what it finds no data in. */
const ethers6 = (error: NodeError): unknown => {
  const isHex = typeof error.data === 'string' && error.data.startsWith('0x')
  const data = /revert/i.test(error.message) && isHex ? error.data : null
  const words = data === null ? 'missing revert data' : 'execution reverted'
  return Object.assign(new Error(`${words} (action="call", revert=null, code=CALL_EXCEPTION)`), {
    code: 'CALL_EXCEPTION',
    data,
    info: { error, payload: { method: 'eth_call' } },
  })
}
const ethers5 = (error: NodeError): unknown => {
  const words = 'missing revert data in call exception; Transaction reverted without a reason string'
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, error })
  const inner = Object.assign(new Error('processing response error'), { code: 'SERVER_ERROR', body })
  return Object.assign(new Error(words), { code: 'CALL_EXCEPTION', data: '0x', error: inner })
}

describe.each<readonly [name: string, ethCall: EthCall]>([
  ['viem', viem],
  ['ethers 6', raw(ethers6)],
  ['what throws the error of the node', raw((error) => error)],
  ['what throws an error with its fields', raw((error) => Object.assign(new Error(error.message), error))],
  ['what throws an error because of it', raw((error) => new Error('eth_call failed', { cause: error }))],
  ['what throws the whole answer', raw((error) => ({ jsonrpc: '2.0', id: 1, error }))],
  ['axios', raw((error) => Object.assign(new Error('status 400'), { response: { data: { error } } }))],
])('by way of %s', (_, ethCall) => {
  const verify = async (answer: NodeError | Answer) => {
    node.answer('message' in answer ? { body: { jsonrpc: '2.0', id: 1, error: answer } } : answer)
    const options = { domain: 'app.example', uri: 'https://app.example', nonces: memoryNonces(), ethCall }
    const signIn = createSignIn(options)
    const message = await signIn.message('0x52b2a2015b36e86cc60f81436f097f3390ea4eec')
    return signIn.verify({ message, signature: await evmWallet.signMessage({ message }) })
  }

  test.each(reverts)('a revert is a no: %j', async (error) => {
    expect(await verify(error)).toMatchObject({ ok: false, reason: 'INVALID_SIGNATURE' })
  })

  test.each(failures)('that the node did not ask the contract is no answer: %j', async (answer) => {
    expect(await verify(answer)).toMatchObject({ ok: false, reason: 'CALL_FAILED' })
  })
})

describe('what is thrown without a node', () => {
  const verify = async (thrown: unknown) => {
    const ethCall = () => Promise.reject(thrown)
    const options = { domain: 'app.example', uri: 'https://app.example', nonces: memoryNonces(), ethCall }
    const signIn = createSignIn(options)
    const message = await signIn.message(evmWallet.address)
    return signIn.verify({ message, signature: `0x${'11'.repeat(65)}` })
  }

  test.each([
    ['a text', 'execution reverted'],
    ['a call exception of ethers', { code: 'CALL_EXCEPTION', data: '0x', reason: null }],
    ['what ethers 5 makes of a node', ethers5({ code: -32015, message: 'VM execution error.', data: 'Reverted' })],
    ['an error of viem that is wrapped', { name: 'CallExecutionError', cause: { name: 'ExecutionRevertedError' } }],
    ['an error of web3.js', { name: 'ContractExecutionError', innerError: { name: 'Eip838ExecutionError', code: 3 } }],
  ])('is a no: %s', async (_, thrown) => {
    expect(await verify(thrown)).toMatchObject({ reason: 'INVALID_SIGNATURE' })
  })

  const circular: Record<string, unknown> = { message: 'fetch failed' }
  for (const name of ['cause', 'error', 'info', 'data', 'response']) circular[name] = circular

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a timeout', new DOMException('The operation was aborted', 'TimeoutError')],
    ['a node that is down, by ethers 5', ethers5({ code: -32005, message: 'limit exceeded' })],
    ['a host whose name says revert', new Error('HTTP request failed. URL: https://rpc.revert.example')],
    ['a server that fails, and quotes an earlier error', new Error('HTTP 500: worker crashed, previous: out of gas')],
    ['a status of HTTP, with data', { code: 503, message: 'Unavailable', data: '0x12345678' }],
    ['a quote that is wrapped', { message: 'fetch failed', cause: new Error('invalid jump in the routing table') }],
    ['an error that wraps itself', circular],
    [
      'an error whose fields throw',
      new Proxy(
        {},
        {
          get() {
            throw new Error('no')
          },
        },
      ),
    ],
  ])('is no answer: %s', async (_, thrown) => {
    expect(await verify(thrown)).toMatchObject({ reason: 'CALL_FAILED' })
  })
})
