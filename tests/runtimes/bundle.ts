import { join } from 'node:path'
import { build } from 'esbuild'

/** Makes one file of a host with the installed package in it, as for browsers and workers everybody does. */
export async function bundle(folder: string, host: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'hosts', host)],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
