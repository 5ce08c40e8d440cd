import { defineConfig } from 'vitest/config'
import type { InlineConfig } from 'vitest/node'
import { sourceAlias } from './playground/app/sourceAlias.js'

/** What the tests of every kind have in common. */
export const shared = {
  pool: 'forks',
  setupFiles: ['tests/support/unhandledRejection.setup.ts', 'tests/support/seed.setup.ts'] as string[],
  restoreMocks: true,
  expect: { poll: { timeout: 10_000 } }, // the same on a busy machine: what is waited for comes, or never does
} as const

/**
 * What a run prints: what failed, whole, with all that its tests logged, and a summary. On a terminal also how far it is.
 */
export const output: Pick<InlineConfig, 'reporters' | 'silent'> = {
  reporters: [process.stdout.isTTY ? 'default' : 'minimal', ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : [])],
  silent: 'passed-only',
}

// A zone of its own: where times are read as the machine's, every test that meets one fails.
process.env.TZ = 'America/St_Johns'

// A key of whoever runs the tests changes none of them, and is sent nowhere.
delete process.env.LEDGERLINE_API_KEY
delete process.env.MORALIS_API_KEY

// What a test starts prints plain text, also where the machine asks for colours: tests read it.
delete process.env.FORCE_COLOR

// A browser on a busy machine: what fails once and then passes is marked in the report, and does not stop it.
const slow = {
  ...shared,
  expect: { poll: { timeout: 60_000 } },
  retry: 1,
  testTimeout: 240_000,
  hookTimeout: 600_000,
  sequence: { groupOrder: 1 },
} as const

/**
 * Quick tests, `npm run test:quick`; those of what is published, which compile, pack and run it; slow ones, after them,
 * that need a browser; and those of types. `npm run test:long` has a config of its own.
 */
export default defineConfig({
  test: {
    ...output,
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias: sourceAlias }, // as the playground's own files import it
        test: {
          ...shared,
          name: 'node',
          include: ['tests/{unit,conformance,faults}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          isolate: false, // a process reads the sources once, not for each file
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias: sourceAlias },
        test: {
          ...shared,
          name: 'published',
          retry: 1, // processes and ports of a busy machine, as below
          include: ['tests/{package,docs}/**/*.test.ts', 'examples/**/*.test.ts'],
          isolate: false, // what the compiler has read of the sources is there for the next file
          testTimeout: 60_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          ...slow,
          name: 'playground',
          isolate: false, // a process opens one browser, not one for each file
          include: ['tests/e2e/playground/**/*.test.ts'],
          globalSetup: 'tests/e2e/playground/serve.setup.ts',
        },
      },
      {
        test: {
          ...slow,
          name: 'slow',
          include: ['tests/e2e/*.test.ts'],
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
