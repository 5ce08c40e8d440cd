import { describe, expect, test } from 'vitest'
import type { Schema } from '../../codegen/document/document.js'
import { getChains } from '../../src/values.js'
import { allEntries, apis, type Entry } from '../support/catalogue.js'
import {
  type FieldFacts,
  factsOf,
  hasFactsOf,
  type LifecycleFacts,
  lifecycleFacts,
  type OperationFacts,
  type PromisedFacts,
  type ShapeFacts,
} from '../support/facts.js'
import { resolve } from '../support/schemas.js'

/** Where a document says something else than the facts, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'getMultipleNFTs: TokenItem.token_address is required': 'what is asked for needs its contract; all sources show it',
  'getMultipleNFTs: TokenItem.token_id is required': 'what is asked for needs its id; all sources show it',
  'getWalletTokenBalances: Erc20TokenBalance.total_supply_formatted is string':
    'the only source says boolean, and shows "10000000000" as its example',
  'getWalletHistory: WalletHistoryTransactionErc20TransferItem.address is required':
    'the token that moved identifies the row',
  'getWalletApprovals: TokenApprovalToken.address is required': 'the token identifies the approval',
  'getWalletApprovals: TokenApprovalSpender.address is required': 'the spender identifies the approval',
  'getWalletInsight: WalletInsightChain.chain is required': 'the chain identifies the row',
  'getMultipleTokenPrices: AddressesRequest.addresses is required': 'a call without them would ask for nothing',
  'getMultipleTokenMetadata: AddressesRequest.addresses is required': 'a call without them would ask for nothing',
  'requestChallengeAptos: AptosChallengeRequestDto has no chainId': 'older pages alone; network has replaced it',
  'verifyChallengeAptos: AptosCompleteChallengeResponseDto has no chainId':
    'older pages alone; network has replaced it',
  'verifyChallengeSolana: SolanaCompleteChallengeResponseDto has no chainId': 'one mock alone, which has network too',
  'verifyChallengeEvm: EvmCompleteChallengeResponseDto has no tag': 'mocks alone, which tell themselves apart by it',
  'verifyChallengeSolana: SolanaCompleteChallengeResponseDto has no tag':
    'mocks alone, which tell themselves apart by it',
  'verifyChallengeAptos: AptosCompleteChallengeResponseDto has no tag':
    'mocks alone, which tell themselves apart by it',
}

const entries = await allEntries()

describe.each(apis.filter(hasFactsOf))('%s', (api) => {
  const promised = factsOf(api).flatMap(({ promised, schemas }) =>
    promised.map((facts) => ({ id: facts.id, facts, schemas })),
  )

  test('every promised operation is in the document, under its method and path', () => {
    expect(promised.filter(({ facts }) => !entryOf(api, facts)).map(({ id }) => id)).toEqual([])
    expect(promised).not.toEqual([])
  })

  test.each(promised)('$id: the document says what the facts say', ({ id, facts, schemas }) => {
    const entry = entryOf(api, facts)
    if (!entry) throw new Error(`no ${id}`)
    const found = deviationsOf(entry, facts, schemas)
    expect(found.filter((deviation) => !(deviation in exceptions))).toEqual([])
  })
})

describe('the end, the plan and the charge', () => {
  const known = entries.flatMap((entry) => {
    const told = lifecycleOf(entry.api, entry.id)
    return told ? [{ name: `${entry.api}.${entry.id}`, entry, told }] : []
  })

  test('are known of every operation that the facts promise; one that is newer than the facts is in none', () => {
    const names = known.map(({ name }) => name)
    const promised = apis
      .filter(hasFactsOf)
      .flatMap((api) => factsOf(api).flatMap(({ promised }) => promised.flatMap((facts) => entryOf(api, facts) ?? [])))
    expect(promised.map(({ api, id }) => `${api}.${id}`).filter((name) => !names.includes(name))).toEqual([])
    expect(promised).not.toEqual([])
  })

  test.each(known)('of $name are those of the facts', ({ entry, told }) => {
    const { api, operation } = entry
    const { status, removedOn, goneBy, plan, cost, costPer } = told
    const replacement = replacementIn(told)
    expect(operation['x-lifecycle']).toEqual({
      status,
      ...(removedOn && { on: removedOn }),
      ...(goneBy && !removedOn && { goneBy }),
      ...(replacement && { replacement }),
      ...(plan && { plan }),
      ...(api === 'aptosNode' && { host: 'gateway' }),
    })
    expect([operation['x-cost'], operation['x-cost-per'] ?? 'call']).toEqual([cost ?? undefined, costPer ?? 'call'])
  })

  test('chains end on the days of the facts', () => {
    const told = lifecycleFacts.chains.map(({ chainId, removedOn, announcedFor, goneBy }) => {
      const day = removedOn ?? announcedFor
      return [chainId, day ? { on: day } : { by: goneBy }]
    })
    const ended = getChains().flatMap(({ id, endedOn, endedBy }) => {
      const end = endedOn ? { on: endedOn } : { by: endedBy }
      return endedOn || endedBy ? [[id, end]] : []
    })
    expect(Object.fromEntries(ended)).toEqual(Object.fromEntries(told))
  })

  test('every chain that the provider serves is known, and stays', () => {
    const staying = getChains().filter(({ endedOn, endedBy }) => !endedOn && !endedBy)
    expect(lifecycleFacts.chainsLive.filter((chain) => !staying.some(({ id }) => id === chain))).toEqual([])
  })
})

/** What replaces an operation, as far as a document has it. */
function replacementIn({ api, replacement, specsReplacement }: LifecycleFacts): string | undefined {
  const has = (place: string): boolean => entries.some((entry) => entry.api === place && entry.id === replacement)
  if (!replacement) return undefined
  if (has(api)) return replacement
  const other = lifecycleOf(api, replacement) ? undefined : apis.find(has) // ids repeat between APIs
  return other ? `${other}.${replacement}` : specsReplacement
}

