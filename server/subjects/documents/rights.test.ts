import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addFindings, addWatched, FINDING_RIGHTS, findingWays } from '../../../tests/helpers/document-findings'
import { addData, idOf, takeInAll } from '../../../tests/helpers/library'
import { makePerson, TEST_PASSWORD, type TestPerson } from '../../../tests/helpers/people'
import { bindRows } from '../../../tests/helpers/row-rules'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { rowsOf } from '../../../tests/helpers/workbook'
import type { DocumentSearchResult, DocumentSuggestion, ReaderText, SimilarDocument } from '../../generated/operations'
import { notifyOwners } from './search/saved/tell'

const BASE = '/unstructur/documentdata'
const DOCUMENTS = `${BASE}/documentinformation`
const RIGHTS = [
  'documentinformation:list',
  'documentinformation:add',
  'documentinformation:edit',
  'documentinformation:export',
  'knowledgebase:list',
  ...FINDING_RIGHTS,
]

let server: TestServer
let admin: Caller
/** Sees their own documents by a rule, and what is shared with them; belongs to a department below another. */
let reader: TestPerson
let caller: Caller
let other: TestPerson
let departs: { readonly above: string; readonly own: string; readonly beside: string }

interface Made {
  readonly id: string
  readonly name: string
  readonly file: string
}
const made = new Map<string, Made>()

const share = (id: string, more: object) => admin.post('/sys/recordShare/add', { tableName: 'document', tableDataId: id, ...more })
const sharesOf = async (id: string) =>
  (await admin.get<{ records: { id: string; state: string }[] }>('/sys/recordShare/list', { tableName: 'document', tableDataId: id })).body
    .result.records
const change = ({ id, name }: Made, more: object) => admin.put(`${DOCUMENTS}/edit`, { id, name, ...more })
const withReader = (id: string, more: object = {}) => share(id, { users: reader.id, ...more })

/** What is done to a document of another author, and whether the reader is to see it. */
const CASES: readonly (readonly [name: string, done: (made: Made) => Promise<unknown>, seen: boolean])[] = [
  ['of others', async () => {}, false],
  ['of their own', one => change(one, { author: reader.username }), true],
  ['shared with the user', ({ id }) => withReader(id), true],
  ['shared with a role of the user', ({ id }) => share(id, { roles: reader.roleId }), true],
  ['shared with the department', ({ id }) => share(id, { departs: departs.own }), true],
  ['shared with the department above', ({ id }) => share(id, { departs: departs.above }), true],
  ['shared with another department', ({ id }) => share(id, { departs: departs.beside }), false],
  ['shared with another user', ({ id }) => share(id, { users: other.id }), false],
  ['shared up to a later day', ({ id }) => withReader(id, { until: '2099-01-01' }), true],
  [
    'whose share has ended',
    async ({ id }) => {
      await withReader(id, { until: '2099-01-01' })
      await server.sql('update weft.sys_record_share set until = current_date - 2 where record_id = $1', [id])
    },
    false,
  ],
  [
    'whose share is withdrawn',
    async ({ id }) => {
      await withReader(id)
      await admin.delete('/sys/recordShare/delete', { id: (await sharesOf(id))[0]?.id ?? '' })
    },
    false,
  ],
  [
    'shared, above the clearance',
    async one => {
      await withReader(one.id)
      await change(one, { secretLevel: '1' })
    },
    false,
  ],
  ['of their own, above the clearance', one => change(one, { author: reader.username, secretLevel: '2' }), false],
  [
    'shared and deleted',
    async ({ id }) => {
      await withReader(id)
      await admin.delete(`${DOCUMENTS}/delete`, { id })
    },
    false,
  ],
  ['of another tenant, shared there', async ({ id }) => moveToTenant(id, 7), false],
]

