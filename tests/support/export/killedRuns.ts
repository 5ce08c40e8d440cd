import type { ExportOptions } from '../../../src/export.js'
import type { ListServer } from './listServer.js'
import type { Ended, ExportRunner } from './runExport.js'
import { seededNumbers } from './seededNumbers.js'

/** What became of an export that was killed again and again. */
export interface KilledRuns {
  /** How many processes SIGKILL has ended. */
  readonly kills: number
  /** The process that finished. */
  readonly last: Ended
}

/**
 * Runs an export and kills its process with SIGKILL a number of times, each time after some more requests and a few
 * milliseconds. Then it may finish.
 *
 * @param requests - how many an undisturbed run makes
 */
export async function killedRuns(
  runner: ExportRunner,
  server: ListServer,
  {
    inputs,
    options,
    kills,
    requests,
    seed,
  }: { inputs: readonly unknown[]; options: ExportOptions; kills: number; requests: number; seed: number },
): Promise<KilledRuns> {
  const random = seededNumbers(seed)
  let killed = 0
  for (let round = 0; round < kills; round++) {
    const isLate = round % 5 === 4 // while it finishes
    const after = server.seen.length + 1 + Math.floor(random() * (isLate ? 2 : 1.5) * (requests / kills))
    const delay = random() * 30
    const { code, signal, stderr } = await runner.run(server.url, inputs, options, (child) => {
      server.onRequest((count) => {
        if (count === after) setTimeout(() => child.kill('SIGKILL'), delay)
      })
    })
    server.onRequest(() => undefined)
    if (signal === 'SIGKILL') killed += 1
    else if (code !== 0) throw new Error(stderr)
  }
  return { kills: killed, last: await runner.run(server.url, inputs, options) }
}
