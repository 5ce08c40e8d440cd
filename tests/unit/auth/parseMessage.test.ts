import fc from 'fast-check'
import { parseSiweMessage } from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import { parseMessage } from '../../../src/auth/parseMessage.js'

// The examples of EIP-4361, and what is not one of them by a line.

const example = `service.org wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ServiceOrg Terms of Service: https://service.org/tos

URI: https://service.org/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`

const full = example.replace(
  '\nResources',
  '\nExpiration Time: 2021-09-30T17:25:24.5Z\nNot Before: 2021-09-30T18:25:24+02:00\nRequest ID: some_id\nResources',
)

const bare =
  example.replace('I accept the ServiceOrg Terms of Service: https://service.org/tos\n', '').split('\nRes')[0] ?? ''

test('the example of EIP-4361 says what it says', () => {
  expect(parseMessage(example)).toMatchObject({
    family: { account: 'Ethereum' },
    scheme: undefined,
    domain: 'service.org',
    address: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    statement: 'I accept the ServiceOrg Terms of Service: https://service.org/tos',
    uri: 'https://service.org/login',
    chain: '0x1',
    nonce: '32891756',
    issuedAt: new Date('2021-09-30T16:25:24Z'),
    resources: [
      'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
      'https://example.com/my-web2-claim.json',
    ],
  })
})

test('a message may have a scheme and a port, every line, or none that may be missing', () => {
  expect(parseMessage(example.replace('service.org', 'https://service.org:3388'))).toMatchObject({
    scheme: 'https',
    domain: 'service.org:3388',
  })
  expect(parseMessage(full)).toMatchObject({
    expirationTime: new Date('2021-09-30T17:25:24.5Z'),
    notBefore: new Date('2021-09-30T16:25:24Z'),
    requestId: 'some_id',
  })
  expect(parseMessage(bare)).toMatchObject({ statement: undefined, requestId: undefined, resources: [] })
  expect(parseMessage(full.replace('Request ID: some_id', 'Request ID: '))).toMatchObject({ requestId: '' })
  expect(parseMessage(`${bare}\nResources:`)).toMatchObject({ resources: [] })
})

