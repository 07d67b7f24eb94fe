import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GivenPostgres, startGivenPostgres } from '../../../../../tests/helpers/postgres'
import { build } from '../../../../app/app'
import { readConfig } from '../../../../app/config'
import type { JobContext } from '../../../../jobs'
import { wantedGrams } from '../grams'
import { documentIndexCheckJob } from '../jobs'
import { sortIn } from '../repository'
import { takeIn } from '../take-in'
import { refreshTerms } from '../terms/repository'
import { checkIndex, type InTenant } from './check'
import { remakeIndex, SEARCHED, type SearchedIndex, unsoundIndexes } from './indexes'
import { dropMade, makeAnew, takeMade } from './repository'

// Its files are damaged while it stands still, so it is a PostgreSQL of its own.
const folder = mkdtempSync(join(tmpdir(), 'weft-damage-'))
let given: GivenPostgres
let app: Awaited<ReturnType<typeof build>>

const signal = new AbortController().signal
const actor = { tenantId: 0, username: 'admin', orgCode: null, clearance: '2' as const }
const inTenant: InTenant = work => (app.data ?? expect.fail('no database')).withTenant(actor, work as never)

async function asOwner<Row extends pg.QueryResultRow>(...statements: readonly string[]): Promise<Row[]> {
  const client = new pg.Client(given.url)
  await client.connect()
  try {
    let rows: Row[] = []
    for (const statement of statements) ({ rows } = await client.query<Row>(statement))
    return rows
  } finally {
    await client.end()
  }
}

async function addDocuments(name: string, count: number): Promise<void> {
  await asOwner(
    `insert into weft.document (id, tenant_id, create_by, name, secret_level, browse_count, state)
      select '${name}' || n, 0, 'admin', '${name}' || n, '0', 0, 'ready' from generate_series(1, ${count}) n`,
  )
  while ((await inTenant(takeIn)) > 0);
  await inTenant(sortIn)
}

const find = (text: string) =>
  inTenant(async trx => {
    const { rows } = await sql`select from weft.find_documents('all', ${wantedGrams(text)}::integer[])`.execute(trx)
    return rows.length
  })
const findByWord = (word: string) =>
  inTenant(async trx => (await sql`select from weft.find_documents_by_words(${word}::tsquery)`.execute(trx)).rows.length)

const isThere = () =>
  inTenant(trx => sql`select`.execute(trx)).then(
    () => true,
    () => false,
  )

/** Writes over the whole file of an index, as a failing disk would. */
async function destroy(index: SearchedIndex): Promise<void> {
  const [found] = await asOwner<{ path: string }>('checkpoint', `select pg_relation_filepath('weft.${index}') as path`)
  await given.kill()
  const path = join(folder, 'cluster', found?.path ?? '')
  writeFileSync(path, Buffer.alloc(readFileSync(path).length, 0xa5))
  await given.start()
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true)
}

beforeAll(async () => {
  chmodSync(folder, 0o755)
  given = await startGivenPostgres(folder)
  const env = { DATABASE_URL: given.url, DATA_DIR: mkdtempSync(join(tmpdir(), 'weft-damage-data-')), ADMIN_PASSWORD: 'Test-keeper-2026' }
  app = await build({ config: readConfig(env), logs: false, jobs: false })
  await addDocuments('受损文件', 30)
}, 180_000)
afterAll(async () => {
  await app?.close()
  await given?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('an index of the search', () => {
  it.each<[SearchedIndex, () => Promise<number>]>([
    ['document_index_grams', () => find('受损')],
    ['document_index_words', () => findByWord('受损')],
  ])(
    'whose file is damaged is told, done without and made anew: %s',
    async (name, ask) => {
      expect(await unsoundIndexes(inTenant, signal)).toEqual([])
      await destroy(name)
      expect(await ask()).toBe(30)
      expect(await unsoundIndexes(inTenant, signal)).toMatchObject([{ name, fault: expect.stringMatching(/invalid page/) }])
      await remakeIndex(inTenant, name)
      expect(await unsoundIndexes(inTenant, signal)).toEqual([])
      expect(await ask()).toBe(30)
      expect(await checkIndex(inTenant, signal)).toEqual({})
    },
    120_000,
  )

  it('that does not have each row is told by the rows and by their number, and made anew', async () => {
    const name = 'document_index_grams'
    const keepUp = (is: boolean) => asOwner(`update pg_index set indisready = ${is} where indexrelid = 'weft.${name}'::regclass`)
    await keepUp(false)
    await addDocuments('漏记文件', 2)
    await keepUp(true)
    expect(await find('漏记')).toBe(0)
    expect(await checkIndex(inTenant, signal)).toEqual({ unsound: 2 })
    expect(await unsoundIndexes(inTenant, signal)).toMatchObject([{ name, fault: expect.stringMatching(/^\d+ \/ \d+$/) }])
    await remakeIndex(inTenant, name)
    expect(await find('漏记')).toBe(2)
    expect(await unsoundIndexes(inTenant, signal)).toEqual([])
  }, 60_000)

  it('is searched while another is made, also after a run that was cut off', async () => {
    const [name] = SEARCHED
    await inTenant(async trx => {
      await makeAnew(trx, name)
      expect(await find('受损')).toBe(30)
    })
    await expect(inTenant(trx => makeAnew(trx, name))).rejects.toThrow()
    await inTenant(trx => dropMade(trx, name))
    await expect(inTenant(trx => takeMade(trx, name))).rejects.toThrow()
    await remakeIndex(inTenant, name)
    expect(await find('受损')).toBe(30)
  })

  it('whose file is damaged is mended by the job of the check, which tells it', async () => {
    const told: string[] = []
    const job = documentIndexCheckJob({ tenants: () => app.data ?? expect.fail('no database'), changed: async () => undefined })
    const context: Partial<JobContext<never>> = {
      actor,
      withTenant: inTenant,
      signal,
      progress: () => undefined,
      log: (_level, text) => void told.push(text),
    }
    const run = () => job.run(context as JobContext<never>)
    await destroy('document_index_title_grams')
    expect((await run())?.data).toEqual({ remade: 1 })
    expect(told).toEqual([expect.stringContaining('document_index_title_grams')])
    expect(await unsoundIndexes(inTenant, signal)).toEqual([])
    // Of words that an older version has counted it is not known yet how they are read.
    await inTenant(trx => refreshTerms(trx))
    expect((await run())?.data).toEqual({})
    expect(told).toHaveLength(1)
    expect(await asOwner('select from weft.document_term where reading is not null limit 1')).toHaveLength(1)
  }, 120_000)
})
