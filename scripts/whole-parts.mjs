// What `npm run test:whole` does beside all tests: it tries the tests themselves, and drills longer than they do.
import { join } from 'node:path'
import { commitOf } from './changed.mjs'
import { root, run, tools } from './steps.mjs'

/** Mutants of all pure rooms together. */
const MUTANTS = 300
/** Kills, backups, records or seconds: minutes each. `npm run drill` alone takes more, some of them an hour. */
const DRILLS = { kill: 20, jobs: 20, backup: 1, replica: 100, overload: 20, sockets: 10 }
/** Digits of the hash of a commit that make a seed. */
const SEED_DIGITS = 7

/** Parts as `check.mjs` takes them: the command that does the same again, and its work. @returns {[string, () => Promise<void>][]} */
export function wholeParts() {
  const seed = Number.parseInt(commitOf(root).slice(0, SEED_DIGITS), 16) || 1
  const mutate = ['--sample', String(MUTANTS), '--seed', String(seed)]
  return [
    ['npm run planted', () => run(tools.tsx, ['scripts/planted.ts'])],
    [`npm run mutate -- ${mutate.join(' ')}`, () => run(tools.tsx, ['scripts/mutate.ts', ...mutate])],
    ...Object.entries(DRILLS).map(([what, times]) => [
      `npm run drill -- ${what} ${times}`,
      () => run(join(root, 'scripts', 'drill.mjs'), [what, String(times)]),
    ]),
  ]
}
