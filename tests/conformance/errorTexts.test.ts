import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSignIn, memoryNonces } from '../../src/auth.js'
import { createCaller, createClient, isLedgerlineError, LedgerlineError } from '../../src/index.js'
import * as values from '../../src/values.js'
import {
  createWebhookHandler,
  parseWebhook,
  signWebhook,
  simulateDeliveries,
  verifySignature,
} from '../../src/webhooks.js'
import { type Answer, type AnswerServer, startAnswerServer } from '../support/answerServer.js'
import { entriesOf } from '../support/catalogue.js'
import { pagedOperation, plainOperation } from '../unit/client/harness.js'

const key = 'secret-key-of-the-catalogue'
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

const entriesOfEvm = await entriesOf('evm')

let server: AnswerServer
beforeAll(async () => {
  server = await startAnswerServer()
})
afterAll(() => server.close())

/** A client of a server that gives one answer, the key in it wherever a careless service might put it. */
function asking(answer: Answer = {}, options: object = {}): ReturnType<typeof createClient> {
  server.answer(answer)
  return createClient({ apiKey: key, baseUrl: server.url, retries: 0, ...options })
}

/** First line of the message, class, code, and how a public function comes to it. */
type Row = readonly [text: string, name: string, code: string, cause: () => unknown]

const strict = { decode: 'strict' } as const
const body = (value: unknown): Answer => ({ body: value })
const failure = (status: number, message = `no, not with ${key}`): Answer => ({
  status,
  body: { message },
  headers: { 'x-request-id': 'r-1', 'set-cookie': `k=${key}` },
})
const redacted = 'no, not with [redacted]'
const signInOptions = { domain: 'app.example', uri: 'https://app.example', nonces: memoryNonces() }
const unsigned = { body: '{}', signature: `0x${'0'.repeat(64)}`, secret: 's' }

const configuration: readonly Row[] = [
  [
    'apiKey is not set',
    'ConfigurationError',
    'API_KEY_NOT_SET',
    () => asking({}, { apiKey: undefined }).evm.web3ApiVersion(),
  ],
  [
    'Operation plain has invalid value for isNullable property',
    'ConfigurationError',
    'INVALID_CONFIGURATION',
    () => asking().call(plainOperation({ nullable: 'yes' as unknown as boolean }), {}),
  ],
  [
    'Operation list has invalid value for firstPageIndex property',
    'ConfigurationError',
    'INVALID_CONFIGURATION',
    () => asking(body({ result: [] })).call(pagedOperation({ first: 2 as 0 }), {}),
  ],
  [
    'Invalid option: timeout = -5',
    'ConfigurationError',
    'INVALID_CONFIGURATION',
    () => createCaller({ apiKey: key, timeout: -5 }),
  ],
]

