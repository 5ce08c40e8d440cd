import { vi } from 'vitest'

/** How a command ended. */
export interface CommandOutcome {
  /** What its process ends with; `'refused'` where it tells a reason instead, which its process prints and ends with 2. */
  readonly code: number | 'refused'
  /** What it printed, and the reason. */
  readonly output: string
}

/** Runs the function of a command in this process, and keeps what it prints. */
export async function outcomeOf(run: () => Promise<number>): Promise<CommandOutcome> {
  const lines: string[] = []
  const keep = (line: unknown): void => void lines.push(String(line))
  const spies = [vi.spyOn(console, 'log').mockImplementation(keep), vi.spyOn(console, 'error').mockImplementation(keep)]
  let code: number | 'refused'
  try {
    code = await run()
  } catch (error) {
    code = 'refused'
    keep(error instanceof Error ? error.message : error)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return { code, output: lines.map((line) => `${line}\n`).join('') }
}