test.each(['0xC02AAA39B223FE8D0A0E5C4F27EAD9083C756CC2', '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'])(
  'an address in one case has no checksum that could be wrong: %s',
  (address) => {
    const text = example.replace('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', address)
    expect(parseMessage(text)).toMatchObject({ address: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2' })
  },
)

test.each([
  ['[::cafe]', 'https://[::cafe]'],
  ['127.0.0.1:4361', 'https://127.0.0.1:4361/?query=one#begin'],
  ['localhost:3000', 'http://localhost:3000'],
  ['app.example', 'myapp://login'],
  ['gfoeaaijjdoenkikmmimepbpohfbhlab', 'chrome-extension://gfoeaaijjdoenkikmmimepbpohfbhlab/popup.html'],
  ['app.example', 'did:key:z6Mk'],
])('a message may be for %s', (domain, uri) => {
  const text = example.replace('service.org', domain).replace('https://service.org/login', uri)
  expect(parseMessage(text)).toMatchObject({ domain, uri })
})

const changes: readonly (readonly [name: string, from: string | RegExp, to: string])[] = [
  ['no domain', 'service.org wants', ' wants'],
  ['a domain that is none', 'service.org wants', '#notrfc4501 wants'],
  ['a path behind the domain', 'service.org wants', 'service.org/login wants'],
  ['no address', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', ''],
  ['a space behind the address', '756Cc2\n', '756Cc2 \n'],
  ['no empty line below the address', 'Cc2\n\n', 'Cc2\n'],
  ['no empty line below the statement', 'tos\n\n', 'tos\n'],
  ['a line break in the statement', 'Service: https', 'Service:\nhttps'],
  ['a quote in the statement', 'ServiceOrg Terms', '"ServiceOrg" Terms'],
  ['a letter beyond ASCII in the statement', 'ServiceOrg Terms', 'ServiceÖrg Terms'],
  ['a tab in the statement', 'ServiceOrg Terms', 'ServiceOrg\tTerms'],
  ['no URI', /URI: .*\n/, ''],
  ['an empty URI', 'https://service.org/login', ''],
  ['a URI that is none', 'https://service.org/login', ':not_a_rfc3986_valid_uri_'],
  ['a URI with a space', 'org/login', 'org/log in'],
  ['no version', 'Version: 1\n', ''],
  ['another version', 'Version: 1', 'Version: 3'],
  ['a chain that is none', 'Chain ID: 1', 'Chain ID: ?'],
  ['a chain by its name', 'Chain ID: 1', 'Chain ID: eth'],
  ['a chain in hex', 'Chain ID: 1', 'Chain ID: 0x1'],
  ['the chain 0', 'Chain ID: 1', 'Chain ID: 0'],
  ['no nonce', /Nonce: .*\n/, ''],
  ['a nonce of 7 letters', '32891756', '3289175'],
  ['a nonce with a sign', '32891756', '32891756-'],
  ['no time of issue', 'Issued At: 2021-09-30T16:25:24Z\n', ''],
  ['a time that is none', '2021-09-30T16:25:24Z', 'Wed Oct 05 2011 16:48:00 GMT+0200 (CEST)'],
  ['a time without a zone', '16:25:24Z', '16:25:24'],
  ['a day that its month has not', '2021-09-30T16', '2021-09-31T16'],
  ['an hour that the day has not', 'T16:25:24Z', 'T25:25:24Z'],
  ['an expiration that is no time', 'Expiration Time: 2021-09-30T17:25:24.5Z', 'Expiration Time: never'],
  ['a begin that is no time', 'Not Before: 2021-09-30T18:25:24+02:00', 'Not Before: '],
  ['a request id with a space', 'some_id', 'some id'],
  ['a request id with a slash', 'some_id', 'some/id'],
  ['version and URI swapped', /(URI: .*)\n(Version: 1)/, '$2\n$1'],
  ['chain and nonce swapped', /(Chain ID: 1)\n(Nonce: .*)/, '$2\n$1'],
  ['the end before the time of issue', /(Issued At: .*)\n(Expiration Time: .*)/, '$2\n$1'],
  ['the begin before the end', /(Expiration Time: .*)\n(Not Before: .*)/, '$2\n$1'],
  ['a value twice', 'Version: 1', 'Version: 1\nVersion: 1'],
  ['a line of another standard', 'Chain ID: 1', 'Network: mainnet'],
  ['a line that nobody knows', 'Version: 1', 'Version: 1\nRole: admin'],
  ['a label in lower case', 'Nonce: ', 'nonce: '],
  ['two spaces behind a label', 'Nonce: ', 'Nonce:  '],
  ['resources that are no URI', 'ipfs://bafybe', 'bafybe'],
  ['resources without a dash', '- https://example', 'https://example'],
  ['a value below the resources', 'web2-claim.json', 'web2-claim.json\nRequest ID: 2'],
]

test.each(changes)('with %s it is no message', (_, from, to) => {
  const text = full.replace(from, to)
  expect(text).not.toBe(full)
  expect(parseMessage(text)).toEqual({ ok: false, reason: 'INVALID_MESSAGE', message: expect.any(String) })
})

describe('whatever comes,', () => {
  test('what is read as a message is read as viem reads it', () => {
    const lines = full.split('\n')
    const edits = fc.array(fc.tuple(fc.nat(lines.length - 1), fc.constantFrom('drop', 'double', 'empty', 'swap')), {
      maxLength: 2,
    })
    let read = 0
    fc.assert(
      fc.property(edits, (changed) => {
        const copy = [...lines]
        for (const [at, how] of changed) edit(copy, at, how)
        const text = copy.join('\n')
        const message = parseMessage(text)
        if ('ok' in message) return
        read++
        const { domain, uri, nonce, requestId, resources = [] } = parseSiweMessage(text)
        expect(message).toMatchObject({ domain, uri, nonce, resources })
        expect(message.requestId).toBe(requestId)
      }),
      { numRuns: 500, seed: 4361 },
    )
    expect(read).toBeGreaterThan(20)
  })

  test('a long text is read in no time', () => {
    const start = performance.now()
    parseMessage(full.replace('some_id', '%41'.repeat(5000)))
    parseMessage(full.replace('service.org wants', `${'a'.repeat(16_000)} wants`))
    parseMessage(`a://${'a.'.repeat(8000)}`)
    expect(performance.now() - start).toBeLessThan(2000) // not what a pattern that tries everything would take
  })
})

function edit(lines: string[], at: number, how: string): void {
  const line = lines[at] ?? ''
  if (how === 'drop') lines.splice(at, 1)
  if (how === 'double') lines.splice(at, 0, line)
  if (how === 'empty') lines[at] = ''
  if (how === 'swap') lines.splice(at, 2, lines[at + 1] ?? '', line)
}
