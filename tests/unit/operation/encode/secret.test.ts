import { expect, test } from 'vitest'
import { InputError } from '../../../../src/errors/input.js'
import { asSecret } from '../../../../src/operation/encode/secret.js'
import { asText } from '../../../../src/operation/encode/text.js'

test('a secret is encoded like any other value', () => {
  expect(asSecret('s3cret', 'secretKey', asText)).toBe('s3cret')
})

test('a secret that does not fit is refused without being shown', () => {
  const refuse = () => asSecret(['s3cret'], 'secretKey', asText)
  expect(refuse).toThrow(InputError)
  expect(refuse).toThrow(/Param secretKey is not valid: got object/)
  expect(refuse).not.toThrow(/s3cret/)
})
