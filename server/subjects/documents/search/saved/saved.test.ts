import { expect, it, vi } from 'vitest'
import { admin, openServer, server } from '../../../../../tests/helpers/open-server'
import { makePerson } from '../../../../../tests/helpers/people'
import type { Caller } from '../../../../../tests/helpers/server'
import type { DocumentSavedSearch } from '../../../../generated/operations'

openServer()

const BASE = '/unstructur/documentdata'
const save = (who: Caller, name: string, text: string) =>
  who.post(`${BASE}/search/saved/add`, { name, query: { fullTextContent: text, queryPage: 3 }, address: `?text=${text}`, tells: true })
const listed = async (who: Caller) => (await who.get<DocumentSavedSearch[]>(`${BASE}/search/saved/list`)).body.result
const addDocument = (name: string, secretLevel: string) => admin.post(`${BASE}/documentinformation/add`, { name, secretLevel })
const told = () =>
  server.sql<{ titile: string; user_ids: string; open_page: string }>(
    "select titile, user_ids, open_page from weft.sys_announcement where bus_type = 'documentSearch' order by titile",
  )
const indexed = (name: string) =>
  vi.waitFor(async () =>
    expect(
      await server.sql('select from weft.document_index i join weft.document d on d.id = i.record_id where d.name = $1', [name]),
    ).toHaveLength(1),
  )

it("is its owner's alone, under a name of its own", async () => {
  const { caller } = await makePerson(server, admin, ['documentinformation:list'])
  expect((await save(caller, ' 我的检索 ', '合同')).body.message).toBe('保存成功！')
  expect((await save(caller, '我的检索', '合同')).body.message).toBe('已有名为“我的检索”的检索')
  expect((await save(caller, '  ', '合同')).body.message).toBe('保存名称不能为空')
  const [search] = await listed(caller)
  expect(search).toMatchObject({ name: '我的检索', address: '?text=合同', tells: true })
  expect((await listed(admin)).some(({ name }) => name === '我的检索')).toBe(false)
  const id = search?.id ?? ''
  expect((await admin.delete(`${BASE}/search/saved/delete`, { id })).body.message).toBe('该检索不存在，或已被删除')
  expect((await caller.delete(`${BASE}/search/saved/delete`, { id })).body.success).toBe(true)
  expect(await listed(caller)).toEqual([])
})

it('tells what is added later and answers, once and by right', async () => {
  await addDocument('保存之前的巡察报告', '0')
  await indexed('保存之前的巡察报告')
  const [reader, stranger, insider] = [
    await makePerson(server, admin, ['documentinformation:list']),
    await makePerson(server, admin, []),
    await makePerson(server, admin, ['documentinformation:list', 'document:internal']),
  ]
  await save(reader.caller, '公开', '巡察')
  await save(stranger.caller, '无权', '巡察')
  await save(insider.caller, '内部', '巡察')
  await addDocument('内部的巡察报告', '1')
  await vi.waitFor(async () => expect((await told()).map(({ titile }) => titile)).toEqual(['检索“内部”有 1 条新结果']))
  await addDocument('公开的巡察报告', '0')
  await vi.waitFor(async () => expect(await told()).toHaveLength(3))
  // Taken in anew, it is not told again.
  await server.sql("update weft.document set keywords = '巡察' where name like '%的巡察报告'")
  await addDocument('无关的文档', '0')
  await indexed('无关的文档')
  await vi.waitFor(async () => expect(await server.sql('select from weft.document_index_due')).toEqual([]))
  expect((await told()).map(({ titile }) => titile)).toEqual([
    '检索“公开”有 1 条新结果',
    '检索“内部”有 1 条新结果',
    '检索“内部”有 1 条新结果',
  ])
  expect((await told())[0]?.open_page).toBe('/unstructur/search?text=巡察')
})
