import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makePerson } from '../../../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../../../tests/helpers/server'
import { rowsOf } from '../../../../../tests/helpers/workbook'
import type { DocumentTable, DocumentTables, JobRun } from '../../../../generated/operations'

const BASE = '/unstructur/documentdata'
const TABLES = `${BASE}/analysis/tables`

let server: TestServer
let admin: Caller
let reader: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  reader = (await makePerson(server, admin, ['documentinformation:list'])).caller
})
afterAll(() => server?.close())

const TEXT = '付款台账\n编号 金额\n001 1,000.00\n002 2,000.00'
const LAYOUT = [
  { as: 'h', level: 1, start: 0, end: 4 },
  {
    as: 'row',
    first: true,
    start: 5,
    end: 10,
    cells: [
      [5, 7, 1, 1, 0],
      [8, 10, 1, 1, 0],
    ],
  },
  {
    as: 'row',
    start: 11,
    end: 23,
    cells: [
      [11, 14, 1, 1, 0],
      [15, 23, 1, 1, 0],
    ],
  },
  {
    as: 'row',
    start: 24,
    end: 36,
    cells: [
      [24, 27, 1, 1, 0],
      [28, 36, 1, 1, 0],
    ],
  },
]

async function addDocument(name: string, secretLevel = '0'): Promise<string> {
  await admin.post(`${BASE}/documentinformation/add`, { name, secretLevel })
  const [row] = await server.sql<{ id: string }>('select id from weft.document where name = $1', [name])
  await server.sql(
    "insert into weft.document_page (tenant_id, source, record_id, page, text, layout) values (0, 'document', $1, 1, $2, $3::jsonb)",
    [row?.id, TEXT, JSON.stringify(LAYOUT)],
  )
  return row?.id ?? ''
}

const list = async (id: string, who = admin) => (await who.get<DocumentTables>(TABLES, { source: 'document', id })).body
async function ready(id: string): Promise<DocumentTables> {
  await expect.poll(async () => (await list(id)).result.state).toBe('ready')
  return (await list(id)).result
}
const keyOf = async (id: string) => (await ready(id)).tables[0]?.key ?? ''
const read = async (id: string, key: string, who = admin) =>
  (await who.get<DocumentTable>(`${TABLES}/queryById`, { source: 'document', id, key })).body
const given = (id: string, key: string, correction = -1) => ({
  source: 'document',
  id,
  key,
  correction,
  title: '付款台账（核对）',
  titles: ['编号', '金额'],
  cells: [
    ['001', '1,500.00'],
    ['003', '3'],
  ],
  rows: [0, null],
})

it('are listed and read with the places of their cells', async () => {
  const id = await addDocument('台账一')
  expect((await list(id)).result.state).toBe('waiting')
  const { tables, writable, more } = await ready(id)
  expect(tables).toMatchObject([
    {
      title: '付款台账',
      titles: ['编号', '金额'],
      rows: 2,
      columns: 2,
      page: 1,
      origin: 'laid',
      preview: [
        ['001', '1,000.00'],
        ['002', '2,000.00'],
      ],
    },
  ])
  expect([writable, more]).toEqual([true, false])
  const { result } = await read(id, tables[0]?.key ?? '')
  expect(result.places[1]).toEqual([
    [1, [24, 27]],
    [1, [28, 36]],
  ])
})

it('keep a correction with who made it, refuse one over a change that was not seen, and go back to what was found', async () => {
  const id = await addDocument('台账二')
  const key = await keyOf(id)
  const { body } = await admin.put<DocumentTable>(`${TABLES}/edit`, given(id, key))
  expect(body.result.correction).toMatchObject({ title: '付款台账（核对）', rows: [0, null], version: 0 })
  expect(body.result.cells[0]).toEqual(['001', '1,000.00'])
  expect((await list(id)).result.tables[0]).toMatchObject({ title: '付款台账（核对）', correctedTime: expect.any(String) })
  expect((await admin.put(`${TABLES}/edit`, given(id, key))).body.code).toBe(409)
  expect((await admin.put(`${TABLES}/edit`, { ...given(id, key, 0), cells: [['1']], rows: [0] })).body.message).toBe(
    '每行的格数应与列数相同',
  )
  expect((await admin.put(`${TABLES}/edit`, given(id, key, 0))).body.success).toBe(true)

  // Another reading of the same file finds the same table, and the correction stays with it.
  await server.sql("update weft.document_page set text = text || ' ' where record_id = $1", [id])
  expect((await list(id)).result.tables).toEqual([])
  expect((await ready(id)).tables[0]).toMatchObject({ key, title: '付款台账（核对）' })

  expect((await admin.delete(`${TABLES}/delete`, { source: 'document', id, key, version: 0 })).body.code).toBe(409)
  expect((await admin.delete(`${TABLES}/delete`, { source: 'document', id, key, version: 1 })).body.success).toBe(true)
  expect((await read(id, key)).result.correction).toBe(null)
})

