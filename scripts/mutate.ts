// `npm run mutate [-- --sample 300 --seed 7 --room renderer/cron --file renderer/cron/next]`: changes pure rooms in small ways, and says which changes no test notices.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { changedLines } from './mutate/equal'
import { EQUAL } from './mutate/equal-list'
import { mutantsOf } from './mutate/mutants'
import { PURE_ROOMS, type PureRoom } from './mutate/rooms'
import { type Change, noticedOf } from './mutate/runner'
import { leastNoticed, sample } from './mutate/sample'
import { root } from './steps.mjs'

/** Percent of the mutants of each room that have to be noticed. */
const WANTED = 90
/** What people read is proved by what they see, generated code by its generator; hooks and repositories have no room without a page or a database. */
const LEFT_OUT = /\.test\.ts$|\.d\.ts$|\/texts\.ts$|\/generated\/|\/use-[a-z-]+\.ts$|\/repository\.ts$/

interface Case extends Change {
  readonly room: PureRoom
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

const filesOf = ({ path }: PureRoom): readonly string[] =>
  path.endsWith('.ts') ? [path] : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map(file => `${path}/${file}`)

const casesOf = (room: PureRoom): readonly Case[] =>
  filesOf(room)
    .filter(file => file.endsWith('.ts') && !LEFT_OUT.test(file) && !room.leftOut?.some(path => file.startsWith(path)))
    .sort()
    .flatMap(file => mutantsOf(file, textOf(file)).map(mutant => ({ room, file, mutant })))

function described({ file, mutant }: Case): string {
  const text = textOf(file)
  const before = text.slice(0, mutant.start).split('\n')
  const lines = changedLines(text, mutant)
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}  ${text.slice(mutant.start, mutant.end)}  →  ${mutant.text}\n         ${lines}`
}

const isEqual = ({ file, mutant }: Case): boolean => {
  const changed = changedLines(textOf(file), mutant)
  return EQUAL.some(each => each.file === file && each.changed.includes(changed))
}

const nameOf = ({ file, mutant }: Case): string => `${file}: ${changedLines(textOf(file), mutant)}`

/** What the list of equal mutants says of a room and is not so; lines that stand there twice are named once. */
function wrongOf(room: readonly Case[], noticed: readonly Case[], lived: readonly Case[]): readonly string[] {
  const files = new Set(room.map(({ file }) => file))
  const [there, seen, living] = [room, noticed, lived].map(cases => new Set(cases.map(nameOf)))
  return EQUAL.filter(({ file }) => files.has(file)).flatMap(({ file, changed }) =>
    changed
      .map(lines => `${file}: ${lines}`)
      .flatMap(name => {
        if (!there?.has(name)) return [`is no mutant any more: ${name}`]
        return seen?.has(name) && !living?.has(name) ? [`is noticed, so it is not equal: ${name}`] : []
      }),
  )
}

/** Tries some mutants of a room; false when too few are noticed, or the list of equal ones is wrong. */
async function tryRoom(room: PureRoom, cases: readonly Case[], isSample: boolean): Promise<boolean> {
  const ids = await noticedOf(root, room, cases)
  const noticed = cases.filter((_, id) => ids.has(id))
  const lived = cases.filter((_, id) => !ids.has(id))
  const told = lived.filter(each => !isEqual(each))
  for (const each of told) console.log(`  lives  ${described(each)}`)
  const wrong = wrongOf(casesOf(room), noticed, lived)
  for (const line of wrong) console.log(`  ${line}`)
  const tried = noticed.length + told.length
  const score = (100 * noticed.length) / Math.max(1, tried)
  const least = leastNoticed(tried, WANTED, isSample)
  const equal = cases.length - tried
  console.log(`${room.path}: ${noticed.length} of ${tried} noticed, ${score.toFixed(1)} %; ${least} are wanted; ${equal} change nothing`)
  return noticed.length >= least && wrong.length === 0
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      room: { type: 'string', default: '' },
      file: { type: 'string', default: '' },
    },
  })
  const rooms = PURE_ROOMS.filter(({ path }) => path.startsWith(values.room))
  const all = rooms.flatMap(casesOf).filter(({ file }) => file.startsWith(values.file))
  const chosen = sample(all, Number(values.sample ?? all.length), Number(values.seed))
  console.log(`${chosen.length} of ${all.length} mutants in ${rooms.length} rooms; seed ${values.seed}`)
  for (const room of rooms) {
    const cases = chosen.filter(each => each.room === room)
    if (cases.length > 0 && !(await tryRoom(room, cases, chosen.length < all.length))) process.exitCode = 1
  }
}

await main()
