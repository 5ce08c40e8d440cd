import { expect, test } from 'vitest'
import { parseRoute } from '../../../../../playground/app/catalogue/route.js'
import { askedIn, type HomeRoute, routeOf } from '../../../../../playground/app/shell/landing/asked.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('the address of a lookup has all that was asked, and the chain that shall fail', () => {
  const asked = { text: address, about: 'history', fails: true } as const
  const hash = routeOf(asked, { kind: 'evm-address', value: address })
  expect(hash).toBe(`#/?text=${address}&about=history&fault=chain`)
  expect(askedIn(parseRoute(hash) as HomeRoute)).toMatchObject(asked)
})

test('an extended public key that somebody pasted stays out of the address', () => {
  const key = 'xpub-of-somebody'
  expect(routeOf({ text: key, about: 'holdings' }, { kind: 'xpub', value: key })).toBe('#/?about=holdings')
})
