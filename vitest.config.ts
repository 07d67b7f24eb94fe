import { join } from 'node:path'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'

// A machine that stalls gets one more try, as in the browser; the report names such a test as flaky.
const retry = process.env.CI ? 1 : 0

export default defineConfig({
  test: {
    // One core less is the default; on two cores that is one worker.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          globalSetup: ['tests/helpers/test-databases.ts'],
          environment: 'node',
          include: ['{renderer,generators,server,src,scripts,tests}/**/*.test.ts'],
          exclude: ['tests/e2e/**', '**/node_modules/**'],
          setupFiles: ['tests/helpers/patience.ts'],
          // They end what hangs; how long something may take is no matter of tests.
          testTimeout: 120_000,
          hookTimeout: 300_000,
          retry,
        },
      },
      {
        // ES modules where a package has both: its CommonJS may require another ES module, which a context cannot do.
        resolve: {
          conditions: ['module-sync', ...defaultClientConditions],
          alias: { '@formily/antd-v5': join(import.meta.dirname, 'node_modules/@formily/antd-v5/esm/index.js') },
        },
        test: {
          name: 'dom',
          environment: 'jsdom',
          // A context of its own for each file, in workers that keep compiled packages: antd and jsdom are read once, not 60 times.
          pool: 'vmThreads',
          server: { deps: { inline: ['@formily/antd-v5'] } },
          include: ['{renderer,src,tests}/**/*.test.tsx'],
          setupFiles: ['tests/helpers/patience.ts', 'tests/helpers/dom-setup.ts'],
          testTimeout: 120_000,
          retry,
        },
      },
    ],
  },
})
