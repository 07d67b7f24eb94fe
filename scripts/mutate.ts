// `npm run mutate [-- --sample 300 --seed 7 --room renderer/cron]`: changes pure rooms in small ways, and says which changes no test notices.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Mutant, mutantsOf } from './mutate/mutants'
import { PURE_ROOMS, type PureRoom } from './mutate/rooms'
import { RoomRunner } from './mutate/runner'
import { sample } from './mutate/sample'
import { root } from './steps.mjs'

/** Percent of the mutants that have to be noticed. */
const WANTED = 90
/** What people read is proved by what they see, and generated code by its generator. */
const LEFT_OUT = /\.test\.ts$|\.d\.ts$|\/texts\.ts$|\/generated\//

interface Case {
  readonly room: PureRoom
  readonly file: string
  readonly mutant: Mutant
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

const casesOf = (room: PureRoom): readonly Case[] =>
  readdirSync(join(root, room.folder), { recursive: true, encoding: 'utf8' })
    .map(file => `${room.folder}/${file}`)
    .filter(file => file.endsWith('.ts') && !LEFT_OUT.test(file))
    .sort()
    .flatMap(file => mutantsOf(file, textOf(file)).map(mutant => ({ room, file, mutant })))

function described({ file, mutant }: Case): string {
  const text = textOf(file)
  const before = text.slice(0, mutant.start).split('\n')
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}  ${text.slice(mutant.start, mutant.end)}  →  ${mutant.text}`
}

/** The mutants of a room that no test notices. */
async function survivors(room: PureRoom, cases: readonly Case[]): Promise<readonly Case[]> {
  const runner = await RoomRunner.open(root, room)
  try {
    if (!(await runner.passes())) throw new Error(`The tests of ${room.folder} fail without a mutant.`)
    const lived: Case[] = []
    for (const each of cases) {
      if (!(await runner.passes(each))) continue
      lived.push(each)
      console.log(`  lives  ${described(each)}`)
    }
    return lived
  } finally {
    await runner.close()
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' }, room: { type: 'string', default: '' } },
  })
  const rooms = PURE_ROOMS.filter(({ folder }) => folder.startsWith(values.room))
  const all = rooms.flatMap(casesOf)
  const chosen = sample(all, Number(values.sample ?? all.length), Number(values.seed))
  console.log(`${chosen.length} of ${all.length} mutants in ${rooms.length} rooms; seed ${values.seed}`)
  let lived = 0
  for (const room of rooms) {
    const cases = chosen.filter(each => each.room === room)
    if (cases.length === 0) continue
    const found = (await survivors(room, cases)).length
    lived += found
    console.log(`${room.folder}: ${cases.length - found} of ${cases.length} noticed`)
  }
  const score = (100 * (chosen.length - lived)) / chosen.length
  console.log(`${score.toFixed(1)} % noticed; ${WANTED} % are wanted`)
  process.exitCode = score >= WANTED ? 0 : 1
}

await main()
