import { beforeAll, describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../../../tests/helpers/open-server'
import { makePerson } from '../../../../../tests/helpers/people'
import type { Caller } from '../../../../../tests/helpers/server'
import type { ReaderNote, ReaderText } from '../../../../generated/operations'

const BASE = '/unstructur/documentdata'
openServer()

const READ = ['documentinformation:list']
let author: Caller
let reader: Caller
let stranger: Caller
beforeAll(async () => {
  author = (await makePerson(server, admin, READ)).caller
  reader = (await makePerson(server, admin, READ)).caller
  stranger = (await makePerson(server, admin)).caller
})

/** A document with these pages. */
async function make(pages: readonly string[], secretLevel = '0'): Promise<string> {
  const name = `批注${Math.random()}`
  await admin.post(`${BASE}/documentinformation/add`, { name, secretLevel })
  const { body } = await admin.get<{ records: { id: string }[] }>(`${BASE}/documentinformation/list`, { name })
  const id = body.result.records[0]?.id ?? expect.fail(name)
  await write(id, pages)
  return id
}
async function write(id: string, pages: readonly string[]): Promise<void> {
  await server.sql('delete from weft.document_page where record_id = $1', [id])
  for (const [index, text] of pages.entries())
    await server.sql("insert into weft.document_page (tenant_id, source, record_id, page, text) values (0, 'document', $1, $2, $3)", [
      id,
      index + 1,
      text,
    ])
}

const ask = (id: string, more: object) => ({ source: 'document', id, page: 1, ...more })
const add = async (who: Caller, body: object) => (await who.post<ReaderNote>(`${BASE}/reader/notes/add`, body)).body
const edit = async (who: Caller, body: object) => (await who.put<ReaderNote>(`${BASE}/reader/notes/edit`, body)).body
const remove = async (who: Caller, id: string) => (await who.delete(`${BASE}/reader/notes/delete`, { id })).body
const list = async (who: Caller, id: string) =>
  (await who.get<ReaderNote[]>(`${BASE}/reader/notes`, { source: 'document', id })).body.result ?? []

const TEXT = '甲方：水务集团。合同金额为一百万元，分两次支付。'
const AMOUNT = { start: 8, end: 12, quote: '合同金额' }

describe('notes', () => {
  it('are their author’s alone until they are shared, and then all who may read answer them', async () => {
    const id = await make([TEXT])
    const made = await add(author, ask(id, { ...AMOUNT, text: '核对' }))
    expect(made.result).toMatchObject({
      page: 1,
      start: 8,
      end: 12,
      quote: '合同金额',
      color: 'yellow',
      shared: false,
      own: true,
      lost: false,
    })
    expect(await list(reader, id)).toEqual([])
    expect(await edit(reader, { id: made.result.id, version: 0, text: 'x' })).toMatchObject({ message: '批注不存在，或已被删除' })
    expect((await edit(author, { id: made.result.id, version: 0, shared: true })).result).toMatchObject({ shared: true, version: 1 })
    expect(await list(reader, id)).toMatchObject([{ text: '核对', own: false }])
    expect((await add(reader, ask(id, { parentId: made.result.id, text: '已核对' }))).result).toMatchObject({ start: 8, shared: true })
    expect((await list(author, id)).map(({ text }) => text)).toEqual(['核对', '已核对'])
    expect(await edit(author, { id: made.result.id, version: 1, shared: false })).toMatchObject({
      message: '该批注已有他人回复，不能改为仅自己可见',
    })
  })

  it('of a document that a user may not read are not there, and cannot be written', async () => {
    const id = await make([TEXT], '2')
    const made = await add(admin, ask(id, { ...AMOUNT, shared: true }))
    for (const who of [reader, stranger]) {
      expect(await list(who, id)).toEqual([])
      expect(await add(who, ask(id, { text: 'x' }))).toMatchObject({ message: '文档不存在，或没有查看权限' })
    }
    const open = await make([TEXT])
    expect(await add(reader, ask(open, { parentId: made.result.id, text: 'x' }))).toMatchObject({ message: '批注不存在，或已被删除' })
    expect(await remove(reader, made.result.id)).toMatchObject({ message: '文档不存在，或没有查看权限' })
  })

  it('are changed and removed by their author alone, and not over another change', async () => {
    const id = await make([TEXT])
    const { result } = await add(author, ask(id, { ...AMOUNT, shared: true, text: '一' }))
    expect(await edit(reader, { id: result.id, version: 0, text: 'x' })).toMatchObject({ message: '只能修改或删除自己的批注' })
    expect(await remove(reader, result.id)).toMatchObject({ success: false })
    expect((await edit(author, { id: result.id, version: 0, text: '二', color: 'green' })).result).toMatchObject({
      text: '二',
      color: 'green',
    })
    expect(await edit(author, { id: result.id, version: 0, text: '三' })).toMatchObject({ code: 409, result: { text: '二', version: 1 } })
    expect(await remove(author, result.id)).toMatchObject({ success: true })
    expect(await list(author, id)).toEqual([])
  })

  it('that others have answered stay empty above the answers, and go with the last', async () => {
    const id = await make([TEXT])
    const { result } = await add(author, ask(id, { text: '整页', shared: true }))
    const answered = await add(reader, ask(id, { parentId: result.id, text: '回复' }))
    expect(await remove(author, result.id)).toMatchObject({ success: true })
    expect(await list(reader, id)).toMatchObject([{ text: '', removed: true }, { text: '回复' }])
    await remove(reader, answered.result.id)
    expect(await list(reader, id)).toEqual([])
  })

  it('follow their text when the document is read anew, and say when they have lost it', async () => {
    const id = await make([TEXT, '第二页'])
    await add(author, ask(id, AMOUNT))
    await add(author, ask(id, { page: 2, text: '整页' }))
    await write(id, ['封面', `补充一段。${TEXT}`])
    expect(await list(author, id)).toMatchObject([
      { page: 2, start: null, lost: false },
      { page: 2, start: 13, end: 17, lost: false },
    ])
    await write(id, ['全文已换'])
    expect(await list(author, id)).toMatchObject([
      { quote: '合同金额', start: null, lost: true },
      { text: '整页', lost: true },
    ])
  })

  it('are refused where nothing is said, no text is marked, or it is no longer there', async () => {
    const id = await make([TEXT])
    expect(await add(author, ask(id, {}))).toMatchObject({ message: '请填写批注内容' })
    expect(await add(author, ask(id, { text: 'x', page: 2 }))).toMatchObject({ message: '文档没有这一页' })
    expect(await add(author, ask(id, { start: 5, end: 5 }))).toMatchObject({ message: '请选择一段文字，最多2000个字符' })
    expect(await add(author, ask(id, { start: 8, end: 12, quote: '没有的字' }))).toMatchObject({
      message: expect.stringContaining('已重新处理'),
    })
    expect((await add(author, ask(id, { start: 0, end: 4, quote: '合同金额' }))).result).toMatchObject({ start: 8, end: 12 })
  })
})

describe('a watermark', () => {
  const markOf = async (id: string) =>
    (await admin.get<ReaderText>(`${BASE}/reader/pages`, { source: 'document', id })).body.result.watermark

  it('says who reads what is internal or secret, and not what is public', async () => {
    const marks = await Promise.all(['0', '1', '2'].map(async level => markOf(await make([TEXT], level))))
    expect(marks).toEqual([null, ...Array(2).fill({ realname: expect.any(String), username: 'admin', time: expect.any(String) })])
  })
})
