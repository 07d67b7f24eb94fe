import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './scripts/chromium.mjs'
import type { ServerOptions } from './tests/e2e/support/server'

/** Of Chromium, beside the fonts that it finds. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No process is started ahead for a page that may come; contexts have processes of their own all the same.
  '--renderer-process-limit=1',
  // A window lives for forty journeys: the middle compiler pays, the last one does not, see decision 157.
  '--js-flags=--no-opt --min-semi-space-size=16',
]

/** Journeys of what is drawn: `npm run test:whole` (`JOURNEYS=whole`) runs them once more with none of the project's fonts. */
const LOOK = /\/(look|cell-places|late-editors|access-pages|grid-mouse|grid-marks|beside)\.spec\.ts$/
const bare = {
  name: 'no-fonts',
  testMatch: LOOK,
  use: { database: 'embedded' as const, launchOptions: { ...chromiumLaunch({ bare: true }), args: ARGS } },
}

/**
 * The suite runs on the embedded database. What restarts, kills or shares a database or makes tables (`@data`) runs once more
 * on one that is given by its address, in `npm run test:whole`; all other work of the server on such a database is a matter of its unit tests.
 */
export default defineConfig<object, ServerOptions>({
  testDir: 'tests/e2e',
  // Of areas that a piece of work does not touch, `npm test` tries a part; see `tests/whole.json`.
  testIgnore: (process.env.JOURNEYS_LEFT_OUT ?? '')
    .split(',')
    .filter(Boolean)
    .map(file => `**/${file}`),
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // A worker has a server and a database of its own.
  fullyParallel: false,
  workers: 2,
  // They end what hangs; how long something may take is no matter of tests.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // What passes only then is told as unsteady, see decision 210.
  retries: 2,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // What moves is waited for; who asks for less motion waits less, and so does the suite.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace slows every step; `npm run e2e -- --trace on` makes one where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: { ...chromiumLaunch(), args: ARGS },
  },
  projects: [
    // First, and by one worker: there is no installation to copy, and making one costs as much as three of its journeys.
    { name: 'given', grep: /@data/, workers: 1, use: { database: 'given' } },
    { name: 'embedded', use: { database: 'embedded' } },
    ...(process.env.JOURNEYS === 'whole' ? [bare] : []),
  ],
})
