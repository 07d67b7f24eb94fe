// `npm run check`: quick checks, two at a time. `npm test`: these, the tests that decide about a merge, and what they cost by part.
// `npm run test:whole`: these and all tests. Which tests decide: decision 210, `tests/whole.json`, and `@whole` of journeys.
// `npm run check -- --changed`: those that a change can fail, with the unit tests of its rooms.
// `--fetched`, after `npm test`: one journey with the Chromium that a machine without any fetches.
import './prepare.mjs'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles, commitOf, filesOfWork, roomsOf } from './changed.mjs'
import { costLines, knownCosts, measure } from './costs.mjs'
import { failedJourneys, failedTests, slowestJourneys, slowestTests, unsteadyJourneys, unsteadyTests } from './failed-tests.mjs'
import { checkShipped } from './shipped.mjs'
import { buildRenderer, buildServer, buildWeb, generate, listShipped, root, run, tools, typeCheck } from './steps.mjs'
import { forgetUnsteady, keepUnsteady, quarantine, quarantineProblems, readUnsteady } from './unsteady.mjs'
import { journeysLeftOut, leftOut } from './whole.mjs'
import { wholeParts } from './whole-parts.mjs'

const whole = process.argv.includes('--whole')
const all = whole || process.argv.includes('--all')
const fetched = process.argv.includes('--fetched')

const results = join(root, '.cache', 'vitest.json')
const journeys = join(root, '.cache', 'journeys.json')
const told = join(root, '.cache', 'check.json')

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
  ['unit and contract tests', () => testing({ failed: failedTests, unsteady: unsteadyTests, file: results, run: runUnits })],
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
  ['end-to-end tests', () => testJourneys(runJourneys)],
  ...(whole ? wholeParts() : []),
]

const withFetched = [['a journey in the fetched Chromium', () => testJourneys(runFetched)]]

/** Leaves out the tests of the whole that these files do not touch, and of very many those that `seed` does not draw. */
const withoutWhole = (files, seed) => leftOut(root, files, seed).flatMap(file => ['--exclude', file.endsWith('/') ? `${file}**` : file])

/** A test has a second try. Of the contract surface, the commit draws a sample of operations; see `tests/contracts/support/sample.ts`. */
function runUnits() {
  const seed = commitOf(root)
  const exclude = whole ? [] : withoutWhole(filesOfWork(root), seed)
  if (!whole) console.log(`Of the contract surface a sample is tried: SURFACE_SEED=${seed}`)
  const args = ['run', '--retry=1', ...exclude, '--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  return run(tools.vitest, args, { env: whole ? {} : { SURFACE_SEED: seed } })
}

function testJourneys(run) {
  const list = quarantine(root)
  const problems = quarantineProblems(list, new Date())
  if (problems.length > 0) throw new Error(['tests/e2e/quarantine.json', ...problems].join('\n          '))
  const names = list.map(({ journey }) => journey)
  return testing({
    failed: file => failedJourneys(file, names),
    unsteady: file => unsteadyJourneys(file, names),
    // All that failed is in quarantine; a run that names no failure at all has ended early.
    excused: file => failedJourneys(file).length > 0,
    file: journeys,
    run,
  })
}

/** Of `npm test`: on the embedded database alone, since the units work on a given one as well. */
const CHOSEN = ['--grep-invert', '@whole', '--project', 'embedded']

/** Files of journeys come in an order that the commit draws: none may need what another one left. */
function runJourneys() {
  const seed = commitOf(root)
  const leftOut = whole ? [] : journeysLeftOut(root, filesOfWork(root), seed)
  return runPlaywright([`--shuffle=${seed}`, ...(whole ? [] : CHOSEN)], {
    JOURNEYS: whole ? 'whole' : '',
    JOURNEYS_LEFT_OUT: leftOut.join(','),
  })
}

async function runFetched() {
  const { fetchChromium } = await import('./chromium.mjs')
  return runPlaywright(['tests/e2e/home.spec.ts:11', '--project', 'embedded'], { CHROMIUM_PATH: fetchChromium() })
}

function runPlaywright(args, env = {}) {
  return run(tools.playwright, ['test', ...args, '--reporter=list,json'], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys, ...env } })
}

