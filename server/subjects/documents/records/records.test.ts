import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'
import { rowsOf, workbook } from '../../../../tests/helpers/workbook'

const BASE = '/unstructur/documentdata'
const TYPES = `${BASE}/documenttype`
const DOCUMENTS = `${BASE}/documentinformation`
const KNOWLEDGE = `${BASE}/knowledgebase`

interface Row {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly browseCount: number
  readonly updateTime: string | null
}
interface Marked {
  readonly source: string
  readonly id: string
  readonly name: string
  readonly collected: boolean
}
interface Page<Record> {
  readonly records: readonly Record[]
  readonly total: number
}

let server: TestServer
let admin: Caller
let reader: TestPerson
let clerk: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  reader = await makePerson(server, admin, ['documentinformation:list', 'knowledgebase:list', 'knowledgebase:export'])
  clerk = await makePerson(server, admin, ['documenttype:list', 'documenttype:add', 'documenttype:edit'])
})
afterAll(() => server?.close())

async function made(base: string, values: Readonly<Record<string, unknown>> & { readonly name: string }): Promise<string> {
  const { body } = await admin.post(`${base}/add`, values)
  expect(body, body.message).toMatchObject({ success: true })
  const found = await admin.get<Page<Row>>(`${base}/list`, { name: values.name })
  return found.body.result.records[0]?.id ?? expect.fail(values.name)
}

describe('types of documents', () => {
  const briefs = async (query: Record<string, string> = {}) => (await reader.caller.get<Row[]>(`${TYPES}/all/brief`, query)).body.result

  it('are answered all at once, those in use in their order where that is asked', async () => {
    await made(TYPES, { name: '合同', code: 'contract', sort: 2, isEnable: '1', isDeleted: '0' })
    await made(TYPES, { name: '纪要', code: 'minutes', sort: 1, isEnable: '1', isDeleted: '0' })
    await made(TYPES, { name: '停用', code: 'off', sort: 3, isEnable: '0', isDeleted: '0' })
    await made(TYPES, { name: '移除', code: 'gone', sort: 4, isEnable: '1', isDeleted: '1' })
    const names = (rows: readonly Row[]) => rows.map(({ name }) => name)
    expect(names(await briefs({ isEnable: '1', isDeleted: '0', column: 'sort', order: 'asc' }))).toEqual(['纪要', '合同'])
    expect(names(await briefs({ column: 'sort', order: 'desc' }))).toEqual(['移除', '停用', '合同', '纪要'])
    expect((await briefs({ isEnable: '0' }))[0]).toEqual({
      id: expect.any(String),
      name: '停用',
      code: 'off',
      sort: 3,
      isEnable: '0',
      isDeleted: '0',
    })
  })

  it('that are not in use are offered no more, and keep their names where they were chosen', async () => {
    const kept = await made(TYPES, { name: '将停用', code: 'fading', isEnable: '1', isDeleted: '0' })
    const id = await made(DOCUMENTS, { name: '旧类型的文档', secretLevel: '0', unstructurDocumentdataDocumentTypeId: kept })
    const offers = async () => {
      const { body } = await admin.get<{ value: string; text: string }[]>('/sys/dict/getDictItems/document_type,name,id')
      return body.result.map(({ text }) => text)
    }
    expect(await offers()).toContain('将停用')
    expect(await offers()).not.toContain('停用')
    expect((await admin.put(`${TYPES}/edit`, { id: kept, isEnable: '0' })).body).toMatchObject({ success: true })
    expect(await offers()).not.toContain('将停用')
    const found = await admin.get<Page<Row>>(`${DOCUMENTS}/list`, { name: '旧类型的文档' })
    expect(found.body.result.records[0]).toMatchObject({ unstructurDocumentdataDocumentTypeId_dictText: '将停用' })
    expect((await admin.get('/sys/dict/loadDictItem/document_type,name,id', { key: kept })).body.result).toEqual(['将停用'])
    const given = { name: '旧类型的文档', unstructurDocumentdataDocumentTypeId: kept }
    expect((await admin.put(`${DOCUMENTS}/edit`, { ...given, id, number: '1号' })).body).toMatchObject({ success: true })
    expect((await admin.post(`${DOCUMENTS}/add`, { ...given, secretLevel: '0' })).body).toMatchObject({ success: false })
  })

  it('of knowledge have no code', async () => {
    await made(`${BASE}/knowledgebasedocumenttype`, { name: '办法', sort: 1, isEnable: '1', isDeleted: '0' })
    const { body } = await reader.caller.get<object[]>(`${BASE}/knowledgebasedocumenttype/all/brief`)
    expect(body.result).toEqual([{ id: expect.any(String), name: '办法', sort: 1, isEnable: '1', isDeleted: '0' }])
  })

  it.each(['documenttype', 'knowledgebasedocumenttype'])('say that a name of %s is taken', async area => {
    const name = `独一无二${area}`
    const taken = async (text: string) => (await admin.get(`${BASE}/${area}/isExistName`, { name: text })).body
    expect(await taken(name)).toMatchObject({ success: false })
    await made(`${BASE}/${area}`, { name, ...(area === 'documenttype' && { code: 'only' }), sort: 9, isEnable: '1', isDeleted: '0' })
    expect(await taken(` ${name} `)).toMatchObject({ success: true, message: '该名称已被使用！' })
  })

  it('are not saved under a name that another one has, and keep their own', async () => {
    const id = await made(TYPES, { name: '通知', code: 'notice', sort: 5 })
    expect((await clerk.caller.post(`${TYPES}/add`, { name: '通知', code: 'other' })).body.message).toBe('名称：该名称已被使用！')
    expect((await clerk.caller.put(`${TYPES}/edit`, { id, name: '通知', sort: 6 })).body.success).toBe(true)
  })
})