const inputs: readonly Row[] = [
  ['Param address is required', 'InputError', 'INVALID_ARGUMENT', () => asking().evm.getNativeBalance({} as never)],
  [
    'Param tokenId is required',
    'InputError',
    'INVALID_ARGUMENT',
    () => asking().evm.getNFTMetadata({ address } as never),
  ],
  [
    'Param transactionHash is required',
    'InputError',
    'INVALID_ARGUMENT',
    () => asking().evm.getTransaction({ transactionHash: null } as never),
  ],
  [
    'Invalid address provided: 0x12',
    'InputError',
    'INVALID_ARGUMENT',
    () => asking().evm.getNativeBalance({ address: '0x12' }),
  ],
  ['Invalid address provided: 0x12', 'InputError', 'INVALID_ARGUMENT', () => values.parseEvmAddress('0x12')],
  ['Invalid address provided: 0xzz', 'InputError', 'INVALID_ARGUMENT', () => values.parseAptosAddress('0xzz')],
  [
    'Invalid address provided: 0xzz',
    'InputError',
    'INVALID_ARGUMENT',
    () => asking().aptos.getAccountResources({ address: '0xzz' }),
  ],
  [
    'Aptos network is not supported: moonnet',
    'InputError',
    'INVALID_ARGUMENT',
    () => values.parseAptosNetwork('moonnet'),
  ],
  [
    'Aptos network is not supported: moonnet',
    'InputError',
    'INVALID_ARGUMENT',
    () => asking().aptosNode.estimateGasPrice({ network: 'moonnet' as '1' }),
  ],
  [
    'Solana network is not supported: testnet',
    'InputError',
    'INVALID_ARGUMENT',
    () => values.parseSolanaNetwork('testnet'),
  ],
  [
    'Not supported Aptos unit: wei',
    'InputError',
    'INVALID_ARGUMENT',
    () => values.parseAptosNative('1', 'wei' as 'aptos'),
  ],
  [
    'Unit should be a decimal number or valid EvmNativeUnit string',
    'InputError',
    'INVALID_ARGUMENT',
    () => values.parseEvmNative('1', 'octas' as 'wei'),
  ],
  ['Invalid selector string provided', 'InputError', 'INVALID_ARGUMENT', () => values.parseSelector('from')],
  [
    'Expected address of length 32',
    'InputError',
    'INVALID_ARGUMENT',
    () => values.parseAptosAddress(new Uint8Array(31)),
  ],
  [
    "Hex string is too long. Address's length is 32 bytes.",
    'InputError',
    'INVALID_ARGUMENT',
    () => values.parseAptosAddress(`0x${'1'.repeat(65)}`),
  ],
  ['Invalid byte sequence', 'InputError', 'INVALID_ARGUMENT', () => values.hexToBytes('0xzz')],
  ['hexToBytes: received invalid unpadded hex', 'InputError', 'INVALID_ARGUMENT', () => values.hexToBytes('0x123')],
  [
    'Decimals do not match',
    'InputError',
    'INVALID_DATA',
    () => values.tokenAmount({ value: 1n, decimals: 6, token: { decimals: 18 } }),
  ],
  [
    'Cannot resolve union from TransactionPayloadInput (type: bogus, keys: type)',
    'InputError',
    'INVALID_ARGUMENT',
    () => asking().aptosNode.submitTransaction({ ...submission, payload: { type: 'bogus' } } as never),
  ],
  [
    'Unknown input adress',
    'InputError',
    'INVALID_ARGUMENT',
    () => asking().evm.getNativeBalance({ adress: address } as never),
  ],
]

/** A transaction with everything but a payload that is one. */
const submission = {
  sender: '0x1',
  sequenceNumber: 1n,
  maxGasAmount: 1n,
  gasUnitPrice: 1n,
  expirationTimestampSecs: 1_700_000_000,
  signature: { type: 'ed25519_signature', publicKey: '0x00', signature: '0x00' },
}

const answers: readonly Row[] = [
  [
    'Invalid metadata provided, cannot parse the value to JSON',
    'DecodeError',
    'INVALID_DATA',
    () => asking(body({ ...Object(nft), metadata: '{"a":' })).evm.getNFTMetadata({ address, tokenId: '1' }, strict),
  ],
  [
    'Cannot resolve union from AptosTransaction (type: "dream_transaction", keys: type)',
    'DecodeError',
    'INVALID_DATA',
    () => asking(body([{ type: 'dream_transaction' }])).aptosNode.getTransactions({}, strict),
  ],
  [
    'Expected response, but API has returned empty response',
    'DecodeError',
    'INVALID_DATA',
    () => asking(body('')).evm.getNativeBalance({ address }),
  ],
  ['No result', 'DecodeError', 'INVALID_DATA', () => asking(body({ cursor: null })).evm.getWalletNFTs({ address })],
  [
    '/balance: expected wei, got "abc"',
    'DecodeError',
    'INVALID_DATA',
    () => asking(body({ balance: 'abc' })).evm.getNativeBalance({ address }),
  ],
  [
    'The resource is not found',
    'NotFoundError',
    'NOT_FOUND',
    () => asking(body('')).evm.getBlock({ blockNumberOrHash: 1n }),
  ],
  [
    'The resource is not found',
    'NotFoundError',
    'NOT_FOUND',
    () => asking(failure(404)).streams.getEvmStream({ id: 'x' }),
  ],
  [
    'Page limit exceeded! Before call this method check an existence of the next page by .hasNext() method.',
    'PaginationError',
    'NO_DATA_FOUND',
    async () => (await asking(body({ result: [] })).evm.getWalletNFTs({ address })).nextPage(),
  ],
  [
    'The service sent the same cursor twice',
    'PaginationError',
    'CURSOR_REPEATED',
    async () =>
      (await asking(body({ result: [], cursor: 'c' })).evm.getWalletNFTs({ address, cursor: 'c' })).nextPage(),
  ],
]

