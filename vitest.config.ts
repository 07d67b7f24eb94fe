import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'

// A machine that stalls gets one more try, as in the browser; the report names such a test as flaky.
const retry = process.env.CI ? 1 : 0

const testsOf = (room: string) =>
  readdirSync(join(import.meta.dirname, room), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.ts'))
    .map(file => `${room}/${file}`)

/** Replaces modules, sets the clock (which modules may remember), or shares a server that ends with its file. */
const OWN_MODULES = /\bvi\.(mock|doMock|resetModules|setSystemTime)\(|support\/shared'/
/** Rooms whose modules keep nothing, and the server, whose modules keep the same for every application. */
const SHARED = /^(server|generators|scripts|tests|renderer\/(model|expression|rules|permission|cron))\//
const nodeTests = ['renderer', 'generators', 'server', 'src', 'scripts', 'tests'].flatMap(testsOf)
/** What works on records and asks most of SQL runs on the other database: one that is given by its address. */
const GIVEN = /^server\/(records|query|modules\/online-(form|report))\//
const given = nodeTests.filter(file => GIVEN.test(file))
const embedded = nodeTests.filter(file => !GIVEN.test(file))
const shared = embedded.filter(file => SHARED.test(file) && !OWN_MODULES.test(readFileSync(join(import.meta.dirname, file), 'utf8')))

/** Of tests that need neither DOM nor browser. */
const node = {
  globalSetup: ['tests/helpers/test-databases.ts'],
  environment: 'node' as const,
  setupFiles: ['tests/helpers/patience.ts'],
  // They end what hangs; how long something may take is no matter of tests.
  testTimeout: 120_000,
  hookTimeout: 300_000,
  retry,
}

export default defineConfig({
  test: {
    // One core less is the default; on two cores that is one worker.
    maxWorkers: '100%',
    projects: [
      // One worker reads the server once for all of its files: that takes longer than most of the tests.
      { test: { ...node, name: 'node', isolate: false, include: shared } },
      { test: { ...node, name: 'node-own-modules', include: embedded.filter(file => !shared.includes(file)) } },
      { test: { ...node, name: 'node-given-database', isolate: false, globalSetup: ['tests/helpers/given-databases.ts'], include: given } },
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
