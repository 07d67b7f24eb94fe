import { afterAll, beforeAll, expect, it } from 'vitest'
import { addData, idOf } from '../../../../tests/helpers/library'
import { makePerson } from '../../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'

const BASE = '/unstructur/documentdata'
let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  admin = await server.signIn()
})
afterAll(() => server?.close())

async function addFolder(name: string, pid = '0'): Promise<string> {
  expect((await admin.post(`${BASE}/documentfolder/add`, { name, pid })).body).toMatchObject({ success: true })
  return idOf(server, 'document_folder', 'name', name)
}
const add = (name: string, more: object = {}) => addData(server, admin, 'documentinformation', { name, secretLevel: '0', ...more })
const within = async (folder: string, who = admin) =>
  (await who.get<{ records: { name: string }[] }>(`${BASE}/documentinformation/list`, { folderIds_Below: folder })).body.result.records
    .map(({ name }) => name)
    .sort()
const move = async (ids: string, folderIds: string, into: boolean, who = admin) =>
  (await who.post(`${BASE}/documentinformation/folders`, { ids, folderIds, in: into })).body

it('a document stands in several folders, and in those above them; it stays when it is taken out', async () => {
  const project = await addFolder('供水审计')
  const contracts = await addFolder('供水合同', project)
  const laws = await addFolder('法规汇编')
  const [one, other] = [await add('取水合同'), await add('用水纪要')]
  expect((await move(`${one},${other}`, contracts, true)).message).toBe('已将2个文档归入目录')
  await move(one, laws, true)
  await move(one, laws, true)
  expect([await within(contracts), await within(project), await within(laws)]).toEqual([
    ['取水合同', '用水纪要'],
    ['取水合同', '用水纪要'],
    ['取水合同'],
  ])
  expect((await move(one, project, false)).message).toBe('已将1个文档移出目录')
  expect([await within(project), await within(laws)]).toEqual([['用水纪要'], ['取水合同']])
  expect(await idOf(server, 'document', 'name', '取水合同')).toBe(one)
})

it('tells nothing of documents that a caller may not read, and changes none that it may not change', async () => {
  const folder = await addFolder('保密资料')
  const [open, secret] = [await add('公开文件'), await add('秘密文件', { secretLevel: '2' })]
  const { caller } = await makePerson(server, admin, ['documentinformation:list', 'documentinformation:edit', 'documentfolder:list'])
  expect((await move(secret, folder, true, caller)).message).toBe('没有可以修改的文档')
  expect((await move(`${open},${secret}`, folder, true)).success).toBe(true)
  expect(await within(folder, caller)).toEqual(['公开文件'])
  expect((await move(open, 'none', true, caller)).message).toBe('目录不存在')
})

it('a category shows the entries of those below it', async () => {
  const addCategory = async (name: string, pid = '0') => {
    await admin.post(`${BASE}/knowledgecategory/add`, { name, pid })
    return idOf(server, 'knowledge_category', 'name', name)
  }
  const above = await addCategory('采购审计')
  const category = await addCategory('招标审计', above)
  await addData(server, admin, 'knowledgebase', { name: '围标线索', secretLevel: '0', fullTextContent: '<p>文</p>', category })
  const entries = async (id: string) =>
    (await admin.get<{ total: number }>(`${BASE}/knowledgebase/list`, { category_Below: id })).body.result.total
  expect([await entries(above), await entries(category), await entries('none')]).toEqual([1, 1, 0])
})
