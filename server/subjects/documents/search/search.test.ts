import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'
import type {
  DocumentFound,
  DocumentHit,
  DocumentSearchQuery,
  DocumentSearchResult,
  DocumentSuggestion,
  SimilarDocument,
} from '../../../generated/operations'
import { takeIn } from '../index/take-in'
import { readTerms, refreshTerms } from '../index/terms/repository'

// Its jobs rest: what is due is taken in before the first test.
let server: TestServer
let admin: Caller

const BASE = '/unstructur/documentdata'
const ids = new Map<string, string>()

async function add(entity: string, table: string, row: { name: string; [field: string]: unknown }): Promise<string> {
  const { body } = await admin.post(`${BASE}/${entity}/add`, row)
  if (!body.success) throw new Error(`${row.name}: ${body.message}`)
  const [made] = await server.sql<{ id: string }>(`select id from weft.${table} where name = $1`, [row.name])
  ids.set(row.name, made?.id ?? '')
  return made?.id ?? ''
}

async function addDocument(row: { name: string; [field: string]: unknown }, pages: readonly string[] = []): Promise<string> {
  const id = await add('documentinformation', 'document', { secretLevel: '0', ...row })
  for (const [at, text] of pages.entries()) {
    await server.sql("insert into weft.document_page (tenant_id, source, record_id, page, text) values (0, 'document', $1, $2, $3)", [
      id,
      at + 1,
      text,
    ])
  }
  return id
}

async function takeInAll(): Promise<void> {
  const actor = { tenantId: 0, username: 'admin', orgCode: null, clearance: '2' as const }
  const database = server.app.data ?? expect.fail('no database')
  while ((await database.withTenant(actor, takeIn)) > 0);
  await database.withTenant(actor, refreshTerms)
  await database.withTenant(actor, readTerms)
}

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  admin = await server.signIn()
  const type = await add('documenttype', 'document_type', { name: '合同文本', code: 'contract', isEnable: '1' })
  const company = await add('companyinformation', 'company_information', { name: '华东建设有限公司', aliases: '华东建' })
  const tag = await add('tag', 'document_tag', { name: '重点核查' })
  await addDocument(
    {
      name: '医疗设备采购合同',
      unstructurDocumentdataDocumentTypeId: type,
      unstructurDocumentdataCompanyInformationId: company,
      tagIds: tag,
      documentDate: '2024-05-06',
      author: '周立群',
    },
    ['甲方：市第一医院。乙方：華東建設有限公司。', '合同總價 1,230,000.00 元，預付款百分之三十。驗收合格後付清。'],
  )
  await addDocument({ name: '办公用品采购合同', documentDate: '2023-02-01' }, ['采购打印纸一批，共计 5600 元。合同自签字之日起生效。'])
  await addDocument({ name: '会议纪要', documentDate: '2024-01-09' }, [
    '会议讨论了医疗设备的验收。采购由设备科负责，合同另议。',
    '付款安排见合同。',
  ])
  await addDocument({ name: '内部通报', secretLevel: '1' }, ['关于虚开发票线索的通报'])
  await addDocument({ name: '绝密线索', secretLevel: '2' }, ['虚开发票的团伙名单'])
  await addDocument({ name: '旁证材料' }, ['名单的来源：电话记录'])
  await addDocument({ name: '渣土处置' }, ['关于渣土\n处置的补偿金由区财政承\n第 1 页', '  擔，其余另行约定。\n第 2 页', '另见附表。'])
  await add('knowledgebase', 'knowledge_entry', {
    name: '虚开发票的识别方法',
    fullTextContent: '<p>比对<b>进项</b>与销项。</p>',
    secretLevel: '0',
  })
  await takeInAll()
})
afterAll(() => server?.close())

const search = async (query: DocumentSearchQuery, who = admin) => {
  const { body } = await who.post<DocumentSearchResult>(`${BASE}/search/list`, query)
  if (!body.success) throw new Error(body.message)
  return body.result
}
const names = async (fullTextContent: string, more: DocumentSearchQuery = {}, who = admin) =>
  (await search({ fullTextContent, ...more }, who)).records.map(({ name }) => name)
