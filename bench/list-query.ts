import autocannon from 'autocannon'
import pg from 'pg'
import { type Figure, print } from './report'
import { startBareRoute } from './servers'
import { API, startWeft, type Weft } from './weft'

const ROWS = 100_000
const RATE = 50
const SECONDS = 10

/** Fills the lecturers' table as its owner would, past the checks that only one row at a time would meet. */
async function fillRows(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`alter table weft.course_lecturer disable trigger user`)
  await client.query(
    `insert into weft.course_lecturer (tenant_id, create_by, create_time, name, gender, level, external, fee)
     select 0, 'admin', now() - n * interval '1 minute', '讲师' || n, (n % 2 + 1)::text, (n % 3 + 1)::text, 'N', n % 1000
     from generate_series(1, $1::int) n`,
    [ROWS],
  )
  await client.query(`alter table weft.course_lecturer enable trigger user`)
  await client.query(`analyze weft.course_lecturer`)
  await client.end()
}

const QUERIES = [
  ['first page', 'pageNo=1&pageSize=10&column=createTime&order=desc'],
  ['one level, sorted by fee', 'pageNo=1&pageSize=10&column=fee&order=asc&level=2'],
  ['text inside names', `pageNo=1&pageSize=10&column=createTime&order=desc&name=${encodeURIComponent('*9999*')}`],
  ['page 5,000', 'pageNo=5000&pageSize=10&column=createTime&order=desc'],
] as const

async function shoot(url: string, headers: Record<string, string>): Promise<{ p50: number; p99: number }> {
  const result = await autocannon({ url, headers, connections: 10, overallRate: RATE, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return { p50: result.latency.p50, p99: result.latency.p99 }
}

async function measure(weft: Weft, name: string, query: string): Promise<Figure[]> {
  const url = `${weft.server.url}${API}/course/lecturer/list?${query}`
  const headers = { 'x-access-token': weft.signedIn.token, tenant_id: '0' }
  const answer = await (await fetch(url, { headers })).text()
  const bare = await startBareRoute(answer)
  try {
    await shoot(`${bare.url}/list`, {})
    const floor = await shoot(`${bare.url}/list`, {})
    const ours = await shoot(url, headers)
    // autocannon counts in whole milliseconds: a floor below one counts as one.
    return [
      { name: `${name}, p50`, unit: 'ms', ours: ours.p50, floor: Math.max(floor.p50, 1) },
      { name: `${name}, p99`, unit: 'ms', ours: ours.p99, floor: Math.max(floor.p99, 1) },
    ]
  } finally {
    await bare.close()
  }
}

/** Latency of list queries over 100,000 rows at a constant rate, beside a bare route that sends the same bytes. */
export async function listQuery(): Promise<void> {
  const weft = await startWeft()
  try {
    await fillRows(weft.server.databaseUrl)
    const figures: Figure[] = []
    for (const [name, query] of QUERIES) figures.push(...(await measure(weft, name, query)))
    print(`List query over ${ROWS} rows at ${RATE} requests a second (floor: a bare Fastify route)`, figures)
  } finally {
    await weft.server.dispose()
  }
}
