import { defineConfig } from 'vitest/config'

/** Analyzers as they are installed: needs Slither and the other tools on PATH. */
export default defineConfig({
  test: {
    include: ['tests/real-tools/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
})
