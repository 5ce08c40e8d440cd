import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { isLedgerlineError } from '../../../src/errors/base.js'

const source = `
  export { LedgerlineError, isLedgerlineError } from './src/errors/base.js'
  export { ApiError, RateLimitError } from './src/errors/api.js'
  export { TimeoutError } from './src/errors/connection.js'
  export { InputError } from './src/errors/input.js'
`

/** A minified copy of the errors room, loaded beside the one under test. */
async function minifiedCopy() {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`)
}

test('names and codes survive a minifier', async () => {
  const { InputError, RateLimitError, ApiError } = await minifiedCopy()
  expect(InputError.name).not.toBe('InputError')
  expect(new InputError('m')).toMatchObject({ name: 'InputError', code: 'INVALID_ARGUMENT' })
  expect(new RateLimitError('m', { status: 429 })).toMatchObject({ name: 'RateLimitError', code: 'RATE_LIMITED' })
  expect(new ApiError('m', { status: 400 })).toMatchObject({ name: 'ApiError', code: 'API_ERROR' })
  expect(new InputError('m').stack).toMatch(/^InputError: m/)
})

test('isLedgerlineError knows the errors of another copy, and that copy knows ours', async () => {
  const copy = await minifiedCopy()
  const { InputError } = await import('../../../src/errors/input.js')
  const { LedgerlineError } = await import('../../../src/errors/base.js')
  const foreign = new copy.InputError('m')
  expect(foreign).not.toBeInstanceOf(LedgerlineError)
  expect(isLedgerlineError(foreign)).toBe(true)
  expect(copy.isLedgerlineError(new InputError('m'))).toBe(true)
})
