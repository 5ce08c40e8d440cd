import { defineConfig } from 'vitest/config'
import { sourceAlias } from './playground/app/sourceAlias.js'

const shared = {
  pool: 'forks',
  setupFiles: 'tests/contract/unhandledRejection.setup.ts',
  restoreMocks: true,
} as const

// A zone of its own: where times are read as the machine's, every test that meets one fails.
process.env.TZ = 'America/St_Johns'

/** Three kinds of tests: quick ones, slow ones that need a browser, another runtime or a build, and those of types. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias: sourceAlias }, // as the playground's own files import it
        test: {
          ...shared,
          name: 'node',
          include: ['tests/{unit,contract,faults}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          testTimeout: 10_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'slow',
          include: ['tests/{e2e,runtimes}/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ['tests/types/**/*.test-d.ts'],
            tsconfig: 'tests/types/tsconfig.json',
          },
        },
      },
    ],
  },
})
