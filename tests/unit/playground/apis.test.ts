import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { apisIn } from '../../../playground/apis.js'

test('APIs come in the order in which people meet them; a new one is last, and a folder without a manifest is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'apis-'))
  try {
    for (const api of ['streams', 'names', 'evm', 'aptosNode']) {
      await mkdir(join(folder, api))
      await writeFile(join(folder, api, 'manifest.json'), '{}')
    }
    await mkdir(join(folder, 'aptos'))
    expect(apisIn(pathToFileURL(`${folder}/`))).toEqual(['evm', 'aptosNode', 'streams', 'names'])
    expect(apisIn(pathToFileURL(`${folder}/nowhere/`))).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
