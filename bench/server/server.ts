import { join } from 'node:path'
import { root, run } from '../../scripts/steps.mjs'
import { makeFolder } from '../../tests/e2e/support/run-folder'
import { startGivenPostgres } from '../../tests/helpers/postgres'
import { type Figure, print, quartiles } from '../report'
import { Databases } from './databases'
import { LOADS, type Load } from './load'
import { type Cost, PROGRAM, RunningServers } from './running'
import type { Wanted } from './talk'
import { makeTemplate } from './template'
import { BARE, leftOut, VARIANTS, type Variant } from './variants'

/** Rounds of each server under each load, unless `--runs` says how many. */
const ROUNDS = 30
/** Calls of one round. */
const CALLS = 100
/** What watching may take of the work of a server that is loaded. */
const MOST_SHARE = 0.02
/** Calls of which the stack is sampled. */
const SAMPLED = 3000
/** Calls after which what is called often is compiled. */
const WARM = 500

/** All that are compared; the bare one first. */
const COMPARED = [BARE, ...VARIANTS]

async function startAll(databases: Databases): Promise<RunningServers> {
  const template = await makeTemplate(databases)
  const wanted: Wanted[] = []
  for (const [index, variant] of COMPARED.entries()) {
    const name = `bench${index}`
    await databases.create(name, template)
    if (!variant.parts.includes('audit')) await databases.withoutAudit(name)
    wanted.push({ databaseUrl: databases.urlOf(name), dataDir: makeFolder('data'), without: leftOut(variant) })
  }
  return RunningServers.start(wanted, index => databases.cpu(`bench${index}`))
}

/** The costs of each server in short rounds, one after the other; each turn begins with another one. */
async function rounds(servers: RunningServers, load: Load, turns: number): Promise<Map<Variant, Cost[]>> {
  const found = new Map<Variant, Cost[]>(COMPARED.map(variant => [variant, []]))
  const cost = (index: number, calls: number) => servers.cost(index, caller => caller.run(load, calls), calls)
  for (const index of COMPARED.keys()) await cost(index, WARM)
  for (let turn = 0; turn < turns; turn++) {
    for (const step of COMPARED.keys()) {
      const index = (turn + step) % COMPARED.length
      found.get(COMPARED[index] ?? BARE)?.push(await cost(index, CALLS))
    }
  }
  return found
}

/** Which share of its own work a server that is watched, and nothing else, spends on that; the noise of the machine is in all of it alike. */
const share = (servers: RunningServers, load: Load) =>
  servers.sampledShare(
    COMPARED.findIndex(({ parts }) => parts.join() === 'watching'),
    caller => caller.run(load, SAMPLED),
  )

const toldShare = (part: number) =>
  `watching by samples of the stack: ${(100 * part).toFixed(2)} % of the work of the server${part > MOST_SHARE ? ' ✗' : ''} (at most ${100 * MOST_SHARE} %)`

/** One kind of cost beside that of the bare server: the middle of the ratios of the turns. */
function figure(costs: ReadonlyMap<Variant, readonly Cost[]>, variant: Variant, kind: keyof Cost, most?: number): Figure {
  const ours = (costs.get(variant) ?? []).map(cost => cost[kind])
  const floor = (costs.get(BARE) ?? []).map(cost => cost[kind])
  const [low, ratio, high] = quartiles(ours.map((cost, turn) => cost / (floor[turn] ?? Number.NaN)))
  const [, middle] = quartiles(floor)
  const limit = most === undefined ? {} : { limit: { ratio: most } }
  return { name: variant.name, unit: 'µs', ours: middle * ratio, floor: middle, spread: [low, high], ...limit }
}

const together = (costs: ReadonlyMap<Variant, readonly Cost[]>) =>
  new Map([...costs].map(([variant, each]) => [variant, each.map(cost => ({ ...cost, wall: 1000 * cost.wall }))] as const))

/** What watching, logs, audit and jobs cost a loaded server: processor of the server and of its database, and time, for each call. */
export async function server(runs = ROUNDS): Promise<void> {
  await run(join(root, 'scripts', 'build-server.mjs'), [join(PROGRAM, '..'), 'bench/server/process.ts'], { quiet: true })
  const given = await startGivenPostgres(makeFolder('given'), { max_connections: '400' })
  const databases = await Databases.open(given.url)
  let servers: RunningServers | undefined
  try {
    servers = await startAll(databases)
    for (const load of LOADS) {
      const costs = together(await rounds(servers, load, runs))
      const table = (kind: keyof Cost, limited: boolean) =>
        VARIANTS.map(variant => figure(costs, variant, kind, limited ? variant.most : undefined))
      print(`${load.name}: processor of the server for each call (floor: without any of them)`, table('server', true))
      print(`${load.name}: processor of the database for each call`, table('database', false))
      console.log(`\n${load.name}: ${toldShare(await share(servers, load))}`)
      print(`${load.name}: time for each call, ten at once`, table('wall', false))
    }
  } finally {
    await servers?.stop()
    await databases.close()
    await given.stop()
  }
}