const nft = entriesOfEvm.find(({ id }) => id === 'getNFTMetadata')?.examples[0]?.value

const failures: readonly Row[] = [
  [
    `Request failed, Unauthorized(401): ${redacted}`,
    'AuthenticationError',
    'UNAUTHENTICATED',
    () => asking(failure(401)).evm.web3ApiVersion(),
  ],
  [
    `Request failed, Failed Dependency(424): ${redacted}`,
    'AuthenticationError',
    'UNAUTHENTICATED',
    () => asking(failure(424)).aptosNode.estimateGasPrice({}),
  ],
  [
    `Request failed, Forbidden(403): ${redacted}`,
    'PermissionDeniedError',
    'PERMISSION_DENIED',
    () => asking(failure(403)).evm.web3ApiVersion(),
  ],
  [
    `Request failed, Too Many Requests(429): ${redacted}`,
    'RateLimitError',
    'RATE_LIMITED',
    () => asking(failure(429)).evm.web3ApiVersion(),
  ],
  [
    `Request failed, Internal Server Error(500): ${redacted}`,
    'ServerError',
    'SERVER_ERROR',
    () => asking(failure(500)).evm.web3ApiVersion(),
  ],
  [
    `Request failed, Service Unavailable(503): ${redacted}`,
    'ServerError',
    'SERVER_ERROR',
    () => asking(failure(503)).evm.web3ApiVersion(),
  ],
  [
    `Request failed, Bad Request(400): ${redacted}`,
    'ApiError',
    'API_ERROR',
    () => asking(failure(400)).evm.web3ApiVersion(),
  ],
  [
    'getNativeBalance got no complete answer within 1 ms',
    'TimeoutError',
    'TIMEOUT',
    () => slow().evm.getNativeBalance({ address }),
  ],
  [
    'web3ApiVersion got no complete answer: ',
    'ConnectionError',
    'CONNECTION_FAILED',
    () => createClient({ apiKey: key, baseUrl: 'http://127.0.0.1:1', retries: 0 }).evm.web3ApiVersion(),
  ],
]

/** A client whose answers never come in time. */
function slow(): ReturnType<typeof createClient> {
  const fetch = (_url: unknown, init?: RequestInit): Promise<never> =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  return createClient({ apiKey: key, timeout: 1, retries: 0, fetch })
}