describe('what a user marks', () => {
  const list = async (what: 'collect' | 'browse', who = reader.caller) => (await who.get<Page<Marked>>(`${BASE}/${what}/list`)).body.result
  const mark = async (what: 'collect' | 'browse', source: string, id: string, who = reader.caller) =>
    (await who.post(`${BASE}/${what}/add`, { source, id })).body
  const row = async (base: string, id: string) => (await admin.get<Row>(`${base}/queryById`, { id })).body.result

  it('is collected once, and dropped again', async () => {
    const id = await made(DOCUMENTS, { name: '收藏的合同', secretLevel: '0' })
    const entry = await made(KNOWLEDGE, { name: '收藏的办法', secretLevel: '0', fullTextContent: '<p>文</p>' })
    await mark('collect', 'document', id)
    await mark('collect', 'knowledge', entry)
    expect((await mark('collect', 'document', id)).message).toBe('收藏成功')
    expect((await list('collect')).records.map(({ source, name, collected }) => [source, name, collected])).toEqual([
      ['knowledge', '收藏的办法', true],
      ['document', '收藏的合同', true],
    ])
    expect((await list('collect', admin)).total).toBe(0)
    await reader.caller.call('DELETE', `${BASE}/collect/delete`, { query: { source: 'document', id } })
    expect((await list('collect')).records.map(({ name }) => name)).toEqual(['收藏的办法'])
  })

  it('is counted once for each reader and hour, and is no change of the record', async () => {
    const id = await made(DOCUMENTS, { name: '读过的合同', secretLevel: '0' })
    const changes = async () =>
      (await admin.get<Page<object>>('/sys/dataLog/history', { tableName: 'document', tableDataId: id })).body.result.total
    const [before, noted] = [await row(DOCUMENTS, id), await changes()]
    await mark('browse', 'document', id)
    await mark('browse', 'document', id)
    expect((await row(DOCUMENTS, id)).browseCount).toBe(1)
    await mark('browse', 'document', id, admin)
    expect((await row(DOCUMENTS, id)).browseCount).toBe(2)
    await server.sql("update weft.document_browse set counted_time = counted_time - interval '61 minutes' where record_id = $1", [id])
    await mark('browse', 'document', id)
    const after = await row(DOCUMENTS, id)
    expect(after).toEqual({ ...before, browseCount: 3 })
    expect(await changes()).toBe(noted)
    await admin.put(`${DOCUMENTS}/edit`, { id, name: '改过的合同', version: after.version })
    expect((await row(DOCUMENTS, id)).version).toBe(after.version + 1)
  })

  it('is listed with the latest first', async () => {
    const first = await made(KNOWLEDGE, { name: '先读', secretLevel: '0', fullTextContent: '<p>文</p>' })
    const second = await made(KNOWLEDGE, { name: '后读', secretLevel: '0', fullTextContent: '<p>文</p>' })
    for (const id of [first, second, first]) await mark('browse', 'knowledge', id)
    expect((await list('browse')).records.map(({ name }) => name).slice(0, 2)).toEqual(['先读', '后读'])
  })

  it('is gone from sight with the record, or with the right to read it', async () => {
    const id = await made(DOCUMENTS, { name: '先公开', secretLevel: '0' })
    await mark('collect', 'document', id)
    await mark('browse', 'document', id)
    await admin.put(`${DOCUMENTS}/edit`, { id, secretLevel: '2' })
    for (const what of ['collect', 'browse'] as const) {
      expect((await list(what)).records.map(({ name }) => name)).not.toContain('先公开')
      expect(await mark(what, 'document', id)).toMatchObject({ success: false, message: '文档不存在' })
      expect(await mark(what, 'document', 'none')).toMatchObject({ success: false, message: '文档不存在' })
      expect(await mark(what, 'document', id, clerk.caller)).toMatchObject({ success: false, message: '文档不存在' })
      expect((await list(what, clerk.caller)).total).toBe(0)
    }
  })
})