const suggest = async (text: string, who = admin) => (await who.get<DocumentSuggestion[]>(`${BASE}/search/suggest`, { text })).body.result
const hits = async (name: string, text: string, who = admin) =>
  (await who.get<DocumentHit[]>(`${BASE}/search/hits`, { source: 'document', id: ids.get(name) ?? '', text })).body.result
const similar = async (name: string, who = admin) =>
  (await who.get<SimilarDocument[]>(`${BASE}/search/similar`, { source: 'document', id: ids.get(name) ?? '' })).body.result
const firstOf = async (text: string) => (await search({ fullTextContent: text })).records[0] as DocumentFound

describe('what is typed', () => {
  it.each([
    ['采购 医疗设备', ['会议纪要', '医疗设备采购合同']],
    ['採購 醫療設備', ['会议纪要', '医疗设备采购合同']],
    ['1230000', ['医疗设备采购合同']],
    ['１,230,000.00', ['医疗设备采购合同']],
    ['123万元', ['医疗设备采购合同']],
    ['人民币 壹佰贰拾叁万元整', []],
    ['壹佰贰拾叁万元整', ['医疗设备采购合同']],
    ['一百二十三万 医疗', ['医疗设备采购合同']],
    ['0.0123亿', ['医疗设备采购合同']],
    ['"123万元"', []],
    ['124万元', []],
    ['采购 -123万', ['会议纪要', '办公用品采购合同']],
    ['"合同另议"', ['会议纪要']],
    ['采购 -医院', ['会议纪要', '办公用品采购合同']],
    ['采购 标题:合同', ['办公用品采购合同', '医疗设备采购合同']],
    ['单位:华东建设', ['医疗设备采购合同']],
    ['单位:华东建 采购', ['医疗设备采购合同']],
    ['标签:核查', ['医疗设备采购合同']],
    ['类型:合同', ['医疗设备采购合同']],
    ['采购 日期:2024..2025', ['会议纪要', '医疗设备采购合同']],
    ['采购 日期:2023', ['办公用品采购合同']],
    ['周立群', ['医疗设备采购合同']],
    ['进项', ['虚开发票的识别方法']],
    ['%', []],
    ['设', ['会议纪要', '医疗设备采购合同', '华东建设有限公司']],
  ])('finds for %j %j', async (text, found) => expect((await names(text)).sort()).toEqual([...found].sort()))

  it('is looked for in titles alone where that is asked', async () => {
    expect((await search({ title: '设备' })).records.map(({ name }) => name)).toEqual(['医疗设备采购合同'])
    expect((await search({ title: '医院' })).total).toBe(0)
  })

  it('has rows of conditions beside it, exact or alike, joined by and or or', async () => {
    const rows = (...fullTextSearchConditionQueryList: NonNullable<DocumentSearchQuery['fullTextSearchConditionQueryList']>) =>
      names('', { fullTextSearchConditionQueryList })
    expect(await rows({ field: 'title', rule: 'accurate', val: '纪要' })).toEqual(['会议纪要'])
    expect(await rows({ field: 'content', rule: 'accurate', val: '设备验收' })).toEqual([])
    expect(await rows({ field: 'content', rule: 'vague', val: '设备验收' })).toHaveLength(2)
    expect((await rows({ field: 'title', val: '纪要' }, { matchType: 'or', field: 'title', val: '办公' })).sort()).toEqual([
      '会议纪要',
      '办公用品采购合同',
    ])
    expect(await rows({ field: 'tag', val: '重点' })).toEqual(['医疗设备采购合同'])
    expect(
      await names('付款', {
        fullTextSearchConditionQueryList: [
          { field: 'title', val: '纪要' },
          { matchType: 'or', field: 'title', val: '办公' },
        ],
      }),
    ).toEqual(['会议纪要'])
  })

  it('is corrected where it finds nothing and something near would', async () => {
    expect(await search({ fullTextContent: '医疗采构' })).toMatchObject({ total: 0, corrected: expect.stringContaining('采购') })
    expect((await search({ fullTextContent: '采购' })).corrected).toBeUndefined()
  })
})

