// `npm run check` and `npm test`: every check of the project, in the order in which a mistake is cheapest to find.
// `npm run check -- --changed`: those that a change can fail, with the unit tests of its rooms.
import './prepare.mjs'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles, roomsOf } from './changed.mjs'
import { failedTests } from './failed-tests.mjs'
import { checkShipped } from './shipped.mjs'
import { buildServer, buildWeb, generate, listShipped, root, run, tools } from './steps.mjs'

const results = join(root, '.cache', 'vitest.json')
const flaky = join(root, 'scripts', 'flaky-reporter.mjs')

const quick = [
  ['generated files are up to date', () => run(tools.tsx, ['generators/main.ts', '--check'])],
  ['format and lint', () => run(tools.biome, ['check', '.', '--error-on-warnings'])],
  ['rooms', () => run(tools.depcruise, ['renderer', 'src', 'server', 'generators', 'tests', '--config', '.dependency-cruiser.cjs'])],
  ['unused code', () => run(tools.knip, [])],
  ['types', () => run(tools.tsc, ['-p', 'tsconfig.json'])],
  ['shipped packages', () => checkShipped(root)],
  ['screens and entities', () => run(tools.tsx, ['scripts/check-screens.ts'])],
]

const thorough = [
  [
    'unit and contract tests',
    async () => {
      rmSync(results, { force: true })
      await run(tools.vitest, [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--reporter=${flaky}`,
        `--outputFile.json=${results}`,
      ]).catch(error => {
        const failed = failedTests(results, root)
        throw new Error(
          [error.message, ...(failed.length ? failed : ['no test failed: an error stands outside of any, above'])].join('\n          '),
        )
      })
    },
  ],
  [
    'build',
    async () => {
      await generate()
      await buildWeb()
      await buildServer()
      await listShipped()
    },
  ],
  ['end-to-end tests', () => run(tools.playwright, ['test'])],
]

/** The checks for what differs from `main`, or is not committed. */
function forChange() {
  const files = changedFiles(root)
  const rooms = roomsOf(files)
  const touches = pattern => files.some(file => pattern.test(file))
  const named = Object.fromEntries(quick)
  const checks = ['format and lint', 'rooms', 'types']
  if (touches(/^(schemas|generators|renderer\/(cells|core))/)) checks.unshift('generated files are up to date')
  if (touches(/^(schemas|renderer)\//)) checks.push('screens and entities')
  const chosen = checks.map(name => [name, named[name]])
  console.log(rooms.length ? `Changed: ${rooms.join(', ')}` : 'Nothing of a room has changed.')
  if (rooms.length) chosen.push(['unit tests of these rooms', () => run(tools.vitest, ['run', '--passWithNoTests', ...rooms])])
  return chosen
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
let failed = 0
const report = []
const checks = process.argv.includes('--changed') ? forChange() : [...quick, ...(all ? thorough : [])]
for (const [name, work] of checks) {
  console.log(`\n— ${name}`)
  const start = performance.now()
  try {
    await work()
    report.push(`  ok    ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  } catch (error) {
    failed++
    report.push(`  FAIL  ${name}: ${error.message}`)
  }
}
console.log(`\n${report.join('\n')}`)
console.log(`${report.length - failed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
