import { beforeEach, vi } from 'vitest'

/** Says that the tests of a file provoke what is logged by default: it then stays out of the report. */
export function expectLogs(...methods: readonly ('error' | 'warn' | 'log')[]): void {
  beforeEach(() => {
    for (const method of methods) vi.spyOn(console, method).mockImplementation(() => {})
  })
}
