import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Formats sources as those are formatted that people write here, by the formatter and the settings of the repository.
 *
 * @param files - texts by path
 * @throws {Error} where a text is none that the formatter can read.
 */
export function formatted(files: Readonly<Record<string, string>>): Record<string, string> {
  const home = mkdtempSync(join(tmpdir(), 'ledgerline-'))
  try {
    writeFileSync(join(home, 'biome.json'), JSON.stringify(settings()))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(home, dirname(file)), { recursive: true })
      writeFileSync(join(home, file), text)
    }
    const args = ['format', '--write', '--colors=off', '--max-diagnostics=3', `--config-path=${home}`, home]
    const { error, status, stderr } = spawnSync(process.execPath, [formatter, ...args], { encoding: 'utf8' })
    if (error || status !== 0) throw new Error(`generated code cannot be formatted: ${error?.message ?? stderr}`)
    return Object.fromEntries(Object.keys(files).map((file) => [file, readFileSync(join(home, file), 'utf8')]))
  } finally {
    rmSync(home, { recursive: true })
  }
}

const formatter = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

/** Those of the repository that are about format. */
function settings(): object {
  const { formatter, javascript } = JSON.parse(readFileSync(new URL('../../biome.json', import.meta.url), 'utf8'))
  return { root: true, formatter, javascript, files: { maxSize: 2 ** 24 } }
}
