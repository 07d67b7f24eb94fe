import { join } from 'node:path'
import { root, run } from '../../scripts/steps.mjs'
import { makeFolder } from '../../tests/e2e/support/run-folder'
import { startGivenPostgres } from '../../tests/helpers/postgres'
import { quartiles } from '../report'
import { Databases } from '../server/databases'
import { type Cost, PROGRAM, RunningServers } from '../server/running'
import { makeTemplate } from '../server/template'
import { ASKED, type AskedCall } from './asked'
import { type Measured, printCalls } from './print'

/** Rounds of each call, unless `--runs` says how many; calls of one round; calls after which what is called often is compiled. */
const ROUNDS = 15
const CALLS = 100
const WARM = 300

const [WEFT, BARE] = [0, 1]
const NAMES = ['calls_weft', 'calls_bare'] as const

async function prepareDatabases(databases: Databases): Promise<void> {
  const template = await makeTemplate(databases)
  for (const name of NAMES) await databases.create(name, template)
  await databases.withoutTriggers(NAMES[BARE] ?? '')
}

const start = (databases: Databases) =>
  RunningServers.start(
    NAMES.map((name, index) => ({ databaseUrl: databases.urlOf(name), dataDir: makeFolder('data'), without: [], bare: index === BARE })),
    index => databases.cpu(NAMES[index] ?? ''),
  )

/** What `calls` of a kind cost at a server. */
async function costOf(servers: RunningServers, index: number, asked: AskedCall, calls: number): Promise<Cost> {
  const one = await asked.prepare(servers.callerOf(index))
  return servers.cost(index, caller => caller.repeat(calls, one), calls)
}

const middleOf = (costs: readonly Cost[]): Cost => {
  const middle = (kind: keyof Cost) => quartiles(costs.map(cost => cost[kind]))[1]
  return {
    server: middle('server'),
    database: middle('database'),
    wall: middle('wall'),
    statements: middle('statements'),
    trips: middle('trips'),
  }
}

const processor = ({ server, database }: Cost) => server + database

/** One call in short rounds, ours and bare in turn. */
async function measure(servers: RunningServers, asked: AskedCall, rounds: number): Promise<Measured> {
  const cold = await costOf(servers, WEFT, asked, 1)
  const compared = asked.least === undefined ? [WEFT] : [WEFT, BARE]
  for (const index of compared) await costOf(servers, index, asked, WARM)
  const found: Cost[][] = [[], []]
  for (let round = 0; round < rounds; round++) for (const index of compared) found[index]?.push(await costOf(servers, index, asked, CALLS))
  const [ours = [], bare = []] = found
  const shares = ours.flatMap((cost, round) => bare.slice(round, round + 1).map(floor => processor(floor) / processor(cost)))
  return { asked, cold, warm: middleOf(ours), bare: middleOf(bare), share: quartiles(shares) }
}

/**
 * What the ten commonest calls cost: processor of the server and of its database, statements and how often they are waited for, cold and warm,
 * and which share of it a bare route with one statement takes.
 */
export async function calls(runs = ROUNDS): Promise<void> {
  await run(join(root, 'scripts', 'build-server.mjs'), [join(PROGRAM, '..'), 'bench/server/process.ts'], { quiet: true })
  const given = await startGivenPostgres(makeFolder('given'), { max_connections: '200' })
  const databases = await Databases.open(given.url)
  let servers: RunningServers | undefined
  try {
    await prepareDatabases(databases)
    servers = await start(databases)
    const found: Measured[] = []
    for (const asked of ASKED) found.push(await measure(servers, asked, runs))
    printCalls(found)
  } finally {
    await servers?.stop()
    await databases.close()
    await given.stop()
  }
}
