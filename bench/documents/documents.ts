import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { build } from '../../server/app/app'
import { readConfig } from '../../server/app/config'
import { wantedGrams } from '../../server/subjects/documents/index/grams'
import { makeFolder } from '../../tests/e2e/support/run-folder'
import { startGivenPostgres } from '../../tests/helpers/postgres'
import { type Figure, print } from '../report'
import { Corpus, Numbers } from './corpus'
import { type App, fill, takeInAll, tenantOf, withClient } from './fill'
import { processorTime, type Times, timesOf } from './measure'
import { questionsOf, threeWords } from './questions'
import { timeOfScannedPage } from './scanned'

const DOCUMENTS = 100_000
/** Stands in each document of the corpus. */
const EVERYWHERE = '单位'
const PASSWORD = 'Weft-2026-bench'
const BASE = '/jeecg-boot/unstructur/documentdata'
/** As `documents.md` has them, in milliseconds, documents a second, and of ten; opening as a page opens. */
const LIMITS = { search: 150, suggest: 50, open: 150, perSecond: 200, page: 3000, first: 9 }

async function signIn(app: App): Promise<Record<string, string>> {
  const payload = { username: 'admin', password: PASSWORD }
  const { result } = (await app.inject({ method: 'POST', url: '/jeecg-boot/sys/login', payload })).json<{ result: { token: string } }>()
  return { 'x-access-token': result.token, tenant_id: '0' }
}

interface Answer<T> {
  readonly success: boolean
  readonly message: string
  readonly result: T
}

/** What a user asks of the server. */
function callsOf(app: App, headers: Record<string, string>) {
  const asked = async <T>(call: InjectOptions): Promise<T> => {
    const { success, message, result } = (await app.inject({ ...call, headers })).json<Answer<T>>()
    if (!success) throw new Error(message)
    return result
  }
  return {
    search: async (fullTextContent: string) =>
      (await asked<{ records: { id: string }[] }>({ method: 'POST', url: `${BASE}/search/list`, payload: { fullTextContent } })).records,
    suggest: (text: string) => asked({ method: 'GET', url: `${BASE}/search/suggest?text=${encodeURIComponent(text)}` }),
    open: (id: string, text: string) =>
      Promise.all([
        asked({ method: 'GET', url: `${BASE}/reader/pages?source=document&id=${id}&page=1&size=50` }),
        asked({ method: 'GET', url: `${BASE}/search/hits?source=document&id=${id}&text=${encodeURIComponent(text)}` }),
      ]),
  }
}

const most = (name: string, unit: string, ours: number, floor: number): Figure => ({ name, unit, ours, floor, limit: { ratio: 1 } })

/** What users wait for, and beside the limits what processors take for it, which the load of the machine does not change. */
const timed = (name: string, { p50, p95, p99, cpu }: Times, limit: number): Figure[] => [
  { name: `${name}, p50`, unit: 'ms', ours: p50, floor: limit },
  most(`${name}, p95`, 'ms', p95, limit),
  { name: `${name}, p99`, unit: 'ms', ours: p99, floor: limit },
  most(`${name}, processors`, 'ms', cpu, limit),
]

/**
 * Search, suggestions and opening over generated documents of two pages, how fast they are taken in, whether the right one is among the first
 * ten, and how long a scanned page takes.
 */
export async function documents(count = DOCUMENTS): Promise<void> {
  const folder = makeFolder('given')
  const given = await startGivenPostgres(folder)
  const env = { DATABASE_URL: given.url, DATA_DIR: makeFolder('data'), ADMIN_PASSWORD: PASSWORD, USER_CALLS_PER_SECOND: '1000' }
  const app = await build({ config: readConfig(env), logs: false, jobs: false })
  try {
    const [corpus, numbers] = [new Corpus(), new Numbers(2026)]
    const ran = () => processorTime(join(folder, 'cluster'))
    const inTenant = tenantOf(app)
    const inserted = await fill(given.url, corpus, count)
    const taken = await takeInAll(inTenant, ran)
    await withClient(given.url, async client => {
      for (const table of ['document_index', 'document_text']) await client.query(`vacuum (analyze) weft.${table}`)
    })
    const { search, suggest, open } = callsOf(app, await signIn(app))
    const asked = Math.min(400, Math.ceil(count / 20))
    const words = threeWords(corpus, count, asked, numbers)
    const keys = (text: string) =>
      inTenant(trx => sql`select count(*) from weft.find_documents('all', ${text.split(' ').flatMap(wantedGrams)}::integer[])`.execute(trx))
    const found = await timesOf(words, ran, keys)
    const searched = await timesOf(words, ran, search)
    const common = await timesOf(
      Array.from({ length: 20 }, () => EVERYWHERE),
      ran,
      search,
    )
    const typed = threeWords(corpus, count, asked, numbers).map(text => text.slice(0, 2))
    const suggested = await timesOf(typed, ran, suggest)
    const questions = questionsOf(corpus, count, Math.min(100, asked), numbers)
    const opened = await timesOf(questions, ran, ({ id, text }) => open(id, text))
    let right = 0
    for (const { text, id } of questions) if ((await search(text)).some(record => record.id === id)) right += 1
    const scanned = await timeOfScannedPage(corpus, makeFolder('scans'))
    print(`Documents of two pages, ${count} of them (floor: the limit)`, [
      ...timed('three words with facets', searched, LIMITS.search),
      ...timed('one word that stands in all texts', common, LIMITS.search),
      ...timed('suggestions', suggested, LIMITS.suggest),
      ...timed('opening at the hits', opened, LIMITS.open),
      most('a scanned page', 'ms', scanned, LIMITS.page),
      most('taking in a document', 'ms', taken.wall, 1000 / LIMITS.perSecond),
      most('taking in a document, processors', 'ms', taken.cpu, (2 * 1000) / LIMITS.perSecond),
      most('of ten questions, documents not among the first ten', '', 10 - (10 * right) / questions.length, 10 - LIMITS.first),
    ])
    print('The same beside the least that the database does for it in this run', [
      { name: 'three words with facets : keys by the index alone, p50', unit: 'ms', ours: searched.p50, floor: found.p50 },
      { name: 'three words with facets : keys by the index alone, processors', unit: 'ms', ours: searched.cpu, floor: found.cpu },
      { name: 'taking in a document : adding its pages', unit: 'ms', ours: taken.wall, floor: inserted },
    ])
  } finally {
    await app.close()
    await given.stop()
  }
}
