import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          globalSetup: ['tests/helpers/test-databases.ts'],
          environment: 'node',
          include: ['{renderer,generators,server,src,scripts,tests}/**/*.test.ts'],
          exclude: ['tests/e2e/**', '**/node_modules/**'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{renderer,src,tests}/**/*.test.tsx'],
          setupFiles: ['tests/helpers/dom-setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