it('are no more than the document for a reader, and are corrected by who may change it', async () => {
  const [open, secret] = [await addDocument('台账三'), await addDocument('秘密台账', '2')]
  const [key, hidden] = [await keyOf(open), await keyOf(secret)]
  expect((await list(open, reader)).result).toMatchObject({ writable: false, tables: [{ key }] })
  expect((await reader.put(`${TABLES}/edit`, given(open, key))).body.message).toBe('您没有修改该文档的权限，不能更正表格')
  const none = (await list('none', reader)).message
  expect([(await list(secret, reader)).message, (await read(secret, hidden, reader)).message]).toEqual([none, none])
  expect((await reader.put(`${TABLES}/edit`, given(secret, hidden))).body.message).toBe(none)
  expect((await reader.get(`${TABLES}/exportXls`, { source: 'document', id: secret })).body.success).toBe(false)
})

it('go into a workbook as they were corrected, codes with their zeros and figures as figures', async () => {
  const id = await addDocument('台账四')
  await admin.put(`${TABLES}/edit`, given(id, await keyOf(id)))
  const { raw } = await admin.get(`${TABLES}/exportXls`, { source: 'document', id })
  const [title, subtitle, ...rows] = rowsOf(raw)
  expect([title?.[0], subtitle?.[0]]).toEqual(['付款台账（核对）', '台账四 · 第 1 页 · 文件排版 · 已更正'])
  expect(rows).toEqual([
    ['编号', '金额'],
    ['001', 1500],
    ['003', 3],
  ])
})

it('of a choice of documents go into one workbook, of those that the caller may read', async () => {
  const [open, secret] = [await addDocument('台账五'), await addDocument('秘密台账二', '2')]
  const before = new Set((await reader.get<JobRun[]>('/sys/jobRun/mine')).body.result.map(({ id }) => id))
  const asked = await reader.post(`${TABLES}/exportFile`, { documents: [`document:${open}`, `document:${secret}`] })
  expect(asked.body.success).toBe(true)
  const run = await vi.waitFor(
    async () => {
      const own = (await reader.get<JobRun[]>('/sys/jobRun/mine')).body.result.find(each => !before.has(each.id))
      if (own?.state !== 'done') throw new Error(`the run is ${own?.state}: ${own?.error}`)
      return own
    },
    { interval: 200 },
  )
  expect(run.resultText).toBe('已导出 1 篇文档的 1 个表格')
  const { raw } = await reader.get(`/sys/common/static/${encodeURI(run.resultFile ?? '')}`)
  expect(rowsOf(raw).slice(1, 4)).toEqual([
    ['台账五 · 第 1 页 · 文件排版', ''],
    ['编号', '金额'],
    ['001', 1000],
  ])
})

it('of a document that became secret before the run go into no workbook', async () => {
  const [open, later] = [await addDocument('台账六'), await addDocument('后来保密的台账')]
  for (const id of [open, later]) await ready(id)
  const hold = (held: boolean) => admin.put('/sys/quartzJob/hold', { held })
  await hold(true)
  const asked = await reader.post<{ id: string }>(`${TABLES}/exportFile`, { documents: [`document:${open}`, `document:${later}`] })
  await server.sql("update weft.document set secret_level = '2' where id = $1", [later])
  await hold(false)
  await expect
    .poll(async () => (await reader.get<JobRun[]>('/sys/jobRun/mine')).body.result.find(({ id }) => id === asked.body.result.id), {
      timeout: 30_000,
    })
    .toMatchObject({ state: 'done', resultText: '已导出 1 篇文档的 1 个表格' })
})
