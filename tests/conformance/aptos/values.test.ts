import { describe, expect, test } from 'vitest'
import { runServer } from '../../unit/client/harness.js'

const harness = runServer()

const padded = (digits: string): string => `0x${digits.padStart(64, '0')}`
const account = { sequence_number: '18446744073709551615', authentication_key: `0x${'ab'.repeat(32)}` }
const odd = '5a97986a9d031c4567e15b797be516910cfcb4156312482efc6a19c0a30c948'

describe('an address in a call', () => {
  test.each(['0x1', '1', '0X1', '0x01', padded('1'), padded('1').slice(2)])(
    '%s travels as the same address',
    async (address) => {
      harness.server.answer({ body: account })
      await harness.client().aptos.getAccount({ address })
      expect(harness.server.arrivals[0]?.path).toBe(`/aptos/accounts/${padded('1')}`)
    },
  )

  test.each([
    [`0x${'1'.repeat(65)}`, "Hex string is too long. Address's length is 32 bytes."],
    ['0xzz', 'Invalid address provided: 0xzz'],
    ['0x', 'Invalid address provided: 0x'],
    ['hello', 'Invalid address provided: hello'],
  ])('%s is refused with the text of the catalogue', async (address, message) => {
    harness.server.answer({ body: account })
    const call = harness.client().aptos.getAccount({ address })
    await expect(call).rejects.toMatchObject({ name: 'InputError', message: expect.stringContaining(message) })
    expect(harness.server.arrivals).toEqual([])
  })

  test("'' in the path is a missing input, in a list an invalid address", async () => {
    const { aptos } = harness.client()
    await expect(aptos.getAccount({ address: '' })).rejects.toThrow('Param address is required')
    await expect(aptos.getNFTByOwners({ ownerAddresses: [''] })).rejects.toThrow('Invalid address provided: ')
  })

  test('lists of addresses travel padded, with brackets', async () => {
    harness.server.answer({ body: { result: [], cursor: null, hasNextPage: false } })
    await harness.client().aptos.getNFTByOwners({ ownerAddresses: ['0x1', odd.toUpperCase()] })
    expect(harness.server.arrivals[0]?.query.getAll('owner_addresses[]')).toEqual([padded('1'), padded(odd)])
  })
})

test('addresses in answers are padded, numbers are bigint, times are UTC; gas belongs to no event stream', async () => {
  const activity = {
    activity_type: '0x1::coin::DepositEvent',
    amount: '340282366920938463463374607431768211455',
    block_height: '9007199254740993',
    coin_type: '0x1::aptos_coin::AptosCoin',
    entry_function_id_str: '0x1::coin::transfer',
    event_account_address: `0x${odd}`,
    event_creation_number: '-1',
    event_sequence_number: '18446744073709551615',
    is_gas_fee: true,
    is_transaction_success: true,
    owner_address: '0xA',
    transaction_timestamp: '2023-01-01T00:00:00',
    transaction_version: '9007199254740993',
  }
  harness.server.answer({ body: { result: [activity], cursor: null, hasNextPage: false } })
  const { result } = await harness.client({ decode: 'strict' }).aptos.getCoinTransfersByBlockHeights({
    blockHeights: [9007199254740993n, '7', 8],
  })
  expect(harness.server.arrivals[0]?.query.getAll('block_heights[]')).toEqual(['9007199254740993', '7', '8'])
  expect(result).toStrictEqual([
    {
      activityType: '0x1::coin::DepositEvent',
      amount: 2n ** 128n - 1n,
      blockHeight: 9007199254740993n,
      coinType: '0x1::aptos_coin::AptosCoin',
      entryFunctionIdStr: '0x1::coin::transfer',
      eventAccountAddress: padded(odd),
      eventCreationNumber: '-1',
      eventSequenceNumber: 2n ** 64n - 1n,
      isGasFee: true,
      isTransactionSuccess: true,
      ownerAddress: padded('a'),
      transactionTimestamp: new Date('2023-01-01T00:00:00Z'),
      transactionVersion: 9007199254740993n,
    },
  ])
})

test('a ledger version travels as text in every form it is given in', async () => {
  for (const ledgerVersion of [9007199254740993n, '9007199254740993', '0x20000000000001']) {
    harness.server.answer({ body: account })
    const { sequenceNumber } = await harness.client().aptos.getAccount({ address: '0x1', ledgerVersion })
    expect(sequenceNumber).toBe(2n ** 64n - 1n)
    expect(harness.server.arrivals[0]?.query.get('ledger_version')).toBe('9007199254740993')
  }
})

test('gas prices are bigint, though nodes send numbers', async () => {
  harness.server.answer({ body: { deprioritized_gas_estimate: 100, gas_estimate: 133, prioritized_gas_estimate: 150 } })
  expect(await harness.client().aptosNode.estimateGasPrice({})).toEqual({
    deprioritizedGasEstimate: 100n,
    gasEstimate: 133n,
    prioritizedGasEstimate: 150n,
  })
})

test('a gas figure beyond 2^53 keeps its digits, though it is sent as a number', async () => {
  harness.server.answer({ body: '{"gas_estimate":9007199254740993}' })
  expect(await harness.client().aptosNode.estimateGasPrice({})).toEqual({ gasEstimate: 9007199254740993n })
})