/**
 * Does a run of tests, which writes `file`; when it fails its error names the tests that `failed` finds there. What passed at a later
 * try, or failed in quarantine, is kept as unsteady.
 */
async function testing({ failed, unsteady, excused = () => false, file, run }) {
  rmSync(file, { force: true })
  try {
    await run()
  } catch (error) {
    const names = failed(file, root)
    if (names.length > 0 || !excused(file)) {
      const lines = names.length ? names : ['no test failed: an error stands outside of any, above']
      failedNames.push(...lines)
      throw new Error([error.message, ...lines].join('\n          '))
    }
  } finally {
    keepUnsteady(root, unsteady(file, root))
  }
}

/** The check of the files that are still there; biome leaves out those that it does not know. */
function formatOf(files) {
  const there = files.filter(file => existsSync(join(root, file)))
  const args = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...there]
  return there.length ? [['format and lint of these files', together(tools.biome, args)]] : []
}

/** The check of the rooms of these files: what others import is looked at by `npm test`. */
function roomsCheckOf(files, rooms) {
  const modules = files.filter(file => /[.]tsx?$/.test(file) && existsSync(join(root, file)) && rooms.some(room => file.startsWith(room)))
  const outside = `^(?!${rooms.map(room => room.replaceAll('.', '[.]')).join('|')})`
  const args = [...modules, '--config', '.dependency-cruiser.cjs', '--do-not-follow', outside]
  return modules.length ? [['rooms of these files', together(tools.depcruise, args)]] : []
}

/** The checks for what differs from `main`, or is not committed: quick ones, and tests. */
function forChange() {
  const files = changedFiles(root)
  const rooms = roomsOf(files)
  const touches = pattern => files.some(file => pattern.test(file))
  const names = new Set(['types'])
  if (touches(/^(schemas|generators|renderer\/(cells|core))/)) names.add('generated files are up to date')
  if (touches(/^(schemas|renderer)\//)) names.add('screens and entities')
  console.log(rooms.length ? `Changed: ${rooms.join(', ')}` : 'Nothing of a room has changed.')
  const tests = rooms.length
    ? [['unit tests of these rooms', () => run(tools.vitest, ['run', '--passWithNoTests', ...withoutWhole(files), ...rooms])]]
    : []
  return [[...quick.filter(([name]) => names.has(name)), ...roomsCheckOf(files, rooms), ...formatOf(files)], tests]
}

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
/** Names of what failed, for `npm run ready`. */
const failedNames = []
const parts = []

async function check([name, work]) {
  console.log(`\n— ${name}`)
  const start = performance.now()
  try {
    await work()
    done++
    report.push(`  ok    ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  } catch (error) {
    failed++
    failedNames.push(name)
    report.push(`  FAIL  ${name}: ${error.message}`)
  }
}

function checksAsked() {
  if (process.argv.includes('--changed')) return forChange()
  if (fetched) return [[], withFetched]
  return [quick, all ? thorough : []]
}

const [light, heavy] = checksAsked()
const waiting = light.values()
const takeAll = async () => {
  for (const one of waiting) await check(one)
}
async function part(name, work) {
  const measured = measure()
  await work()
  parts.push({ name, ...measured() })
}

if (all) forgetUnsteady(root)
if (light.length > 0) await part('quick checks', () => Promise.all(Array.from({ length: AT_ONCE }, takeAll)))
for (const one of heavy) await part(one[0], () => check(one))
console.log(`\n${report.join('\n')}`)
if (all || fetched) {
  console.log(`\n${costLines(parts, whole ? new Map() : knownCosts(root)).join('\n')}`)
  if (all) console.log(['  slowest files:', ...slowestTests(results, root), ...slowestJourneys(journeys)].join('\n    '))
  mkdirSync(join(root, '.cache'), { recursive: true })
  const before = fetched && existsSync(told) ? JSON.parse(readFileSync(told, 'utf8')) : { failed: [], parts: [] }
  writeFileSync(told, JSON.stringify({ failed: [...before.failed, ...failedNames], parts: [...before.parts, ...parts] }, null, 2))
}
if (all || fetched) for (const line of readUnsteady(root)) console.log(`UNSTEADY  ${line}`)
console.log(`${done} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
