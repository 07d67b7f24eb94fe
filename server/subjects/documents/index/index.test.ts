import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'
import { checkIndex, type IndexFaults } from './check/check'
import { learnWords } from './dictionary'
import { wantedGrams } from './grams'
import { htmlText } from './html-text'
import { dueRecords, forgetDue, MADE } from './repository'
import { takeIn } from './take-in'
import { refreshTerms } from './terms/repository'

// Its jobs rest: what is due is taken in when a test says so.
let server: TestServer
let admin: Caller

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  admin = await server.signIn()
})
afterAll(() => server?.close())

const BASE = '/unstructur/documentdata'
const database = () => server.app.data ?? expect.fail('no database')
const inTenant = <T>(work: Parameters<ReturnType<typeof database>['withTenant']>[1]) =>
  database().withTenant({ tenantId: 0, username: 'admin', orgCode: null, clearance: '2' }, work) as Promise<T>

async function drain(): Promise<number> {
  let all = 0
  for (let some = await inTenant<number>(takeIn); some > 0; some = await inTenant<number>(takeIn)) all += some
  return all
}

const check = () => checkIndex(inTenant as never, new AbortController().signal) as Promise<IndexFaults>
const due = () => server.sql('select source, record_id from weft.document_index_due')

async function addDocument(name: string, pages: readonly string[] = []): Promise<string> {
  await admin.post(`${BASE}/documentinformation/add`, { name, secretLevel: '0' })
  const [row] = await server.sql<{ id: string }>('select id from weft.document where name = $1', [name])
  const id = row?.id ?? expect.fail(name)
  for (const [at, text] of pages.entries()) {
    await server.sql('insert into weft.document_page (tenant_id, source, record_id, page, text) values (0, $1, $2, $3, $4)', [
      'document',
      id,
      at + 1,
      text,
    ])
  }
  return id
}

const find = (part: 'title' | 'all' | 'words', wanted: string) =>
  inTenant<string[]>(async trx => {
    const found =
      part === 'words'
        ? sql`weft.find_documents_by_words(${wanted}::tsquery)`
        : sql`weft.find_documents(${part}, ${wanted.split(' ').flatMap(wantedGrams)}::integer[])`
    const { rows } = await sql<{ record_id: string }>`select record_id from ${found}`.execute(trx.withoutPlugins())
    return rows.map(row => row.record_id)
  })

