/**
 * Milliseconds of the processor that a step takes in this process. Unlike those of a clock they stay the same on a busy
 * machine, where other processes take turns.
 */
export function processorTime(step: () => unknown): number {
  const before = process.cpuUsage()
  step()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