describe('what is found', () => {
  it('stands by how well it answers, by reading or by time', async () => {
    expect((await names('采购合同'))[0]).toMatch(/采购合同/)
    await server.sql("update weft.document set browse_count = 9 where name = '会议纪要'")
    expect((await names('采购', { fullTextSearchSortQuery: { column: 'browseCount', order: 'desc' } }))[0]).toBe('会议纪要')
    expect((await names('采购', { fullTextSearchSortQuery: { column: 'createTime', order: 'asc' } }))[0]).toBe('医疗设备采购合同')
  })

  it('counts as never read where nothing is known of its readings', async () => {
    await server.sql("update weft.document set browse_count = null where name = '办公用品采购合同'")
    await server.sql("update weft.document set browse_count = 1 where name = '医疗设备采购合同'")
    const { records } = await search({ title: '采购合同', fullTextSearchSortQuery: { column: 'browseCount', order: 'desc' } })
    expect(records.map(({ name, browseCount }) => [name, browseCount])).toEqual([
      ['医疗设备采购合同', 1],
      ['办公用品采购合同', 0],
    ])
    expect((await suggest('采购合同')).filter(({ kind }) => kind === 'title').map(({ text }) => text)).toEqual([
      '医疗设备采购合同',
      '办公用品采购合同',
    ])
  })

  it('is told with its best passages, marked in the original', async () => {
    const found = await firstOf('预付款 总价')
    expect(found).toMatchObject({
      documentTypeName: '合同文本',
      companyName: '华东建设有限公司',
      tags: ['重点核查'],
      documentDate: '2024-05-06',
    })
    const [passage] = found.passages
    expect(passage?.page).toBe(2)
    expect(passage?.marks.map(([from, to]) => passage.text.slice(from, to))).toEqual(['總價', '預付款'])
    const title = await firstOf('标题:设备采购')
    expect(title.nameMarks.map(([from, to]) => title.name.slice(from, to))).toEqual(['设备采购'])
  })

  it('is counted by type, company, year and tag, each as if nothing of it were chosen', async () => {
    const { facets, total } = await search({ fullTextContent: '采购', years: [2023] })
    expect(total).toBe(1)
    expect(facets.year).toEqual([
      { value: '2024', text: '2024', count: 2 },
      { value: '2023', text: '2023', count: 1 },
    ])
    expect(facets.company).toEqual([])
    expect((await search({ fullTextContent: '采购' })).facets).toMatchObject({
      type: [{ text: '合同文本', count: 1 }],
      company: [{ text: '华东建设有限公司', count: 1 }],
      tag: [{ text: '重点核查', count: 1 }],
    })
  })

  it('is looked for further within what another search finds', async () => {
    expect((await names('采购', { within: ['验收'] })).sort()).toEqual(['会议纪要', '医疗设备采购合同'])
    expect(await names('采购', { within: ['验收', '-医院'] })).toEqual(['会议纪要'])
    const either = {
      fullTextSearchConditionQueryList: [
        { field: 'title', val: '纪要' },
        { matchType: 'or' as const, field: 'title', val: '办公' },
      ],
    }
    expect(await names('', { ...either, within: ['打印'] })).toEqual(['办公用品采购合同'])
    expect((await search({ fullTextContent: '采购', within: ['验收'] })).records[0]?.passages[0]?.marks.length).toBeGreaterThan(1)
  })

  it('is counted and narrowed by state', async () => {
    await server.sql("update weft.document set state = 'failed' where name = '会议纪要'")
    expect((await search({ fullTextContent: '采购' })).facets.state).toEqual([
      { value: 'ready', text: '可检索', count: 2 },
      { value: 'failed', text: '失败', count: 1 },
    ])
    expect(await names('采购', { states: ['failed'] })).toEqual(['会议纪要'])
  })

  it('is the best of all that answers, however much that is and however old the best is', async () => {
    const many = (id: string, count: number) =>
      server.sql(
        `insert into weft.document (id, tenant_id, create_by, create_time, name, secret_level, browse_count, state)
          select $1 || n, 0, 'admin', clock_timestamp() - n * interval '1 day', '归档' || n, '0', 0, 'ready' from generate_series(1, $2::integer) n`,
        [id, count],
      )
    await many('many', 320)
    await server.sql(
      `insert into weft.document_page (tenant_id, source, record_id, page, text) select 0, 'document', 'many' || n, 1,
        case when n in (318, 319) then '批量核验，批量的核验' when n = 320 then '批量核验' else '批量处理之后，过了一段时间才进行核验' end from generate_series(1, 320) n`,
    )
    await takeInAll()
    const found = await search({ fullTextContent: '批量 核验' })
    expect([found.total, found.weighed]).toEqual([320, undefined])
    expect(found.records.slice(0, 3).map(({ id }) => id)).toEqual(['many318', 'many319', 'many320'])
    const backwards = await search({
      fullTextContent: '批量 核验',
      fullTextSearchSortQuery: { column: 'related', order: 'asc' },
      queryPage: 32,
    })
    expect(backwards.records.map(({ id }) => id).slice(-3)).toEqual(['many320', 'many319', 'many318'])
    expect((await search({ fullTextContent: '批量' })).records.slice(0, 2).map(({ id }) => id)).toEqual(['many318', 'many319'])
    await server.sql("delete from weft.document where id like 'many%'")
    await takeInAll()
  })

  it('is counted by twenty values of a facet, and by more where that is asked', async () => {
    await server.sql(
      `insert into weft.document (id, tenant_id, create_by, name, secret_level, browse_count, state, document_date)
        select 'year' || n, 0, 'admin', '年报' || n, '0', 0, 'ready', make_date(1950 + n, 1, 1) from generate_series(1, 25) n`,
    )
    await takeInAll()
    const some = await search({ fullTextContent: '年报' })
    expect([some.facets.year.length, some.cutFacets]).toEqual([20, ['year']])
    const whole = await search({ fullTextContent: '年报', wholeFacet: 'year' })
    expect([whole.facets.year.length, whole.cutFacets]).toEqual([25, undefined])
    await server.sql("delete from weft.document where id like 'year%'")
    await takeInAll()
  })

  it('comes by pages without holes', async () => {
    const whole = await names('采购')
    const parts = await Promise.all([1, 2, 3].map(queryPage => names('采购', { queryPage, querySize: 1 })))
    expect(parts.flat()).toEqual(whole)
  })

  it('is narrowed to documents, to own ones and to those that were collected', async () => {
    expect(await names('虚开', { queryCategory: 'knowledge-base' })).toEqual(['虚开发票的识别方法'])
    expect(await names('采购', { isCollect: true })).toEqual([])
    await server.sql(
      "insert into weft.document_collect (tenant_id, user_id, source, record_id) select 0, id, 'document', $1 from weft.sys_user where username = 'admin'",
      [ids.get('会议纪要')],
    )
    expect(await names('采购', { isCollect: true })).toEqual(['会议纪要'])
    const other = await makePerson(server, admin, ['documentinformation:list'])
    expect(await names('采购', { isSelf: true }, other.caller)).toEqual([])
    expect(await names('采购', { isSelf: true })).toHaveLength(3)
  })

  it('is found over the end of a page, and marked on both pages', async () => {
    const queries: DocumentSearchQuery[] = [
      { fullTextContent: '财政承担' },
      { fullTextSearchConditionQueryList: [{ matchType: 'and', field: 'content', rule: 'accurate', val: '财政承担，其余' }] },
      { fullTextSearchConditionQueryList: [{ matchType: 'and', field: 'content', rule: 'vague', val: '承担' }] },
    ]
    for (const query of queries) {
      const { records } = await search(query)
      expect(records.map(({ name }) => name)).toEqual(['渣土处置'])
      const [passage] = records[0]?.passages ?? []
      expect(passage?.marks.map(([from = 0, to = 0]) => passage.text.slice(from, to)).join()).toMatch(/^(?:财政承擔|财政承擔，其余|承擔)$/)
    }
    expect(await hits('渣土处置', '财政承担')).toEqual([
      { page: 1, start: 13, end: 16 },
      { page: 2, start: 2, end: 3 },
    ])
    expect((await search({ fullTextContent: '约定另见 财政承担' })).total).toBe(0)
  })

  it('has every place told, in the text as it is', async () => {
    const places = await hits('会议纪要', '合同')
    expect(places.map(({ page }) => page)).toEqual([1, 2])
    expect('付款安排见合同。'.slice(places[1]?.start, places[1]?.end)).toBe('合同')
  })

  it('has them told before its text is in the index, to whom may read it alone', async () => {
    const id = await addDocument({ name: '刚上传的合同', secretLevel: '1' })
    await takeInAll()
    await server.sql(
      "insert into weft.document_page (tenant_id, source, record_id, page, text) values (0, 'document', $1, 1, '抬头'), (0, 'document', $1, 2, '乙方：示例恒润有限公司')",
      [id],
    )
    expect(await hits('刚上传的合同', '示例恒润')).toEqual([{ page: 2, start: 3, end: 7 }])
    const { caller } = await makePerson(server, admin, ['documentinformation:list'])
    expect(await hits('刚上传的合同', '示例恒润', caller)).toEqual([])
    await takeInAll()
    expect(await hits('刚上传的合同', '示例恒润')).toEqual([{ page: 2, start: 3, end: 7 }])
    await admin.call('DELETE', `${BASE}/documentinformation/delete?id=${id}`)
    await takeInAll()
  })
})