describe('what the server alone writes of a document', () => {
  const FIELDS = [
    'state',
    'stateReason',
    'fileType',
    'fileHash',
    'pageCount',
    'language',
    'recognised',
    'summary',
    'keywords',
    'browseCount',
  ]
  const whole = async (id: string) => (await admin.get<Row & Record<string, unknown>>(`${DOCUMENTS}/queryById`, { id })).body.result

  it.each(FIELDS)('is taken by no call: %s', async field => {
    const id = await made(DOCUMENTS, { name: `写入${field}`, secretLevel: '0' })
    const { version } = await whole(id)
    const value = field === 'pageCount' || field === 'browseCount' ? 7 : 'Y'
    const calls = [
      () => admin.post(`${DOCUMENTS}/add`, { name: `新写入${field}`, secretLevel: '0', [field]: value }),
      () => admin.put(`${DOCUMENTS}/edit`, { id, version, [field]: value }),
      () => admin.post(`${DOCUMENTS}/saveBatch`, { changed: [{ id, version, [field]: value }] }),
    ]
    for (const call of calls) expect((await call()).body).toMatchObject({ success: false, message: expect.stringContaining(field) })
  })

  it('stands as it was after an edit and an import', async () => {
    const id = await made(DOCUMENTS, { name: '已读取', secretLevel: '0' })
    await server.sql(`update weft.document set summary = '摘要', keywords = '水泵', page_count = 3, recognised = 'Y' where id = $1`, [id])
    const { version } = await whole(id)
    expect((await admin.put(`${DOCUMENTS}/edit`, { id, version, number: '1号' })).body).toMatchObject({ success: true })
    expect(await whole(id)).toMatchObject({
      number: '1号',
      state: 'ready',
      summary: '摘要',
      keywords: '水泵',
      pageCount: 3,
      recognised: 'Y',
    })
    const content = workbook([
      ['标题', '密级', '状态', '处理说明', '页数'],
      ['导入的', '公开', '处理失败', '没有原因', 12],
    ])
    const { body } = await admin.upload(`${DOCUMENTS}/importExcel`, { name: 'a.xlsx', content })
    expect(body, body.message).toMatchObject({ success: true })
    const imported = await admin.get<Page<Row>>(`${DOCUMENTS}/list`, { name: '导入的' })
    expect(await whole(imported.body.result.records[0]?.id ?? '')).toMatchObject({ state: 'ready', stateReason: null, pageCount: null })
  })
})