async function moveToTenant(id: string, tenant: number): Promise<void> {
  const [row] = await server.sql<{ row: Record<string, unknown> }>('select to_jsonb(d) as row from weft.document d where id = $1', [id])
  await server.sql('delete from weft.document where id = $1', [id])
  const moved = JSON.stringify({ ...row?.row, tenant_id: tenant })
  await server.sql('insert into weft.document select * from jsonb_populate_record(null::weft.document, $1)', [moved], tenant)
  const values = [id, reader.id]
  await server.sql(
    "insert into weft.sys_record_share (table_name, record_id, kind, target_id) values ('document', $1, 'user', $2)",
    values,
    tenant,
  )
}

const WORD = '横梁'
/** A word that stands in one document alone, and the same with two letters changed about. */
const rareOf = (index: number, misspelt = false) => `${misspelt ? 'kprjo' : 'kproj'}${String.fromCharCode(97 + index).repeat(3)}`
const nameOf = (index: number) => `${WORD}检测报告${String.fromCharCode(0x7532 + index)}${index}号`

async function make(index: number): Promise<Made> {
  const name = nameOf(index)
  const { body } = await admin.upload('/sys/common/upload', { name: `${index}.txt`, content: name }, { biz: 'library' })
  const company = await addData(server, admin, 'companyinformation', { name: `${WORD}公司${index}` })
  const id = await addData(server, admin, 'documentinformation', {
    name,
    secretLevel: '0',
    file: body.message,
    unstructurDocumentdataCompanyInformationId: company,
  })
  await server.sql("insert into weft.document_page (tenant_id, source, record_id, page, text) values (0, 'document', $1, 1, $2)", [
    id,
    `${name}的正文 ${rareOf(index)}`,
  ])
  for (const table of ['document_collect', 'document_browse'])
    await server.sql(`insert into weft.${table} (user_id, source, record_id) values ($1, 'document', $2)`, [reader.id, id])
  await admin.post('/sys/comment/addText', { tableName: 'document', tableDataId: id, commentContent: '意见' })
  await addFindings(server, reader.username, { id, name })
  return { id, name, file: body.message }
}

async function addDepart(departName: string, parentId: string | null): Promise<string> {
  const { body } = await admin.post('/sys/sysDepart/add', { departName, parentId, orgCategory: parentId ? '2' : '1' })
  expect(body, body.message).toMatchObject({ success: true })
  return idOf(server, 'sys_depart', 'depart_name', departName)
}

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  admin = await server.signIn()
  reader = await makePerson(server, admin, RIGHTS)
  other = await makePerson(server, admin, RIGHTS)
  const above = await addDepart('投资审计处', null)
  departs = { above, own: await addDepart('一科', above), beside: await addDepart('二科', above) }
  await admin.post('/sys/user/editSysDepartWithUser', { depId: departs.own, userIdList: [reader.id] })
  await bindRows(server, admin, reader.roleId, { right: 'documentinformation:list', ruleColumn: 'author', ruleValue: '#{sys_user_code}' })
  caller = await server.signIn(reader.username, TEST_PASSWORD)
  await addWatched(server)
  for (const [index, [name, done]] of CASES.entries()) {
    const one = await make(index)
    made.set(name, one)
    await done(one)
  }
  await takeInAll(server)
})
afterAll(() => server?.close())

const text = async (call: Promise<{ readonly body: unknown }>) => JSON.stringify((await call).body)
const search = async (query: object) =>
  (await caller.post<DocumentSearchResult>(`${BASE}/search/list`, { querySize: 100, ...query })).body.result
const marks = (what: 'collect' | 'browse') => text(caller.get(`${BASE}/${what}/list`, { pageSize: 100 }))
const about = (id: string) => ({ tableName: 'document', tableDataId: id })

/** Whether a search that the reader saved long ago tells of a document. */
async function isTold({ id, name }: Made): Promise<boolean> {
  const saved = `通知${id}`
  const query = { fullTextContent: `"${name}的正文"` }
  await caller.post(`${BASE}/search/saved/add`, { name: saved, query, address: '?', tells: true })
  const before = "update weft.document_saved_search set create_time = '2020-01-01', asked_time = '2020-01-01' where name = $1"
  await server.sql(before, [saved])
  const database = server.app.data ?? expect.fail('no database')
  const actor = { tenantId: 0, username: '', orgCode: null, clearance: '2' as const }
  const catalog = server.app.catalog ?? expect.fail('no catalog')
  await notifyOwners({ database, catalog }, work => database.withTenant(actor, work))
  const messages = "select from weft.sys_announcement where bus_type = 'documentSearch' and strpos(titile, $1) > 0"
  return (await server.sql(messages, [saved])).length > 0
}

