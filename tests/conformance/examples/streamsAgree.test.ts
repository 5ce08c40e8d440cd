import { expect, test } from 'vitest'
import { documentOf, entriesOf, pagesOf, rowsOf } from '../../support/catalogue.js'

const entries = await entriesOf('streams')
const minute = 60_000

/** Requests of the calls that write a stream, each with the answer to it. */
const written = entries.flatMap(({ id, operation, examples }) => {
  if (!/^(create|update)\w+Stream$/.test(id)) return []
  const bodies = operation.requestBody?.content['application/json']?.examples ?? {}
  return Object.entries(bodies).map(([name, { value }]) => {
    const answer = examples.find((example) => example.name === name)
    return { at: `${id} ${name}`, id, request: Object(value), answer: Object(answer?.value) }
  })
})

test('a stream is as its request says, with the hash of an event for its signature', () => {
  expect(written.length).toBeGreaterThan(5)
  for (const { at, request, answer } of written) {
    const { topic0: _, ...said } = request
    expect(answer, at).toMatchObject(said)
  }
})

test('a stream that was just created is active and watches no address yet', () => {
  for (const { at, answer } of written.filter(({ id }) => id.startsWith('create'))) {
    expect([answer.status, answer.amountOfAddresses ?? 0], at).toEqual(['active', 0])
  }
})

test.each(['Evm', 'Solana', 'Bitcoin', 'Aptos'])(
  'a stream over %s chains watches as many addresses as are listed of it',
  (family) => {
    const list = entries.find(({ id }) => id === `get${family}StreamAddresses`)
    if (!list) throw new Error('there is no list of addresses')
    const count = pagesOf(list).flatMap(({ value }) => rowsOf(list, value)).length
    const listed = list.parameters.find(({ name }) => name === 'id')?.example
    const seen = entries.flatMap(({ id: call, examples }) =>
      /^(get|delete)/.test(call)
        ? examples.flatMap(({ value }) => [value, Object(value).result].flat().map((stream) => ({ call, ...stream })))
        : [],
    )
    const counts = seen.flatMap(({ call, id, amountOfAddresses }) =>
      id === listed && amountOfAddresses !== undefined ? [[call, amountOfAddresses]] : [],
    )
    expect(counts.length).toBeGreaterThan(1)
    expect(counts.filter(([, amount]) => amount !== count)).toEqual([])
  },
)

test('an entry of an ABI with indexed fields says that it is an event', () => {
  const untold: string[] = []
  const look = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return
    const { inputs, type } = Object(value)
    if (Array.isArray(inputs) && inputs.some(({ indexed }) => indexed === true) && type !== 'event') untold.push(at)
    for (const [key, inner] of Object.entries(value)) look(inner, `${at}/${key}`)
  }
  for (const { id, examples } of entries) look(examples, id)
  expect(untold).toEqual([])
})

test('a block is confirmed no sooner than a minute after it was made, and every repetition waits another', () => {
  const history = entries.find(({ id }) => id === 'getHistory')
  const rows = history?.examples.flatMap(({ value }) => rowsOf(history, value)) ?? []
  const blocks = deliveries().map(({ block }) => [block.number, Number(block.timestamp) * 1000] as const)
  const late = rows.map(Object).flatMap(({ id, date, tinyPayload: { chainId, block, confirmed, retries } }) => {
    const made = new Map(blocks).get(block)
    if (!made || !chainId.startsWith('0x')) return []
    const least = (confirmed ? minute : 0) + retries * minute
    return [{ id, isLate: Date.parse(date) - made >= least }]
  })
  expect(late.length).toBeGreaterThan(3)
  expect(late.filter(({ isLate }) => !isLate)).toEqual([])
})

test('a delivery has the balance of both ends of every transfer, where its stream asks for that', () => {
  const asking = deliveries().filter(({ tag }) => tag === 'usdc-large')
  expect(asking.length).toBeGreaterThan(0)
  for (const { erc20Transfers, nativeBalances } of asking) {
    const ends = erc20Transfers.flatMap(({ from, to }: { from: string; to: string }) => [from, to])
    expect(nativeBalances.map(({ address }: { address: string }) => address).sort()).toEqual([...new Set(ends)].sort())
  }
})

/** Deliveries of EVM streams as the document shows them. */
function deliveries() {
  const { webhooks } = Object(documentOf('streams'))
  const examples = webhooks.evmDelivery.post.requestBody.content['application/json'].examples
  return Object.values(examples).map((example) => Object(Object(example).value))
}
