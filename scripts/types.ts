import { spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import { chunks, importable } from './bundle.js'

/**
 * Writes the types of the package, a file beside each that can be imported. The compiler writes one for every source;
 * they are put together as the code is, so that editors read fifty files instead of five hundred, and none of them can
 * be imported by its path in the sources.
 *
 * @param folder where the files go
 * @throws {Error} where the sources do not compile.
 */
export async function writeTypes(folder: string): Promise<void> {
  const stage = realpathSync(mkdtempSync(join(tmpdir(), 'ledgerline-types-')))
  try {
    // Entries for Node first: what they share with the others is then written again, without the types of Node.
    for (const config of ['tsconfig.node.json', 'tsconfig.build.json']) {
      const project = ['-p', config, '--outDir', stage]
      const compiler = spawnSync(process.execPath, ['node_modules/typescript-7/bin/tsc', ...project], {
        encoding: 'utf8',
      })
      if (compiler.status !== 0) throw new Error(compiler.stdout + compiler.stderr)
    }
    const sources = Object.entries(importable()).map(
      ([name, source]) => [name, join(stage, source.replace(/\.ts$/, '.d.ts'))] as const,
    )
    const types = await rolldown({
      input: Object.fromEntries(sources),
      external: /^@?[\w-]+(\/|$)/,
      experimental: { attachDebugInfo: 'none' }, // comments with the paths of sources, of which the stage is another each time
      plugins: [
        byEntry(new Map(sources.map(([name, file]) => [file, join(stage, `${name}.js`)]))),
        dts({ dtsInput: true, tsconfig: false }),
      ],
      onLog(level, { message }) {
        throw new Error(`${level}: ${message}`)
      },
    })
    await types.write({
      dir: folder,
      chunkFileNames: 'chunks/[name].js',
      minifyInternalExports: false, // or a hover would show a letter
      codeSplitting: { groups: chunks(stage).map((group) => ({ ...group, name: `${group.name}.d` })) },
    })
  } finally {
    rmSync(stage, { recursive: true })
  }
}

/**
 * Leaves an import of an entry as it is. Sources import the clients of APIs from there, so that the compiler of a library
 * can name the types that it exports, also where it imports nothing of that API itself.
 */
function byEntry(entries: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'by-entry',
    resolveId(source, importer) {
      const id = importer && entries.get(resolve(dirname(importer), source.replace(/\.js$/, '.d.ts')))
      return id === undefined ? undefined : { id, external: true }
    },
  }
}
