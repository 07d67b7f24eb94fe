import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addData, idOf, takeInAll } from '../../../../tests/helpers/library'
import { makePerson, TEST_PASSWORD } from '../../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'
import type { DocumentSearchQuery, DocumentSearchResult } from '../../../generated/operations'
import { checkIndex, type IndexFaults } from '../index/check/check'

const BASE = '/unstructur/documentdata'
const COMPANY = `${BASE}/companyinformation`

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  admin = await server.signIn()
  await addData(server, admin, 'companyinformation', { name: '临江测绘有限公司', address: '滨河东路八十八号', remark: '承接过管网普查' })
  await addData(server, admin, 'documentinformation', { name: '管网普查报告', secretLevel: '0' })
  await takeInAll(server)
})
afterAll(() => server?.close())

const search = async (query: DocumentSearchQuery, who = admin) => {
  const { body } = await who.post<DocumentSearchResult>(`${BASE}/search/list`, query)
  expect(body, body.message).toMatchObject({ success: true })
  return body.result
}
const names = async (fullTextContent: string, who = admin, more: DocumentSearchQuery = {}) =>
  (await search({ fullTextContent, ...more }, who)).records.map(({ name }) => name).sort()

describe('rows of an entity', () => {
  it('are found beside documents by what the entity says, with the page that opens them', async () => {
    expect(await names('管网普查')).toEqual(['临江测绘有限公司', '管网普查报告'])
    const { records, facets } = await search({ fullTextContent: '滨河东路' })
    expect(records).toMatchObject([
      {
        source: 'company_information',
        sourceName: '企业信息',
        place: '/unstructur/companyinformation',
        name: '临江测绘有限公司',
        passages: [{ page: 1, text: '滨河东路八十八号\n承接过管网普查', marks: [[0, 4]] }],
      },
    ])
    expect(facets.source).toEqual([{ value: 'company_information', text: '企业信息', count: 1 }])
    expect((await search({ title: '临江测绘' })).total).toBe(1)
  })

  it('are counted and narrowed by kind, and left out where documents alone are searched', async () => {
    expect((await search({ fullTextContent: '管网普查' })).facets.source.map(({ text, count }) => [text, count])).toEqual([
      ['企业信息', 1],
      ['文档', 1],
    ])
    expect(await names('管网普查', admin, { sources: ['company_information'] })).toEqual(['临江测绘有限公司'])
    expect(await names('管网普查', admin, { queryCategory: 'unstructur-document' })).toEqual(['管网普查报告'])
    expect(await names('管网普查', admin, { isCollect: true })).toEqual([])
  })

  it('follow what is written, and are asked for anew for nothing else', async () => {
    const id = await addData(server, admin, 'companyinformation', { name: '启明印务', remark: '印制年鉴' })
    await takeInAll(server)
    await admin.put(`${COMPANY}/edit`, { id, phone: '12345678' })
    expect(await server.sql('select from weft.document_index_due')).toEqual([])
    await admin.put(`${COMPANY}/edit`, { id, remark: '印制志书' })
    await takeInAll(server)
    expect([await names('年鉴'), await names('志书')]).toEqual([[], ['启明印务']])
    await admin.delete(`${COMPANY}/delete`, { id })
    expect(await names('志书')).toEqual([])
    await takeInAll(server)
    expect(await server.sql('select from weft.document_index where record_id = $1', [id])).toEqual([])
  })

  it('are checked and mended as documents are, and forgotten when they are searched no more', async () => {
    const database = server.app.data ?? expect.fail('no database')
    const inTenant = (work: never) => database.withTenant({ tenantId: 0, username: 'admin', orgCode: null, clearance: '2' }, work)
    const check = () => checkIndex(inTenant as never, new AbortController().signal) as Promise<IndexFaults>
    await server.sql("delete from weft.document_index where source = 'company_information'")
    await server.sql("insert into weft.document_text (tenant_id, source, record_id, page, text) values (0, 'entity_of_old', 'x', 1, '旧')")
    expect(await check()).toEqual({ missing: 1 })
    await takeInAll(server)
    expect(await names('滨河东路')).toEqual(['临江测绘有限公司'])
    expect(await server.sql("select from weft.document_text where source = 'entity_of_old'")).toEqual([])
  })
})

describe('a row that the caller may not read', () => {
  it('leaves no trace: without the right, by a rule for rows, of another tenant', async () => {
    const stranger = await makePerson(server, admin, ['documentinformation:list'])
    const reader = await makePerson(server, admin, ['companyinformation:list'])
    const traces = async (who: Caller) => ({
      names: await names('滨河东路', who),
      facets: (await search({ fullTextContent: '滨河东路' }, who)).facets.source,
      titles: (await who.get<{ text: string }[]>(`${BASE}/search/suggest`, { text: '临江测绘' })).body.result.filter(
        ({ text }) => text === '临江测绘有限公司',
      ).length,
    })
    const NONE = { names: [], facets: [], titles: 0 }
    expect(await traces(stranger.caller)).toEqual(NONE)
    expect((await traces(reader.caller)).names).toEqual(['临江测绘有限公司'])
    const permissionId = await idOf(server, 'sys_permission', 'perms', 'companyinformation:list')
    const rule = { permissionId, ruleName: '联系人', ruleColumn: 'contact', ruleConditions: '=', ruleValue: '#{sys_user_code}' }
    await admin.post('/sys/permission/addPermissionRule', rule)
    const dataRuleIds = await idOf(server, 'sys_permission_data_rule', 'permission_id', permissionId)
    await admin.post('/sys/role/datarule', { permissionId, roleId: reader.roleId, dataRuleIds })
    const bound = await server.signIn(reader.username, TEST_PASSWORD)
    expect(await traces(bound)).toEqual(NONE)
    await addData(server, admin, 'companyinformation', { name: '滨河东路合作社', contact: reader.username })
    await server.sql(`insert into weft.company_information (id, tenant_id, name) values ('elsewhere', 7, '滨河东路他处')`, [], 7)
    await takeInAll(server)
    await takeInAll(server, 7)
    expect(await names('滨河东路', bound)).toEqual(['滨河东路合作社'])
    expect(await names('滨河东路')).toEqual(['临江测绘有限公司', '滨河东路合作社'])
  })
})