it('suggests own searches, titles also by pinyin, companies and tags', async () => {
  expect(await suggest('用品采购')).toEqual([{ text: '办公用品采购合同', kind: 'title' }])
  expect(await suggest('ylsb')).toEqual([{ text: '医疗设备采购合同', kind: 'title' }])
  expect(await suggest('huiyi')).toEqual([{ text: '会议纪要', kind: 'title' }])
  expect(await suggest('华东')).toContainEqual({ text: '华东建设有限公司', kind: 'company' })
  expect(await suggest('核查')).toContainEqual({ text: '重点核查', kind: 'tag' })
  await names('采购 医疗设备')
  expect(await suggest('采购 医')).toContainEqual({ text: '采购 医疗设备', kind: 'history' })
})

describe('a record that the caller may not read', () => {
  it.each([
    [[], []],
    [['documentinformation:list'], []],
    [['knowledgebase:list'], ['虚开发票的识别方法']],
    [['documentinformation:list', 'document:internal'], ['内部通报']],
    [
      ['documentinformation:list', 'document:internal', 'document:secret'],
      ['内部通报', '绝密线索'],
    ],
  ])('leaves no trace for the holder of %j', async (rights, readable) => {
    const { caller } = await makePerson(server, admin, rights)
    const { records, total, facets } = await search({ fullTextContent: '虚开发票' }, caller)
    expect([records.map(({ name }) => name).sort(), total]).toEqual([[...readable].sort(), readable.length])
    expect(facets.year.reduce((sum, { count }) => sum + count, 0)).toBe(readable.length)
    // A word that stands in one secret text alone is offered to its readers alone.
    const { corrected } = await search({ fullTextContent: '团火' }, caller)
    expect(corrected).toBe(readable.includes('绝密线索') ? '团伙' : undefined)
    expect((await similar('旁证材料', caller)).map(({ name }) => name)).toEqual(readable.includes('绝密线索') ? ['绝密线索'] : [])
    const likeSecret = (await similar('绝密线索', caller)).map(({ name }) => name)
    expect(likeSecret.length > 0).toBe(readable.includes('绝密线索'))
    for (const name of ['内部通报', '绝密线索']) {
      const suggested = (await suggest(name, caller)).map(({ text }) => text)
      expect([suggested.includes(name), (await hits(name, '虚开', caller)).length > 0]).toEqual([
        readable.includes(name),
        readable.includes(name),
      ])
    }
  })
})