describe('citations', () => {
  it('are named to who may read what is cited, and are the same to all others whether it is there or not', async () => {
    const open = await made(DOCUMENTS, { name: '公开的合同', secretLevel: '0' })
    const secret = await made(DOCUMENTS, { name: '秘密的合同', secretLevel: '2' })
    const citations = `document:${open}:3,document:${secret},document:none`
    await made(KNOWLEDGE, { name: '引用合同的知识', secretLevel: '0', fullTextContent: '<p>文</p>', citations })
    const shown = async (who: Caller) => {
      const { body } = await who.get<Page<Record<string, unknown>>>(`${KNOWLEDGE}/list`, { name: '引用合同的知识' })
      return body.result.records[0]?.citations_dictText
    }
    const UNSEEN = '无权查看或已删除的文档'
    expect(await shown(admin)).toBe(`公开的合同（第3页）,秘密的合同,${UNSEEN}`)
    expect(await shown(reader.caller)).toBe(`公开的合同（第3页）,${UNSEEN},${UNSEEN}`)
    const { raw } = await reader.caller.get(`${KNOWLEDGE}/exportXls`, { name: '引用合同的知识' })
    expect(JSON.stringify(rowsOf(raw))).toContain(`公开的合同（第3页）,${UNSEEN},${UNSEEN}`)
  })

  it('say that their file was replaced, and no longer once it is in place again', async () => {
    const keep = async (content: string) =>
      (await admin.upload('/sys/common/upload', { name: '约.txt', content }, { biz: 'library' })).body.message
    const id = await made(DOCUMENTS, { name: '会改的合同', secretLevel: '0', file: await keep('价款一百万元') })
    const isRead = () =>
      expect
        .poll(async () => (await admin.get<{ state: string }>(`${DOCUMENTS}/queryById`, { id })).body.result.state, { timeout: 30_000 })
        .toBe('ready')
    await isRead()
    const citations = `document:${id}:1@1,document:${id}:1`
    await made(KNOWLEDGE, { name: '引用会改的合同', secretLevel: '0', fullTextContent: '<p>文</p>', citations })
    const shown = async () => {
      const { body } = await admin.get<Page<Record<string, unknown>>>(`${KNOWLEDGE}/list`, { name: '引用会改的合同' })
      return body.result.records[0]?.citations_dictText
    }
    expect(await shown()).toBe('会改的合同（第1页）,会改的合同（第1页）')
    await admin.put(`${DOCUMENTS}/edit`, { id, name: '会改的合同', secretLevel: '0', file: await keep('价款二百万元') })
    await isRead()
    expect(await shown()).toBe('会改的合同（第1页）【原文已更新】,会改的合同（第1页）')
    const files = await admin.get<{ records: { id: string; no: number }[] }>('/unstructur/documentdata/documentversion/list', {
      documentId: id,
    })
    await admin.post('/unstructur/documentdata/documentversion/restore', { id: files.body.result.records.find(({ no }) => no === 1)?.id })
    await isRead()
    expect(await shown()).toBe('会改的合同（第1页）,会改的合同（第1页）')
  })

  it.each(['document', 'user:1', 'document:1:0', 'document:1:x', 'document:1@0', 'document:1@a'])(
    'are refused where they are none: %s',
    async citations => {
      const { body } = await admin.post(`${KNOWLEDGE}/add`, { name: '坏的引用', secretLevel: '0', fullTextContent: '<p>文</p>', citations })
      expect(body).toMatchObject({ success: false, message: '引用文档：不是文档引用' })
    },
  )
})
