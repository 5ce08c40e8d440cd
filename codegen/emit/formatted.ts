import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Files } from './files.js'
import { runCommand } from './runCommand.js'

/**
 * Formats sources with the formatter and the settings of this repository.
 *
 * @throws {Error} if the formatter can't read a text.
 */
export async function formatted(files: Files): Promise<Files> {
  const home = await mkdtemp(join(tmpdir(), 'ledgerline-'))
  const each = <T>(use: (file: string, text: string) => Promise<T>): Promise<T[]> =>
    Promise.all(Object.entries(files).map(([file, text]) => use(join(home, file), text)))
  try {
    await writeFile(join(home, 'biome.json'), JSON.stringify(settings()))
    await each(async (file, text) => {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    })
    await runCommand('@biomejs/biome', 'bin/biome', [
      'format',
      '--write',
      '--colors=off',
      `--config-path=${home}`,
      home,
    ])
    const texts = await each((file) => readFile(file, 'utf8'))
    return Object.fromEntries(Object.keys(files).map((file, index) => [file, texts[index] ?? '']))
  } finally {
    await rm(home, { recursive: true })
  }
}

/** Returns the repository's settings for formatting. */
function settings(): object {
  const { formatter, javascript } = JSON.parse(readFileSync(new URL('../../biome.json', import.meta.url), 'utf8'))
  return { root: true, formatter, javascript, files: { maxSize: 2 ** 24 } }
}
