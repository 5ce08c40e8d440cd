import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchCopy } from '../support/scratchCopy.js'

// An API is only documents: a folder in specs/, and `npm run generate`.

const document = `openapi: 3.1.0
info:
  title: Weather
  version: '1'
  summary: What the sky does.
  description: The weather of a place.
servers:
  - url: https://weather.example
    description: The service.
security:
  - apiKey: []
tags:
  - { name: sky, description: 'The sky.' }
paths:
  '/sky/{place}':
    get:
      operationId: getSky
      tags: [sky]
      summary: The sky of a place
      description: What the sky of a place is like now.
      x-lifecycle: { status: live }
      x-cost: 3
      parameters:
        - name: place
          in: path
          required: true
          description: Name of the place.
          schema: { type: string, minLength: 1 }
          example: Lisbon
      responses:
        '200':
          description: The sky.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Sky' }
              examples:
                clear: { value: { place: Lisbon, rain_drops: '123456789012345678901234567890' } }
components:
  securitySchemes:
    apiKey:
      type: apiKey
      in: header
      name: X-API-Key
      description: The key of your account.
  schemas:
    Sky:
      type: object
      description: The sky of a place.
      required: [place, rain_drops]
      properties:
        place: { type: string, description: Name of the place. }
        rain_drops: { type: string, format: uint256, description: Drops that fell today. }
`

const program = `import { createClient, createCaller } from 'ledgerline'
import { createMockFetch } from 'ledgerline/mock'
import { createRawClient } from 'ledgerline/raw'
import { operationQuery } from 'ledgerline/react'
import { createWeatherClient, getSky } from 'ledgerline/weather'

const options = { apiKey: 'test', fetch: createMockFetch() }
const { rainDrops } = await createClient(options).weather.getSky({ place: 'Lisbon' })
const drops: bigint = rainDrops
const own = await createClient({ ...options, baseUrl: { weather: 'http://127.0.0.1/weather' } }).weather.getSky({ place: 'Lisbon' })
const alone = await createWeatherClient(options).getSky({ place: 'Lisbon' })
const called = await createCaller(options).call(getSky, { place: 'Lisbon' })
const { data } = await createRawClient('weather', options).GET('/sky/{place}', { params: { path: { place: 'Lisbon' } } })
const { queryKey } = operationQuery(createCaller(options), getSky, { place: 'Lisbon' })
const wire: string | undefined = data?.rain_drops
console.log(JSON.stringify([...[drops, own.rainDrops, alone.rainDrops, called.rainDrops, wire].map(String), queryKey]))
`

/** `ledgerline` means the sources of the copy, as in its examples. */
const env = { ...process.env, TSX_TSCONFIG_PATH: 'examples/tsconfig.json' }

let home = ''
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8', maxBuffer: 1e8, env })

beforeAll(() => {
  home = scratchCopy()
  mkdirSync(join(home, 'specs/weather'))
  writeFileSync(join(home, 'specs/weather/openapi.yaml'), document)
  const { status, stderr } = run('--import', 'tsx', 'codegen/generate.ts')
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

test('a new folder in specs/ is in the client, its entry, callers, hosts, raw, the mock and React, typed', {
  timeout: 240_000,
}, () => {
  writeFileSync(join(home, 'examples/weather.ts'), program)
  const { stdout, stderr } = run('--import', 'tsx', 'examples/weather.ts')
  expect(stderr).toBe('')
  const [first, second, third, fourth, wire, key] = JSON.parse(stdout)
  const drops = '123456789012345678901234567890'
  expect([first, second, third, fourth, wire]).toEqual([drops, drops, drops, drops, drops])
  expect(key).toEqual(expect.arrayContaining(['weather', 'getSky']))
  const settings = { extends: './tsconfig.json', include: ['weather.ts'] }
  writeFileSync(join(home, 'examples/weather.json'), JSON.stringify(settings))
  expect(run('node_modules/typescript-7/bin/tsc', '-p', 'examples/weather.json', '--noEmit').stdout).toBe('')
})

test('it is among the exports of package.json', () => {
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  expect(exports['./weather']).toEqual({ types: './dist/weather.d.ts', default: './dist/weather.js' })
})

test('the playground shows it, and its reference has a page of it', () => {
  const list =
    "import { apisIn, generatedFolder } from './playground/apis.js'; console.log(apisIn(generatedFolder).join())"
  writeFileSync(join(home, 'list.ts'), list)
  expect(run('--import', 'tsx', 'list.ts').stdout.trim().split(',')).toContain('weather')
  expect(readFileSync(join(home, 'docs/reference/weather/sky.md'), 'utf8')).toContain('getSky')
})
