// `npm run mutate [-- --sample 300 --seed 7 --room renderer/cron]`: changes pure rooms in small ways, and says which changes no test notices.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { mutantsOf } from './mutate/mutants'
import { PURE_ROOMS, type PureRoom } from './mutate/rooms'
import { type Change, noticedOf } from './mutate/runner'
import { sample } from './mutate/sample'
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
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}  ${text.slice(mutant.start, mutant.end)}  →  ${mutant.text}`
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' }, room: { type: 'string', default: '' } },
  })
  const rooms = PURE_ROOMS.filter(({ path }) => path.startsWith(values.room))
  const all = rooms.flatMap(casesOf)
  const chosen = sample(all, Number(values.sample ?? all.length), Number(values.seed))
  console.log(`${chosen.length} of ${all.length} mutants in ${rooms.length} rooms; seed ${values.seed}`)
  for (const room of rooms) {
    const cases = chosen.filter(each => each.room === room)
    if (cases.length === 0) continue
    const noticed = await noticedOf(root, room, cases)
    const lived = cases.filter((_, id) => !noticed.has(id))
    for (const each of lived) console.log(`  lives  ${described(each)}`)
    const score = (100 * noticed.size) / cases.length
    console.log(`${room.path}: ${noticed.size} of ${cases.length} noticed, ${score.toFixed(1)} %; ${WANTED} % are wanted`)
    if (score < WANTED) process.exitCode = 1
  }
}

await main()
