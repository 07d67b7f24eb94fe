// `npm run check` and `npm test`: every check of the project: quick ones, two at a time, before tests.
// `npm run check -- --changed`: those that a change can fail, with the unit tests of its rooms.
import './prepare.mjs'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles, roomsOf } from './changed.mjs'
import { failedJourneys, failedTests } from './failed-tests.mjs'
import { checkShipped } from './shipped.mjs'
import { buildRenderer, buildServer, buildWeb, generate, listShipped, root, run, tools, typeCheck } from './steps.mjs'

const results = join(root, '.cache', 'vitest.json')
const journeys = join(root, '.cache', 'journeys.json')

/** Checks that run beside each other. */
const together = (tool, args) => () => run(tool, args, { whole: true })

/** The one that takes longest begins first. */
const quick = [
  ['types', together(tools.tsc, typeCheck)],
  ['generated files are up to date', together(tools.tsx, ['generators/main.ts', '--check'])],
  ['format and lint', together(tools.biome, ['check', '.', '--error-on-warnings'])],
  ['rooms', together(tools.depcruise, ['renderer', 'src', 'server', 'generators', 'tests', '--config', '.dependency-cruiser.cjs'])],
  ['unused code', together(tools.knip, [])],
  ['shipped packages', async () => checkShipped(root)],
  ['screens and entities', together(tools.tsx, ['scripts/check-screens.ts'])],
]

const thorough = [
  ['unit and contract tests', () => testing({ failed: failedTests, file: results, run: runUnits })],
  [
    'build',
    async () => {
      await generate()
      await buildWeb()
      await buildServer()
      await buildRenderer()
      await listShipped()
    },
  ],
  ['end-to-end tests', () => testing({ failed: failedJourneys, file: journeys, run: runJourneys })],
]

function runUnits() {
  return run(tools.vitest, ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`])
}

function runJourneys() {
  return run(tools.playwright, ['test', '--reporter=list,json'], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys } })
}

/** Does a run of tests, which writes `file`; when it fails its error names the tests that `failed` finds there. No test has a second try. */
async function testing({ failed, file, run }) {
  rmSync(file, { force: true })
  try {
    await run()
  } catch (error) {
    const names = failed(file, root)
    throw new Error(
      [error.message, ...(names.length ? names : ['no test failed: an error stands outside of any, above'])].join('\n          '),
    )
  }
}

/** The check of the files that are still there; biome leaves out those that it does not know. */
function formatOf(files) {
  const there = files.filter(file => existsSync(join(root, file)))
  const args = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...there]
  return there.length ? [['format and lint of these files', together(tools.biome, args)]] : []
}

/** The checks for what differs from `main`, or is not committed: quick ones, and tests. */
function forChange() {
  const files = changedFiles(root)
  const rooms = roomsOf(files)
  const touches = pattern => files.some(file => pattern.test(file))
  const names = new Set(['rooms', 'types'])
  if (touches(/^(schemas|generators|renderer\/(cells|core))/)) names.add('generated files are up to date')
  if (touches(/^(schemas|renderer)\//)) names.add('screens and entities')
  console.log(rooms.length ? `Changed: ${rooms.join(', ')}` : 'Nothing of a room has changed.')
  const tests = rooms.length ? [['unit tests of these rooms', () => run(tools.vitest, ['run', '--passWithNoTests', ...rooms])]] : []
  return [[...quick.filter(([name]) => names.has(name)), ...formatOf(files)], tests]
}

const all = process.argv.includes('--all')
// What a machine lacks is said before the first check, not after the last.
if (all) {
  try {
    // Imports a package: on a fresh clone there is none before `prepare` has run.
    const { ensureChromium } = await import('./chromium.mjs')
    ensureChromium()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
/** How many quick checks run at once: each is bound to one core for most of its time. */
const AT_ONCE = 2
let failed = 0
let done = 0
const report = []

async function check([name, work]) {
  console.log(`\n— ${name}`)
  const start = performance.now()
  try {
    await work()
    done++
    report.push(`  ok    ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  } catch (error) {
    failed++
    report.push(`  FAIL  ${name}: ${error.message}`)
  }
}

const [light, heavy] = process.argv.includes('--changed') ? forChange() : [quick, all ? thorough : []]
const waiting = light.values()
const takeAll = async () => {
  for (const one of waiting) await check(one)
}
await Promise.all(Array.from({ length: AT_ONCE }, takeAll))
for (const one of heavy) await check(one)
console.log(`\n${report.join('\n')}`)
console.log(`${done} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