/** Whether a way of reading shows the reader a document. */
const WAYS: Readonly<Record<string, (one: Made, index: number) => Promise<boolean>>> = {
  'the list': async ({ name }) => (await text(caller.get(`${DOCUMENTS}/list`, { pageSize: 100 }))).includes(name),
  'its total': async ({ name }) => (await caller.get<{ total: number }>(`${DOCUMENTS}/list`, { name })).body.result.total === 1,
  'one record': async ({ id }) => (await caller.get(`${DOCUMENTS}/queryById`, { id })).body.success,
  'a workbook': async ({ name }) => JSON.stringify(rowsOf((await caller.get(`${DOCUMENTS}/exportXls`)).raw)).includes(name),
  'hits of a search': async ({ name }) => (await search({ fullTextContent: WORD })).records.some(found => found.name === name),
  'the count of a search': async ({ name }) => (await search({ fullTextContent: `"${name}的正文"` })).total === 1,
  'facets of a search': async (_, index) =>
    JSON.stringify((await search({ fullTextContent: WORD })).facets).includes(`${WORD}公司${index}"`),
  'a search of titles': async ({ name }) => (await search({ title: name.slice(0, -1) })).total === 1,
  'a search of what was collected': async ({ name }) =>
    (await search({ fullTextContent: '', isCollect: true })).records.some(found => found.name === name),
  'a word that is offered in place of one': async (_, index) =>
    (await search({ fullTextContent: rareOf(index, true) })).corrected === rareOf(index),
  'places within it': async ({ id }) =>
    (await caller.get<unknown[]>(`${BASE}/search/hits`, { source: 'document', id, text: WORD })).body.result.length > 0,
  suggestions: async ({ name }) => {
    const { body } = await caller.get<DocumentSuggestion[]>(`${BASE}/search/suggest`, { text: name })
    return body.result.some(one => one.text === name && one.kind === 'title')
  },
  'what is like another': async ({ id }) => {
    // The reader sees both of these.
    const one = [of('shared with the user').id, of('of their own').id].find(each => each !== id) ?? ''
    const { body } = await caller.get<SimilarDocument[]>(`${BASE}/search/similar`, { source: 'document', id: one })
    return body.result.some(found => found.id === id)
  },
  'what is like it': async ({ id }) =>
    (await caller.get<SimilarDocument[]>(`${BASE}/search/similar`, { source: 'document', id })).body.result.length > 0,
  'a notice of a saved search': isTold,
  'what was found out of it': async ({ id }) => (await caller.get(`${BASE}/analysis/document`, { source: 'document', id })).body.success,
  'what was collected': async ({ name }) => (await marks('collect')).includes(name),
  'what was read': async ({ name }) => (await marks('browse')).includes(name),
  'to collect it': async ({ id }) => {
    const { body } = await caller.post(`${BASE}/collect/add`, { source: 'document', id })
    return body.success
  },
  'the reader': async ({ id, name }) => {
    const { body } = await caller.get<ReaderText>(`${BASE}/reader/pages`, { source: 'document', id })
    return body.success && JSON.stringify(body.result).includes(name)
  },
  'its file': async ({ file }) => (await caller.get(`/sys/common/static/${encodeURI(file)}`)).status === 200,
  'a citation': async ({ id, name }) => {
    const entry = await addData(server, admin, 'knowledgebase', {
      name: `引用${id}${Math.random()}`,
      secretLevel: '0',
      fullTextContent: '<p>文</p>',
      citations: `document:${id}:1`,
    })
    return (await text(caller.get(`${BASE}/knowledgebase/queryById`, { id: entry }))).includes(name)
  },
  'its comments': async ({ id }) => (await text(caller.get('/sys/comment/listByForm', about(id)))).includes('意见'),
  'its versions': async ({ id, name }) => (await text(caller.get('/sys/dataLog/history', about(id)))).includes(name),
  ...findingWays(() => caller),
}

