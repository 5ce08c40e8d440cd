import { defineConfig } from 'vitest/config'
import { output, shared } from './vitest.config.js'

/**
 * `npm run test:long`: the inbox in a storm, processes that are killed, fuzzing, the runtimes that come with the
 * checkout, and the page in many windows. They take minutes, and fail seldom without another test that fails first.
 */
export default defineConfig({
  test: {
    ...output,
    ...shared,
    name: 'long',
    include: ['tests/long/**/*.test.ts'],
    globalSetup: 'tests/e2e/playground/serve.setup.ts',
    maxWorkers: 1, // they bring processes of their own
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
})
