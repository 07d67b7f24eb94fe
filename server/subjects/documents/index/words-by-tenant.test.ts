import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addData } from '../../../../tests/helpers/library'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'
import { ProcessFault } from './beside'
import { learnWords, segmenterOf } from './dictionary'
import type { Trx } from './repository'
import { takeIn } from './take-in'
import { takeInSome } from './take-in-some'

let server: TestServer
let admin: Caller

// Its jobs rest: what is due is taken in when a test says so.
beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  admin = await server.signIn()
})
afterAll(() => server?.close())

const WORD = '巽霁泓'
const OWN = 0
const OTHER = 77

const inTenant = <T>(tenantId: number, work: (trx: Trx) => Promise<T>): Promise<T> => {
  const database = server.app.data ?? expect.fail('no database')
  return database.withTenant({ tenantId, username: 'admin', orgCode: null, clearance: '2' }, work)
}

async function addText(tenantId: number, id: string, text: string): Promise<void> {
  await server.sql("insert into weft.document (id, name, secret_level, state) values ($1::text, $1::text, '0', 'ready')", [id], tenantId)
  await server.sql("insert into weft.document_page (source, record_id, page, text) values ('document', $1, 1, $2)", [id, text], tenantId)
}

async function takeAllIn(tenantId: number): Promise<void> {
  await inTenant(tenantId, learnWords)
  while ((await inTenant(tenantId, trx => takeIn(trx))) > 0);
}

const wholeIn = (tenantId: number) =>
  inTenant(tenantId, async trx => {
    const { rows } = await sql<{ recordId: string }>`select record_id from weft.find_documents_by_words(${`'${WORD}'`}::tsquery)`.execute(
      trx,
    )
    return rows.map(({ recordId }) => recordId)
  })

const cutBy = (tenantId: number) => inTenant(tenantId, async trx => (await segmenterOf(trx)).plainWords(`向${WORD}付款`))

it("words of a tenant stay whole in that tenant's texts and questions, and in no other's", async () => {
  for (const tenant of [OWN, OTHER]) await addText(tenant, `d${tenant}`, `向${WORD}付款`)
  await admin.post('/unstructur/documentdata/searchword/add', { word: WORD })
  for (const tenant of [OWN, OTHER]) await takeAllIn(tenant)
  expect([await wholeIn(OWN), await wholeIn(OTHER)]).toEqual([[`d${OWN}`], []])
  expect([(await cutBy(OWN)).includes(WORD), (await cutBy(OTHER)).includes(WORD)]).toEqual([true, false])
  // The other way round: a firm of the other tenant, taken in by the process that knows the words of the first.
  await server.sql("insert into weft.company_information (id, name) values ('c', '澹台聿铭')", [], OTHER)
  for (const tenant of [OTHER, OWN]) {
    await addText(tenant, `e${tenant}`, '付澹台聿铭货款')
    await takeAllIn(tenant)
  }
  const words = await inTenant(OTHER, async trx => (await segmenterOf(trx)).plainWords('付澹台聿铭货款'))
  expect(words).toContain('澹台聿铭')
  const own = await inTenant(OWN, async trx => (await segmenterOf(trx)).plainWords('付澹台聿铭货款'))
  expect(own).not.toContain('澹台聿铭')
})

it('words that are removed are whole no more', async () => {
  const [row] = await server.sql<{ id: string }>('select id from weft.document_word where word = $1', [WORD])
  await admin.delete('/unstructur/documentdata/searchword/delete', { id: row?.id ?? '' })
  await takeAllIn(OWN)
  expect(await wholeIn(OWN)).toEqual([])
  expect(await cutBy(OWN)).not.toContain(WORD)
})

it('a text that takes more than it may is told, and the others are taken in', async () => {
  const names = ['限额甲', '限额乙', '限额丙']
  const ids: string[] = []
  for (const name of names) ids.push(await addData(server, admin, 'documentinformation', { name, secretLevel: '0' }))
  const [, heavy = ''] = ids
  const told: string[] = []
  const take: typeof takeIn = async (trx, most) => {
    const count = await takeIn(trx, most)
    const { rows } = await sql`select from document_index where record_id = ${heavy}`.execute(trx)
    if (rows.length > 0) throw new ProcessFault('burst')
    return count
  }
  expect(
    await takeInSome(
      work => inTenant(OWN, work),
      (_, text) => told.push(text),
      take,
    ),
  ).toBe(3)
  expect(told).toEqual([`document ${heavy}：建立索引超出时间或内存限制，暂不可按正文检索`])
  const taken = await server.sql<{ record_id: string }>('select record_id from weft.document_index where record_id = any($1)', [ids])
  expect(taken.map(row => row.record_id).sort()).toEqual(ids.filter(id => id !== heavy).sort())
})

it.each([
  ['slow', { time: 1 }],
  ['burst', { resident: 1 }],
] as const)('taking in is ended where it is too %s', async (fault, bounds) => {
  // So long that a fast machine is looked at while it takes the text in.
  await addText(OWN, fault, '正文'.repeat(400_000))
  await expect(inTenant(OWN, trx => takeIn(trx, 100, bounds))).rejects.toMatchObject({ fault })
  await takeAllIn(OWN)
  expect(await server.sql('select from weft.document_index where record_id = $1', [fault])).toHaveLength(1)
})
