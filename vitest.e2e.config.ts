import { defineConfig } from 'vitest/config'

/** The Action and the command line as users run them, from dist/: needs act, Slither and Node 24 on PATH. */
export default defineConfig({
  test: {
    include: ['tests/end-to-end/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Each test has folders and a server of its own; more at a time would only wait for each other.
    maxWorkers: 2,
  },
})
