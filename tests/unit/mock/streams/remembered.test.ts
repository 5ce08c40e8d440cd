import { describe, expect, test } from 'vitest'
import { mockedClient } from '../../../support/mockedClient.js'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

describe('what is remembered', () => {
  const stream = {
    webhookUrl: 'https://example.org/hook',
    description: 'Mine',
    tag: 'mine',
    chainIds: ['0x1'],
    includeNativeTxs: true,
  }
  const tagsOf = async ({ client }: ReturnType<typeof mockedClient>): Promise<readonly string[]> =>
    (await client.streams.getEvmStreams({ limit: 100 })).result.map(({ tag }) => tag)

  test('is seen by later reads, until the mock is reset', async () => {
    const own = mockedClient()
    const { id } = await own.client.streams.createEvmStream(stream)
    expect((await own.client.streams.getEvmStream({ id })).tag).toBe('mine')
    expect(await tagsOf(own)).toContain('mine')
    own.mock.reset()
    expect(await tagsOf(own)).not.toContain('mine')
  })

  test('is forgotten by a POST to /__mock/reset too, whatever stands before it', async () => {
    const own = mockedClient()
    await own.client.streams.createEvmStream(stream)
    const { status } = await own.mock('http://127.0.0.1:4010/any/__mock/reset', { method: 'POST' })
    expect([status, await tagsOf(own)]).toEqual([204, expect.not.arrayContaining(['mine'])])
  })

  test('is that of one mock, and the same in every run', async () => {
    const [one, other] = [mockedClient(), mockedClient()]
    const [first, second] = [
      await one.client.streams.createEvmStream(stream),
      await other.client.streams.createEvmStream(stream),
    ]
    expect(first.id).toBe(second.id)
    await one.client.streams.deleteEvmStream({ id: first.id })
    expect(await tagsOf(other)).toContain('mine')
  })

  test('counts faults anew after a reset', async () => {
    const { client, mock } = mockedClient({ faults: '500x1' })
    const call = () => client.evm.getNativeBalance({ address })
    await expect(call()).rejects.toThrow(/500/)
    mock.reset()
    await expect(call()).rejects.toThrow(/500/)
    expect((await call()).balance).toBeGreaterThan(0n)
  })
})