describe('the index of documents', () => {
  it('takes in what was added, changed and deleted, however it was written', async () => {
    const id = await addDocument('設備採購合同', ['第一页：付款 1,230,000.00 元', '第二页：驗收'])
    await drain()
    expect(await find('title', '采购')).toContain(id)
    expect(await find('all', '验收 123')).toContain(id)
    expect(await find('words', "'验收':D & '合同':A")).toContain(id)
    expect(await due()).toEqual([])
    await server.sql("update weft.document_page set text = '改为保证金' where record_id = $1 and page = 2", [id])
    await drain()
    expect([await find('all', '验收'), (await find('all', '保证金')).includes(id)]).toEqual([[], true])
    await admin.delete(`${BASE}/documentinformation/delete`, { id })
    await drain()
    expect(await find('title', '采购')).not.toContain(id)
    for (const table of ['document_text', 'document_page', 'document_index'])
      expect(await server.sql(`select from weft.${table} where record_id = $1`, [id]), table).toEqual([])
  })

  it('is not asked anew for what nobody searches', async () => {
    const id = await addDocument('浏览次数不重建')
    await drain()
    await server.sql("update weft.document set browse_count = 7, state = 'ready' where id = $1", [id])
    expect(await due()).toEqual([])
    await server.sql("update weft.document set number = '审发〔2026〕8号' where id = $1", [id])
    expect(await due()).toHaveLength(1)
    await drain()
    expect(await find('all', '审发 20')).toContain(id)
  })

  it('keeps due what was changed while it was taken in', async () => {
    const id = await addDocument('同时修改')
    await inTenant(async trx => {
      const seen = await dueRecords(trx, 50)
      await server.sql('update weft.document set name = $1 where id = $2', ['已经改名', id])
      await forgetDue(trx, seen)
    })
    expect(await due()).toEqual([{ source: 'document', record_id: id }])
    await drain()
    expect(await find('title', '改名')).toContain(id)
  })

  it('reads rich texts as people do', async () => {
    expect(htmlText('<p>审计&nbsp;<b>证据</b></p><ul><li>一&lt;二</li></ul>&#x4e09;')).toBe('审计 证据\n一<二\n三')
    await admin.post(`${BASE}/knowledgebase/add`, { name: '取证规范', fullTextContent: '<p>审计<b>证据</b>应当充分</p>', secretLevel: '0' })
    await drain()
    expect(await find('all', '计证 充分')).toHaveLength(1)
  })

  it('is checked: what is missing, stale, damaged or left is found and mended', async () => {
    const [missing, stale, damaged, left] = await Promise.all(
      ['缺少', '过时', '损坏', '残留'].map(name => addDocument(`检查${name}`, [name])),
    )
    await drain()
    expect(await check()).toEqual({})
    await server.sql('delete from weft.document_index where record_id = $1', [missing])
    await server.sql("update weft.document_index set source_hash = 'x' where record_id = $1", [stale])
    await server.sql("update weft.document_text set text = '别的' where record_id = $1", [damaged])
    await server.sql('delete from weft.document where id = $1', [left])
    await server.sql('delete from weft.document_index_due')
    expect(await check()).toEqual({ missing: 1, stale: 1, damaged: 1, left: 1 })
    expect(await drain()).toBe(4)
    expect(await check()).toEqual({})
    expect(await find('title', '缺少')).toEqual([missing])
  })

  it('is checked for what the index cannot find though it is there, and for values that were cut off', async () => {
    const [cut, lost] = await Promise.all(['截断', '失联'].map(name => addDocument(`检查${name}`, [`${name}的正文`])))
    await drain()
    await server.sql('update weft.document_index set grams = grams[1:3] where record_id = $1', [cut])
    await inTenant<void>(async trx => {
      const which = sql`where i.record_id = ${lost}`
      await sql`update document_index i set grams = array_remove(grams, weft.tenant_gram(0)) ${which}`.execute(trx)
      await sql`update document_index i set made_hash = ${MADE} ${which}`.execute(trx)
    })
    expect(await check()).toEqual({ damaged: 1, lost: 1 })
    expect(await drain()).toBe(2)
    expect([await find('all', '截断的正文'), await find('all', '失联的正文')]).toEqual([[cut], [lost]])
    expect(await check()).toEqual({})
  })

  it('has its pages once where they were kept twice', async () => {
    const id = await addDocument('检查重复', ['重复的正文'])
    await drain()
    await server.sql(
      'insert into weft.document_text (tenant_id, source, record_id, page, text) select tenant_id, source, record_id, 7, text from weft.document_text where record_id = $1',
      [id],
    )
    expect(await check()).toEqual({ damaged: 1 })
    await drain()
    expect(await server.sql('select page from weft.document_text where record_id = $1', [id])).toEqual([{ page: 1 }])
  })

  it('goes on finding what it has while it is checked and mended', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, (_, at) => addDocument(`照常检索${at}`, ['照常检索的正文'])))
    await drain()
    await server.sql("update weft.document_index set source_hash = 'x' where record_id = any($1)", [ids])
    let [going, rounds] = [true, 0]
    const search = async () => {
      while (going) {
        expect((await find('all', '照常检索')).sort()).toEqual([...ids].sort())
        rounds += 1
      }
    }
    const searching = search()
    expect(await check()).toEqual({ stale: 30 })
    expect(await drain()).toBe(30)
    going = false
    await searching
    expect(rounds).toBeGreaterThan(1)
    expect(await check()).toEqual({})
  })

  it('cuts texts anew when the dictionary of the tenant changes', async () => {
    const id = await addDocument('一条线索', ['向巽霁泓付款'])
    await addDocument('与词典无关')
    await drain()
    expect(await find('words', "'巽霁泓':D")).toEqual([])
    await admin.post(`${BASE}/searchword/add`, { word: '巽霁泓' })
    await inTenant(learnWords)
    expect(await due()).toEqual([{ source: 'document', record_id: id }])
    await drain()
    expect(await find('words', "'巽霁泓':D")).toEqual([id])
    await inTenant(learnWords)
    expect(await due()).toEqual([])
    const [row] = await server.sql<{ id: string }>('select id from weft.document_word')
    await admin.delete(`${BASE}/searchword/delete`, { id: row?.id ?? '' })
    await inTenant(learnWords)
    await drain()
    expect(await find('words', "'巽霁泓':D")).toEqual([])
  })

  it('counts in how many texts words stand', async () => {
    await addDocument('关于词频的统计')
    await drain()
    expect(await inTenant(trx => refreshTerms(trx, 2))).toBe(true)
    const [row] = await server.sql<{ documents: number }>("select documents from weft.document_term where tenant_id = 0 and term = '统计'")
    expect(row?.documents).toBeGreaterThan(0)
    const counted = await server.sql(
      'select term, documents from weft.document_term t where tenant_id = 0 and term <> \'\' order by term collate "C"',
    )
    expect(counted).toEqual(
      await server.sql(
        'select word as term, ndoc as documents from ts_stat(\'select words from weft.document_index where tenant_id = 0\') order by word collate "C"',
      ),
    )
    expect(await inTenant(trx => refreshTerms(trx))).toBe(false)
  })

  it('writes counts that have changed alone, and forgets words that are gone', async () => {
    await server.sql("update weft.document_term set documents = 0 where tenant_id = 0 and term = ''")
    await server.sql("insert into weft.document_term (term, documents, reading) values ('不在任何文本', 5, '')", [], 0)
    const rows = () =>
      server.sql<{ term: string; xmin: string }>('select term, xmin::text from weft.document_term where tenant_id = 0 order by term')
    const before = await rows()
    expect(await inTenant(trx => refreshTerms(trx))).toBe(true)
    const changed = before.filter(({ term }) => term !== '' && term !== '不在任何文本')
    expect((await rows()).filter(({ term }) => term !== '')).toEqual(changed)
  })

  it('shows a tenant nothing of another one', async () => {
    await addDocument('只属于默认租户')
    await drain()
    const foreign = await database().withTenant({ tenantId: 77, username: 'x', orgCode: null }, async trx => {
      return (await sql`select * from weft.find_documents('title', ${wantedGrams('默认')}::integer[])`.execute(trx)).rows
    })
    expect(foreign).toEqual([])
  })
})