const others: readonly Row[] = [
  ['Signature is not valid', 'WebhookError', 'INVALID_SIGNATURE', () => verifySignature(unsigned)],
  [
    'Signature is not valid',
    'WebhookError',
    'INVALID_SIGNATURE',
    () => verifySignature({ ...unsigned, signature: null }),
  ],
  ['Signature is not valid', 'WebhookError', 'INVALID_SIGNATURE', () => parseWebhook(unsigned)],
  ['Param secret is required', 'InputError', 'INVALID_ARGUMENT', () => verifySignature({ ...unsigned, secret: '' })],
  [
    'Incorrect networkType provided. Got "cosmos", Valid values are: "evm", "solana", "aptos"',
    'UnsupportedNetworkError',
    'INCORRECT_NETWORK',
    async () => createSignIn({ ...signInOptions, chains: ['cosmos:hub'] }),
  ],
  [
    'Incorrect network provided. Got "cosmos", Valid values are: "evm", "solana", "aptos"',
    'UnsupportedNetworkError',
    'INCORRECT_NETWORK',
    () => createSignIn(signInOptions).message(address, { chain: 'cosmos:hub' }),
  ],
  [
    'Incorrect network provided. Got "sui", Valid values are: "aptos", "bitcoin", "evm", "solana"',
    'UnsupportedNetworkError',
    'INCORRECT_NETWORK',
    () => verifySignature({ ...unsigned, network: 'sui' as 'evm' }),
  ],
  [
    'Incorrect network provided. Got "sui", Valid values are: "aptos", "bitcoin", "evm", "solana"',
    'UnsupportedNetworkError',
    'INCORRECT_NETWORK',
    async () => parseWebhook({ ...unsigned, network: 'sui' as 'evm' }),
  ],
  [
    'Incorrect network provided. Got "sui", Valid values are: "aptos", "bitcoin", "evm", "solana"',
    'UnsupportedNetworkError',
    'INCORRECT_NETWORK',
    async () => {
      for await (const _ of simulateDeliveries({
        network: 'sui' as 'evm',
        secret: 's',
        scenario: 'mixed' as never,
        seed: 1,
      }))
        break
    },
  ],
  [
    'Non little-endian hardware is not supported',
    'PlatformError',
    'UNSUPPORTED_PLATFORM',
    () => values.assertLittleEndian(false),
  ],
]

describe.each([
  ['configuration', configuration],
  ['inputs', inputs],
  ['answers', answers],
  ['failures', failures],
  ['webhooks and platform', others],
])('%s', (_group, rows) => {
  test.each(rows)('%s: %s, %s', async (text, name, code, cause) => {
    const error = await caught(cause)
    expect(error).toBeInstanceOf(LedgerlineError)
    expect(isLedgerlineError(error)).toBe(true)
    const [first = ''] = (error as LedgerlineError).message.split('\n')
    if (text.endsWith(': ')) expect(first.startsWith(text)).toBe(true)
    else expect(first).toBe(text)
    expect(error).toMatchObject({ name, code })
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ name, code, message: expect.stringContaining(text) })
    expectNoSecret(error)
  })
})

test.each(['[]', '"x"', 'not JSON', '{"chainId":"0x"}'])(
  'a signed body %j that is no delivery is INVALID_PAYLOAD',
  async (text) => {
    const signature = await signWebhook({ body: text, secret: 's' })
    const error = await caught(() => parseWebhook({ body: text, signature, secret: 's' }))
    expect(error).toMatchObject({ name: 'WebhookError', code: 'INVALID_PAYLOAD' })
  },
)

test('the handler shows the sender no more than a status', async () => {
  const handle = createWebhookHandler({ secret: 's', onDelivery: () => {}, onError: () => {} })
  const response = await handle(
    new Request('http://h', { method: 'POST', body: '{}', headers: { 'x-signature': '0x00' } }),
  )
  expect(response.status).toBe(401)
})

test('an error of the service says what support needs: status, body, request id, attempts', async () => {
  const error = await caught(() =>
    asking({ ...failure(429), headers: { 'x-request-id': 'r-1', 'retry-after': '60' } }).evm.web3ApiVersion(),
  )
  expect(error).toMatchObject({
    status: 429,
    body: { message: redacted },
    requestId: 'r-1',
    attempts: 1,
    retryAfterMs: 60_000,
    operation: 'web3ApiVersion',
  })
})

async function caught(cause: () => unknown): Promise<unknown> {
  try {
    await cause()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

/** The key shows nowhere: message, JSON, what `console.log` prints, stack, own fields, the causes underneath. */
function expectNoSecret(error: unknown): void {
  expect(inspect(error, { depth: 9, showHidden: true, getters: true })).not.toContain(key)
  for (let link: unknown = error; link !== undefined && link !== null; link = Reflect.get(Object(link), 'cause')) {
    expect(String(link)).not.toContain(key)
    expect(JSON.stringify(link) ?? '').not.toContain(key)
    expect(String(Reflect.get(Object(link), 'stack'))).not.toContain(key)
  }
}