test('every exception is one', () => {
  const all = apis.flatMap((api) =>
    factsOf(api).flatMap(({ promised, schemas }) =>
      promised.flatMap((facts) => {
        const entry = entryOf(api, facts)
        return entry ? deviationsOf(entry, facts, schemas) : []
      }),
    ),
  )
  expect(Object.keys(exceptions).filter((exception) => !all.includes(exception))).toEqual([])
})

/** Streams have names of their own, and two node operations share a path: method and path first, then the name. */
function entryOf(api: string, { id, method, path }: OperationFacts): Entry | undefined {
  const bare = (template: string): string => template.replace(/\{[^}]*\}/g, '{}')
  const same = entries.filter(
    (entry) => entry.api === api && entry.method.toUpperCase() === method && bare(entry.path) === bare(path),
  )
  return same.find((entry) => entry.id === id) ?? (api === 'streams' ? same[0] : undefined)
}

const lifecycleOf = (api: string, id: string): LifecycleFacts | undefined =>
  lifecycleFacts.operations.find((one) => one.api === api && one.id === id)

function deviationsOf(entry: Entry, facts: OperationFacts, schemas: PromisedFacts['schemas']): string[] {
  const { operation, parameters, id } = entry
  const found: string[] = []
  const say = (what: string): unknown => found.push(`${id}: ${what}`)
  for (const { name } of facts.pathParams ?? []) {
    const isThere = parameters.some((one) => one.in === 'path' && one.name === name)
    if (!isThere) say(`no path parameter ${name}`)
  }
  for (const fact of facts.queryParams ?? []) {
    const parameter = parameters.find((one) => one.in === 'query' && one.name === fact.name)
    if (!parameter) {
      say(`no query parameter ${fact.name}`)
      continue
    }
    const isRequired = fact.required === true && parameter.schema.default === undefined
    if (isRequired !== (parameter.required ?? false)) say(`${fact.name} is ${isRequired ? 'optional' : 'required'}`)
    const isBracketed = parameter.schema.type === 'array' && JSON.stringify(fact.wireNames ?? '').includes('[]')
    if (isBracketed && parameter['x-array'] !== 'brackets') say(`${fact.name} travels without brackets`)
  }
  const body = operation.requestBody?.content['application/json']?.schema
  if (facts.body && !operation.requestBody) say('no request body')
  if (facts.body?.schema && body) compare(facts.body.schema, body, [])
  if (facts.responseRef) compare(facts.responseRef, entry.answer, [])
  const page = operation['x-page']
  if (facts.pagination && !page) say('is not paged')
  const first = facts.pagination?.firstPage
  if (typeof first === 'number' && page && page.first !== first) say(`pages start at ${page.first}`)
  if ((facts.nullable || facts.nullStatus404) && operation['x-nullable'] !== true) say('is not nullable')
  if (facts.sdkTransport === 'v3' && entry.api !== 'aptosNode' && !operation['x-transport']) say('sends no bearer')
  const { cost } = lifecycleOf(entry.api, id) ?? { cost: facts.computeUnits?.price }
  if (typeof cost === 'number' && operation['x-cost'] !== cost) say(`costs ${operation['x-cost']}`)
  const base = operation.servers?.[0]?.url ?? entry.document.servers[0]?.url
  if (facts.host !== undefined && facts.host !== base) say(`is served by ${base}`)
  return [...new Set(found)]

  function compare(shape: ShapeFacts, use: Schema, seen: readonly string[]): void {
    const schema = resolve(entry.document, use)
    if (shape.type === 'array' && shape.items && schema.items) compare(shape.items, schema.items, seen)
    const name = shape.type === 'ref' ? shape.ref : undefined
    if (name === undefined || seen.includes(name) || !schema.properties) return
    for (const field of schemas[name]?.fields ?? [])
      if (!field.phantom) compareField(name, field, schema, [...seen, name])
  }

  function compareField(owner: string, field: FieldFacts, schema: Schema, seen: readonly string[]): void {
    const { properties = {} } = schema
    const property =
      properties[field.name] ?? Object.values(properties).find((one) => one['x-also']?.includes(field.name))
    if (!property) {
      say(`${owner} has no ${field.name}`)
      return
    }
    const own = resolve(entry.document, property)
    const isFree = own.type === undefined && !own.properties && !own.oneOf
    if (field.nullable && !own.nullable && !isFree) say(`${owner}.${field.name} is not nullable`)
    const identifies = schemas[owner]?.identity?.includes(field.name)
    const mayLack = !identifies && (field.optional || field.recommendOptional || field.absentInMocks)
    if (mayLack && schema.required?.includes(field.name)) say(`${owner}.${field.name} is required`)
    const types = [own.type ?? []].flat().filter((type) => type !== 'null')
    const known = field.type === 'ref' ? 'object' : field.type
    const accepted = ['unknown', 'union'].includes(known)
      ? types
      : [known, ...(field.alsoAccept ?? []), ...(known === 'number' ? ['integer'] : [])]
    if (types.length > 0 && !types.some((type) => accepted.includes(type))) say(`${owner}.${field.name} is ${types}`)
    if (field.type === 'ref' || field.type === 'array') compare(field, property, seen)
  }
}