const of = (name: string) => made.get(name) ?? expect.fail(name)

describe.each(CASES.map(([name, , seen], index) => [name, seen, index] as const))('a document %s', (name, seen, index) => {
  it.each(Object.keys(WAYS))(`${seen ? 'is shown' : 'is not shown'} by %s`, async way => {
    expect(await WAYS[way]?.(of(name), index)).toBe(seen)
  })
})

describe('a share', () => {
  it('is for reading: neither the record nor its shares are changed by who reads it so', async () => {
    const { id, name } = of('shared with the user')
    const { body } = await caller.put(`${DOCUMENTS}/edit`, { id, name: '改名' })
    expect(body).toMatchObject({ success: false, message: '该记录由他人共享，只能查看' })
    const NOT_YOURS = { success: false, message: '记录不存在，或没有共享权限' }
    expect((await caller.post('/sys/recordShare/add', { ...about(id), users: other.id })).body).toMatchObject(NOT_YOURS)
    expect((await caller.get('/sys/recordShare/list', about(id))).body).toMatchObject(NOT_YOURS)
    expect((await caller.delete('/sys/recordShare/delete', { id: (await sharesOf(id))[0]?.id ?? '' })).body).toMatchObject(NOT_YOURS)
    expect(await text(admin.get(`${DOCUMENTS}/queryById`, { id }))).toContain(name)
  })

  it('is given by who may edit the record, of their own records alone', async () => {
    const own = of('of their own').id
    expect((await caller.post('/sys/recordShare/add', { ...about(own), users: other.id })).body).toMatchObject({
      success: true,
      message: '共享成功',
    })
    for (const id of [of('of others').id, of('of their own, above the clearance').id, of('of another tenant, shared there').id])
      expect((await caller.post('/sys/recordShare/add', { ...about(id), users: other.id })).body.success).toBe(false)
  })

  it('that is given again has the new last day, and says when it is over', async () => {
    const { id } = of('whose share has ended')
    expect(await sharesOf(id)).toMatchObject([{ kind: 'user', targetName: reader.username, state: 'over' }])
    await withReader(id)
    expect(await sharesOf(id)).toMatchObject([{ until: null, state: 'inForce' }])
  })

  it.each([
    [{}, '请选择共享给谁'],
    [{ users: 'none' }, '共享的用户、部门或角色不存在'],
    [{ users: 'USER', until: '2020-01-01' }, '有效期至不能早于今天'],
  ])('is refused: %j', async (given: { users?: string }, message) => {
    const users = given.users === 'USER' ? other.id : given.users
    expect((await share(of('of others').id, { ...given, users })).body).toMatchObject({ success: false, message })
  })

  it('goes with its record', async () => {
    expect(await server.sql('select from weft.sys_record_share where record_id = $1', [of('shared and deleted').id])).toEqual([])
  })
})

it('a share is told to who may read the record now, once, without its name', async () => {
  const heard = async () =>
    (
      await caller.get<{ records: { titile: string; openPage: string }[] }>('/sys/sysAnnouncementSend/getMyAnnouncementSend', {
        pageSize: 100,
      })
    ).body.result.records.filter(({ titile }) => titile.endsWith('与您共享了一条记录'))
  const [before, plain, secret] = [(await heard()).length, await make(20), await make(21)]
  await change(secret, { secretLevel: '2' })
  const page = `/unstructur/reader?source=document&id=${plain.id}`
  await withReader(secret.id, { page: `/unstructur/reader?source=document&id=${secret.id}` })
  await withReader(plain.id, { page })
  await withReader(plain.id, { page, until: '2099-01-01' })
  const told = await heard()
  expect(told).toHaveLength(before + 1)
  expect(told[0]).toMatchObject({ openPage: page })
  expect(JSON.stringify(told)).not.toContain(plain.name)
  expect((await withReader(plain.id, { page: '//elsewhere' })).body.success).toBe(false)
})
