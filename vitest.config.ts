import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const testsOf = (room: string, ending = '.test.ts') =>
  readdirSync(join(import.meta.dirname, room), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(ending))
    .map(file => `${room}/${file}`)

const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
/** Replaces modules, or sets the clock, which modules may remember. */
const REPLACES = /\bvi\.(mock|doMock|resetModules|setSystemTime)\(/
/** Defines what the registries of the renderer keep. */
const DEFINES = /\b(?:testCells|testBuiltIns|define(?:Action|CellType))\b|helpers\/online-forms'/
/** Tests of what a module does when it is first asked, or that define more than the registries let twice. */
const FIRST_ASKED = /^(renderer\/cells\/area\/area|src\/app\/connect|tests\/screens\/online-form)\./
const nodeTests = ['renderer', 'generators', 'server', 'src', 'scripts', 'tests'].flatMap(room => testsOf(room))
/** What works on records and asks most of SQL runs on the other database: one that is given by its address. */
const GIVEN = /^server\/((records|query|sheets\/records|subjects\/(entities|online-(forms|reports)))\/|subjects\/backups\/given[.])/
const given = nodeTests.filter(file => GIVEN.test(file))
const embedded = nodeTests.filter(file => !GIVEN.test(file))
const replaces = (file: string) => REPLACES.test(textOf(file)) || FIRST_ASKED.test(file)
const defines = (file: string) => DEFINES.test(textOf(file)) && !replaces(file)
const shared = embedded.filter(file => !replaces(file) && !defines(file))

/** Room for young objects: with the usual 16 MB a tenth of a test's time goes into collecting them. */
const YOUNG = '--max-semi-space-size=64'
// Threads have the flags of this process.
setFlagsFromString(YOUNG)

/** How long a test waits for what must come, in milliseconds: as long as a machine may be busy with others. See `tests/helpers/patience.ts`. */
const patience = 60_000

const patient = {
  // They end what hangs; how long something may take is no matter of tests.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: patience } },
  provide: { patience },
}

/** Of tests that need neither DOM nor browser. */
const node = {
  execArgv: [YOUNG],
  globalSetup: ['tests/helpers/test-databases.ts'],
  environment: 'node' as const,
  setupFiles: ['tests/helpers/patience.ts', 'tests/helpers/drop-databases.ts'],
  ...patient,
}

/** Passwords of tests cost nothing to try. */
const quick = { alias: { '@node-rs/argon2': join(import.meta.dirname, 'tests/helpers/quick-hashes.ts') } }

/** Of tests with a DOM. */
const dom = {
  environment: 'jsdom' as const,
  server: { deps: { inline: ['@formily/antd-v5'] } },
  setupFiles: ['tests/helpers/patience.ts', 'tests/helpers/dom-setup.ts', 'tests/helpers/no-styles.ts'],
  ...patient,
}
const domTests = ['renderer', 'src', 'tests'].flatMap(room => testsOf(room, '.test.tsx'))
/** ES modules where a package has both: its CommonJS may require another ES module, which a context cannot do. */
const resolve = {
  conditions: ['module-sync', ...defaultClientConditions],
  alias: { '@formily/antd-v5': join(import.meta.dirname, 'node_modules/@formily/antd-v5/esm/index.js') },
}

export default defineConfig({
  test: {
    // One core less is the default; on two cores that is one worker.
    maxWorkers: '100%',
    // What is compiled for one project or run serves the others.
    experimental: { fsModuleCache: true, fsModuleCachePath: join(import.meta.dirname, '.cache/vitest') },
    projects: [
      // One worker reads the server once for all of its files: that takes longer than most of the tests.
      { resolve: quick, test: { ...node, name: 'node', isolate: false, include: shared } },
      { resolve: quick, test: { ...node, name: 'node-own-modules', include: embedded.filter(replaces) } },
      // What they define would be met by those that ask for all that is defined; by each other it is not.
      { resolve: quick, test: { ...node, name: 'node-definitions', isolate: false, include: embedded.filter(defines) } },
      {
        resolve: quick,
        test: { ...node, name: 'node-given-database', isolate: false, globalSetup: ['tests/helpers/given-databases.ts'], include: given },
      },
      // antd is read once per worker, which has one window: each file leaves it as it was.
      {
        resolve,
        test: {
          ...dom,
          name: 'dom',
          pool: 'threads',
          isolate: false,
          include: domTests.filter(file => !replaces(file)),
        },
      },
      // A context of its own for each file, in workers that keep compiled packages.
      { resolve, test: { ...dom, name: 'dom-own-modules', pool: 'vmThreads', include: domTests.filter(replaces) } },
    ],
  },
})
