export const writeStubs = (..._: unknown[]): string[] => []
