import { expect, test } from 'vitest'
import { gatewayOf, pictureUrl } from '../../../../../playground/app/result/pictures/pictureUrl.js'

const gateway = 'https://gateway.example'
const cid = 'QmTv9z5nYyr8zjDErt6auk598ySFFb6sb3B9sfku1vwvVU'

test.each([
  [`ipfs://${cid}`, `/ipfs/${cid}`],
  [`ipfs://ipfs/${cid}/7 a.png`, `/ipfs/${cid}/7%20a.png`],
  [`https://ipfs.io/ipfs/${cid}/1.png?x=1`, `/ipfs/${cid}/1.png`],
  [`http://tracker.example/ipfs/${cid}`, `/ipfs/${cid}`],
  [`https://${cid.toLowerCase()}.ipfs.tracker.example/1.png`, `/ipfs/${cid.toLowerCase()}/1.png`],
])('%s comes through the gateway', (uri, path) => {
  expect(pictureUrl(uri, gateway)).toBe(gateway + path)
})

test('what is elsewhere comes from there over HTTPS, Arweave through its own gateway', () => {
  expect(pictureUrl('https://media.example/1.png', gateway)).toBe('https://media.example/1.png')
  expect(pictureUrl('ar://7225.png', gateway)).toBe('https://arweave.net/7225.png')
})

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'DATA:image/png;base64,AAAA',
  'blob:https://playground.example/1',
  'file:///etc/passwd',
  'http://192.168.0.1/router.png',
  'ftp://media.example/1.png',
  '//media.example/1.png',
  '1.png',
  'https://ipfs.io@tracker.example/1.png',
  'https://user:word@tracker.example/1.png',
  `ipfs://${cid}/../../evil`,
  `ipfs://${cid}/%2e%2e/evil`,
  'ipfs://short',
  `https://media.example/${'a'.repeat(3000)}`,
])('%s is not loaded', (uri) => {
  expect(pictureUrl(uri, gateway)).toBeUndefined()
})

test('a gateway is an origin of HTTPS', () => {
  expect(gatewayOf('dweb.link')).toBe('https://dweb.link')
  expect(gatewayOf(' https://my.example/ipfs/ ')).toBe('https://my.example')
  for (const text of ['http://my.example', 'javascript:alert(1)', 'https://me@my.example', ''])
    expect(gatewayOf(text)).toBeUndefined()
})
