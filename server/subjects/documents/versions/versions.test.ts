import { expect, it, vi } from 'vitest'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson } from '../../../../tests/helpers/people'
import type { Caller } from '../../../../tests/helpers/server'
import type { DocumentHit, DocumentVersion, ReaderNote, ReaderText, ReadVersion } from '../../../generated/operations'

const BASE = '/unstructur/documentdata'
const DOCUMENTS = `${BASE}/documentinformation`
openServer()

interface Row {
  readonly id: string
  readonly version: number
  readonly file: string
  readonly state: string
}

const keep = async (caller: Caller, name: string, content: string) =>
  (await caller.upload('/sys/common/upload', { name, content }, { biz: 'library' })).body.message
const whole = async (id: string) => (await admin.get<Row>(`${DOCUMENTS}/queryById`, { id })).body.result
const settled = (id: string) =>
  vi.waitFor(async () => {
    const row = await whole(id)
    expect(['ready', 'failed']).toContain(row.state)
    return row
  })

async function add(name: string, file: string): Promise<Row> {
  expect((await admin.post(`${DOCUMENTS}/add`, { name, secretLevel: '0', file })).body).toMatchObject({ success: true })
  const { records } = (await admin.get<{ records: Row[] }>(`${DOCUMENTS}/list`, { name })).body.result
  return settled(records[0]?.id ?? '')
}

const replace = async (caller: Caller, { id, version }: Row, file: string) => {
  const { body } = await caller.put(`${DOCUMENTS}/edit`, { id, version, file })
  expect(body, body.message).toMatchObject({ success: true })
  return settled(id)
}
const versionsBy = async (caller: Caller, documentId: string) =>
  (await caller.get<{ records: DocumentVersion[] }>(`${BASE}/documentversion/list`, { documentId })).body
const versionsOf = async (id: string) => (await versionsBy(admin, id)).result.records
const textOf = async (source: string, id: string, caller = admin) =>
  (await caller.get<ReaderText>(`${BASE}/reader/pages`, { source, id })).body
const notesOf = async (source: string, id: string) => (await admin.get<ReaderNote[]>(`${BASE}/reader/notes`, { source, id })).body.result

it('a document that is given another file keeps the former one, its text and the notes on it', async () => {
  const first = await add('版本一', await keep(admin, '合同.txt', '合同总价为一百万元'))
  const place = { source: 'document', id: first.id, page: 1, start: 5, end: 9, quote: '一百万元' }
  await admin.post(`${BASE}/reader/notes/add`, { ...place, text: '核对' })
  const second = await replace(admin, first, await keep(admin, '合同修订.txt', '合同总价为两百万元'))
  const [current, former] = await versionsOf(first.id)
  expect(current).toMatchObject({ id: first.id, no: 2, current: 'Y', notes: 0, file: second.file, createBy: 'admin' })
  expect(former).toMatchObject({ no: 1, current: 'N', notes: 1, file: first.file, fileType: 'txt', pageCount: 1 })
  const id = former?.id ?? ''
  expect((await textOf('version', id)).result.pages[0]?.text).toBe('合同总价为一百万元')
  expect((await textOf('document', first.id)).result.pages[0]?.text).toBe('合同总价为两百万元')
  expect(await notesOf('version', id)).toMatchObject([{ page: 1, start: 5, end: 9, text: '核对', lost: false }])
  expect(await notesOf('document', first.id)).toEqual([])
  const { body } = await admin.get<ReadVersion>(`${BASE}/documentversion/queryById`, { id })
  expect(body.result).toMatchObject({ name: '版本一（第1版）', documentId: first.id, file: first.file })
  const hits = await admin.get<DocumentHit[]>(`${BASE}/search/hits`, { source: 'version', id, text: '一百万' })
  expect(hits.body.result).toEqual([{ page: 1, start: 5, end: 8 }])
})

it('the index follows the current file, and a former one is put in place again', async () => {
  const first = await add('版本二', await keep(admin, '一.txt', '甲方为蓝天公司专用词'))
  const second = await replace(admin, first, await keep(admin, '二.txt', '甲方为白云公司专用词'))
  const found = async (text: string) =>
    (await admin.post<{ total: number }>(`${BASE}/search/list`, { fullTextContent: text })).body.result.total
  await vi.waitFor(async () => expect([await found('蓝天公司专用词'), await found('白云公司专用词')]).toEqual([0, 1]))
  const id = (await versionsOf(first.id))[1]?.id ?? ''
  expect((await admin.post(`${BASE}/documentversion/restore`, { id })).body.message).toBe('已恢复第1版的文件，正在读取')
  expect((await settled(first.id)).file).toBe(first.file)
  expect((await versionsOf(first.id)).map(({ no, file }) => [no, file])).toEqual([
    [3, first.file],
    [2, second.file],
    [1, first.file],
  ])
  await vi.waitFor(async () => expect([await found('蓝天公司专用词'), await found('白云公司专用词')]).toEqual([1, 0]))
  expect((await admin.post(`${BASE}/documentversion/restore`, { id })).body.message).toBe('该版本的文件就是当前文件')
})

it('former files are for who may read the document, and are restored by who may change it', async () => {
  const rights = ['documentinformation:list', 'documentinformation:edit']
  const { caller } = await makePerson(server, admin, rights)
  const first = await add('版本三', await keep(admin, '一.txt', '第一版'))
  // Another user replaces the file of this one, who may have the former all the same.
  const second = await replace(caller, first, await keep(caller, '二.txt', '第二版'))
  const id = (await versionsOf(first.id))[1]?.id ?? ''
  expect((await textOf('version', id, caller)).result.pages[0]?.text).toBe('第一版')
  expect((await caller.get(`/sys/common/static/${encodeURI(first.file)}`)).status).toBe(200)
  await admin.put(`${DOCUMENTS}/edit`, { id: first.id, version: second.version, secretLevel: '2' })
  const gone = { success: false, message: '文档或该文件版本不存在' }
  expect(await versionsBy(caller, first.id)).toMatchObject(gone)
  expect((await caller.get(`${BASE}/documentversion/queryById`, { id })).body).toMatchObject(gone)
  expect((await caller.post(`${BASE}/documentversion/restore`, { id })).body).toMatchObject(gone)
  expect(await textOf('version', id, caller)).toMatchObject({ success: false })
  expect((await caller.get(`/sys/common/static/${encodeURI(first.file)}`)).status).toBe(404)
  expect((await caller.get(`${BASE}/search/hits`, { source: 'version', id, text: '第一' })).body.result).toEqual([])
})
