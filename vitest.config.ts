import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/end-to-end/**', 'tests/real-tools/**', 'node_modules/**'],
    testTimeout: 20_000,
    coverage: {
      provider: 'v8',
      include: ['src/{domain,engine,analyzers,reports,settings,solidity}/**/*.ts'],
      thresholds: { branches: 100 },
    },
  },
})
