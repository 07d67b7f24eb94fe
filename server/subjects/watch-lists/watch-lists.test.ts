import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../tests/helpers/people'
import { bindRows } from '../../../tests/helpers/row-rules'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import type { WatchedDocument, WatchedRecord, WatchMatched } from '../../generated/operations'
import { takeIn } from '../documents/index/take-in'
import { refreshTerms } from '../documents/index/terms/repository'
import { compareDue } from './documents/compare'
import { notifyWatchers } from './documents/notify'

// Its jobs rest: what they do is done between calls.
let server: TestServer
let admin: Caller
let second: Caller

const BASE = '/unstructur/documentdata'
const LIST = `${BASE}/watchlist`

interface Entry {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly inForce: string
  readonly version: number
  readonly opinion: string | null
  readonly [field: string]: unknown
}

const actor = { tenantId: 0, username: 'admin', orgCode: null, clearance: '2' as const }
const database = () => server.app.data ?? expect.fail('no database')
const services = () => ({ database: database(), catalog: server.app.catalog ?? expect.fail('no catalog') })

async function compareAll(): Promise<void> {
  while ((await database().withTenant(actor, takeIn)) > 0);
  await database().withTenant(actor, refreshTerms)
  while ((await database().withTenant(actor, compareDue)) > 0);
  await notifyWatchers(work => database().withTenant(actor, work), actor, services(), new AbortController().signal)
}

const find = async (name: string): Promise<Entry> =>
  (await admin.get<{ records: Entry[] }>(`${LIST}/list`, { name, pageSize: 1 })).body.result.records[0] ?? expect.fail(`no ${name}`)

async function add(row: { name: string; [field: string]: unknown }, who = admin): Promise<Entry> {
  const { body } = await who.post(`${LIST}/add`, { kind: 'company', side: 'black', level: '3', reason: '围标串标', ...row })
  if (!body.success) throw new Error(`${row.name}: ${body.message}`)
  return find(row.name)
}

async function edit({ id, version }: Entry, change: object): Promise<void> {
  expect((await admin.put(`${LIST}/edit`, { id, version, ...change })).body).toMatchObject({ success: true })
}

async function inForce(row: { name: string; [field: string]: unknown }): Promise<Entry> {
  const { id } = await add(row)
  expect((await admin.post(`${LIST}/submit`, { ids: id })).body).toMatchObject({ success: true })
  expect((await second.post(`${LIST}/review`, { ids: id, passed: true })).body).toMatchObject({ success: true })
  return find(row.name)
}

async function addDocument(row: { name: string; [field: string]: unknown }, ...pages: string[]): Promise<string> {
  await admin.post(`${BASE}/documentinformation/add`, { secretLevel: '0', ...row })
  const [made] = await server.sql<{ id: string }>('select id from weft.document where name = $1', [row.name])
  for (const [at, text] of pages.entries()) {
    const values = [made?.id, at + 1, text]
    await server.sql("insert into weft.document_page (tenant_id, source, record_id, page, text) values (0, 'document', $1, $2, $3)", values)
  }
  return made?.id ?? ''
}

const match = async (...values: string[]) =>
  (await admin.post<WatchMatched[]>(`${LIST}/match`, { values: values.map(value => ({ value })) })).body.result
const hitsOf = async (id: string, who = admin) =>
  (await who.get<WatchedRecord[]>(`${LIST}/hits`, { source: 'document', ids: id })).body.result.flatMap(({ hits }) => hits)
const marked = async (id: string) =>
  (
    await server.sql<{ watch_level: string | null; watch_note: string | null }>(
      'select watch_level, watch_note from weft.document where id = $1',
      [id],
    )
  )[0]
const messages = async (name: string) =>
  (
    await server.sql<{ open_page: string }>(`select open_page from weft.sys_announcement where bus_type = 'watchlist' and titile like $1`, [
      `%关注%${name}%`,
    ])
  ).map(({ open_page }) => open_page)

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  admin = await server.signIn()
  second = (await makePerson(server, admin, ['watchlist:list', 'watchlist:approve'])).caller
})
afterAll(() => server?.close())

describe('an entry', () => {
  it.each([
    [{ kind: 'company', number: '91350100M000100Y44' }, '统一社会信用代码校验位不正确'],
    [{ kind: 'person', number: '110105194912310021' }, '身份证号校验位不正确'],
    [{ kind: 'account', name: '12-3' }, '账号应为6到40位字母或数字'],
    [{ name: '（）' }, '名称中没有可比对的文字'],
    [{ validFrom: '2026-05-02', validUntil: '2026-05-01' }, '失效日期不能早于生效日期'],
    [{ reason: '' }, '列入原因不能为空!'],
  ])('with %j is refused', async (row, message) => {
    const { body } = await admin.post(`${LIST}/add`, {
      kind: 'company',
      side: 'black',
      level: '3',
      reason: '原因',
      name: '某某公司',
      ...row,
    })
    expect(body.message).toContain(message)
    expect(body.success).toBe(false)
  })

  it('is there once, however it is written', async () => {
    await add({ name: '北岸建材有限公司', number: '91350100M000100Y43' })
    const again = async (row: object) =>
      (await admin.post(`${LIST}/add`, { kind: 'company', side: 'black', level: '1', reason: '原因', ...row })).body.message
    expect(await again({ name: '北岸建材有限责任公司' })).toContain('名单中已有相同的条目：北岸建材有限公司')
    expect(await again({ name: '另一公司', number: '9135 0100 M000100Y43' })).toContain('证件号码相同')
    expect(
      (await admin.post(`${LIST}/add`, { kind: 'company', side: 'white', level: '1', reason: '原因', name: '北岸建材有限公司' })).body
        .success,
    ).toBe(true)
  })

  it('is left as it is by all whose rule hides it', async () => {
    const [seen, hidden] = [
      await add({ name: '可见建材有限公司', source: '可见' }),
      await add({ name: '隐藏建材有限公司', source: '隐藏' }),
    ]
    const rights = ['watchlist:list', 'watchlist:approve', 'watchlist:edit', 'watchlist:delete']
    const { caller, roleId } = await makePerson(server, admin, rights)
    await bindRows(server, admin, roleId, { right: 'watchlist:list', ruleColumn: 'source', ruleValue: '可见' })
    const tried = async (act: string, ids: string, more = {}) => (await caller.post(`${LIST}/${act}`, { ids, ...more })).body.message
    expect(await tried('submit', hidden.id)).toBe('没有找到所选条目')
    await admin.post(`${LIST}/submit`, { ids: hidden.id })
    expect(await tried('review', hidden.id, { passed: true })).toBe('没有找到所选条目')
    await second.post(`${LIST}/review`, { ids: hidden.id, passed: true })
    for (const act of ['disable', 'recycle']) expect(await tried(act, hidden.id)).toBe('没有找到所选条目')
    expect(await find('隐藏建材有限公司')).toMatchObject({ state: 'active', inForce: 'Y' })
    await admin.post(`${LIST}/recycle`, { ids: hidden.id })
    expect(await tried('restore', hidden.id)).toBe('没有找到所选条目')
    expect(await tried('submit', `${hidden.id},${seen.id}`)).toBe('已提交1条，等待审批')
  })

  it('counts when a second person has approved it, and never by who wrote it', async () => {
    const { id } = await add({ name: '南桥物资有限公司' })
    expect((await second.post(`${LIST}/review`, { ids: id, passed: true })).body.message).toBe('所选条目不在待审批状态')
    await admin.post(`${LIST}/submit`, { ids: id })
    expect((await admin.post(`${LIST}/submit`, { ids: id })).body.message).toBe('只能提交草稿或被驳回的条目')
    expect((await admin.post(`${LIST}/review`, { ids: id, passed: true })).body.message).toBe(
      '不能审批自己录入、修改或提交的条目：南桥物资有限公司',
    )
    expect((await match('南桥物资有限公司'))[0]).toMatchObject({ verdict: 'none' })
    expect((await second.post(`${LIST}/review`, { ids: id, passed: false })).body.message).toBe('驳回时请填写审批意见')
    await second.post(`${LIST}/review`, { ids: id, passed: false, opinion: '缺少依据' })
    expect(await find('南桥物资有限公司')).toMatchObject({ state: 'rejected', opinion: '缺少依据', inForce: 'N' })
    await admin.post(`${LIST}/submit`, { ids: id })
    const seen = await find('南桥物资有限公司')
    expect((await second.post(`${LIST}/review`, { ids: id, passed: true, version: seen.version - 1 })).body.message).toContain('已被修改')
    expect((await second.post(`${LIST}/review`, { ids: id, passed: true, version: seen.version })).body.success).toBe(true)
    expect(await find('南桥物资有限公司')).toMatchObject({ state: 'active', inForce: 'Y' })
    expect((await match('南桥物资 有限责任公司'))[0]).toMatchObject({
      verdict: 'black',
      matches: [{ how: 'form', name: '南桥物资有限公司' }],
    })
  })

  it('that is changed stays in force as it was until the change is approved', async () => {
    const entry = await inForce({ name: '东湖电气有限公司' })
    await edit(entry, { name: '东湖电气集团有限公司' })
    expect(await find('东湖电气集团有限公司')).toMatchObject({ state: 'draft', inForce: 'Y' })
    expect((await match('东湖电气有限公司', '东湖电气集团有限公司')).map(({ verdict }) => verdict)).toEqual(['black', 'none'])
    await admin.post(`${LIST}/submit`, { ids: entry.id })
    await second.post(`${LIST}/review`, { ids: entry.id, passed: true })
    expect((await match('东湖电气有限公司', '东湖电气集团有限公司')).map(({ verdict }) => verdict)).toEqual(['none', 'black'])
  })

  it('of which only the watchers change stays approved', async () => {
    const entry = await inForce({ name: '只改关注人公司' })
    await edit(entry, { watchers: 'admin' })
    expect(await find('只改关注人公司')).toMatchObject({ state: 'active', watchers: 'admin' })
  })

  it('that is taken out of force, in the bin or deleted matches no more, and comes back as a draft', async () => {
    const { id } = await inForce({ name: '西山贸易有限公司' })
    await second.post(`${LIST}/disable`, { ids: id })
    expect(await find('西山贸易有限公司')).toMatchObject({ state: 'disabled', inForce: 'N' })
    expect((await match('西山贸易有限公司'))[0]?.verdict).toBe('none')
    await admin.post(`${LIST}/recycle`, { ids: id })
    expect((await admin.post(`${LIST}/submit`, { ids: id })).body.message).toBe('没有找到所选条目')
    const listed = async (isDeleted: string) =>
      (await admin.get<{ total: number }>(`${LIST}/list`, { name: '西山贸易有限公司', isDeleted })).body.result.total
    expect([await listed('0'), await listed('1')]).toEqual([0, 1])
    await admin.post(`${LIST}/restore`, { ids: id })
    expect(await find('西山贸易有限公司')).toMatchObject({ state: 'draft' })
    const kept = await inForce({ name: '直接删除公司' })
    await admin.delete(`${LIST}/delete`, { id: kept.id })
    expect((await match('直接删除公司'))[0]?.verdict).toBe('none')
  })

  it('counts on its days alone', async () => {
    await inForce({ name: '过期公司甲', validFrom: '2020-01-01', validUntil: '2020-12-31' })
    await inForce({ name: '将来公司乙', validFrom: '2999-01-01' })
    expect((await match('过期公司甲', '将来公司乙')).map(({ verdict }) => verdict)).toEqual(['none', 'none'])
    expect(await find('过期公司甲')).toMatchObject({ state: 'expired' })
  })
})

it('a white entry that wins takes back a black one', async () => {
  await inForce({ name: '双面公司丙' })
  await inForce({ name: '双面公司丙', side: 'white', wins: 'Y', reason: '已核实' })
  expect((await match('双面公司丙'))[0]).toMatchObject({
    verdict: 'white',
    matches: expect.arrayContaining([expect.objectContaining({ side: 'black', overruledBy: '双面公司丙' })]),
  })
})

it('rules of fields refuse what stands on a black list, as the call that forms ask tells', async () => {
  await inForce({ name: '黑名单丁有限公司' })
  await inForce({ kind: 'word', name: '黑名单词' })
  const told = async (ruleCode: string, value: string) => {
    const { body } = await admin.get('/sys/checkRule/checkByCode', { ruleCode, value })
    return body.success ? '' : body.message
  }
  expect(await told('watchList', '黑名单丁有限责任公司')).toBe('“黑名单丁有限责任公司”在黑名单中（黑名单丁有限公司）')
  expect(await told('watchList.company', '黑名单词')).toBe('')
  expect(await told('watchList.word', '黑名单词')).toBe('“黑名单词”在黑名单中')
  expect(await told('watchList', '别的公司')).toBe('')
})

describe('a document', () => {
  it('in which a black entry stands is marked, with its places, and its watchers are told once', async () => {
    await inForce({ name: '示例恒润管材有限公司' })
    const id = await addDocument({ name: '采购合同一' }, '第一页没有', '乙方：示例恆潤管材有限責任公司，开户行……')
    await compareAll()
    expect(await marked(id)).toEqual({ watch_level: '3', watch_note: '黑名单“示例恒润管材有限公司”：围标串标' })
    expect(await hitsOf(id)).toMatchObject([
      { name: '示例恒润管材有限公司', how: 'form', count: 1, places: [{ page: 2, start: 3, end: 15, text: '示例恆潤管材有限責任公司' }] },
    ])
    expect(await messages('示例恒润管材有限公司')).toEqual([
      expect.stringMatching(`^/unstructur/reader\\?source=document&id=${id}&page=2&text=`),
    ])
    await server.sql('update weft.document_page set text = text where record_id = $1', [id])
    await compareAll()
    expect(await messages('示例恒润管材有限公司')).toHaveLength(1)
  })

  it('is looked through again when an entry comes, changes and goes', async () => {
    const id = await addDocument({ name: '招标文件二' }, '联系单位：远山测绘有限公司')
    await compareAll()
    expect(await hitsOf(id)).toEqual([])
    const entry = await inForce({ name: '远山测绘有限公司' })
    await compareAll()
    expect(await hitsOf(id)).toHaveLength(1)
    await edit(entry, { name: '别的测绘有限公司' })
    await admin.post(`${LIST}/submit`, { ids: entry.id })
    await second.post(`${LIST}/review`, { ids: entry.id, passed: true })
    await compareAll()
    expect([await hitsOf(id), await marked(id)]).toEqual([[], { watch_level: null, watch_note: null }])
    await edit(await find('别的测绘有限公司'), { name: '远山测绘有限公司' })
    await admin.post(`${LIST}/submit`, { ids: entry.id })
    await second.post(`${LIST}/review`, { ids: entry.id, passed: true })
    await compareAll()
    expect((await marked(id))?.watch_level).toBe('3')
    await second.post(`${LIST}/disable`, { ids: entry.id })
    await compareAll()
    expect((await marked(id))?.watch_level).toBeNull()
  })

  it('holds accounts however they are divided, and its title counts', async () => {
    const id = await addDocument({ name: '关于6222021234567890的说明' }, '户名甲，账号 6222 0212 3456 7890')
    await inForce({ kind: 'account', name: '6222021234567890' })
    await compareAll()
    expect((await hitsOf(id))[0]).toMatchObject({ count: 2, places: [{ page: 0 }, { page: 1, text: '6222 0212 3456 7890' }] })
  })

  it('leaves no trace for a watcher or reader who may not read it', async () => {
    const { caller: reader, username } = await makePerson(server, admin, ['watchlist:list', 'documentinformation:list'])
    const entry = await inForce({ name: '秘密中的公司', watchers: username })
    const id = await addDocument({ name: '秘密文件', secretLevel: '2' }, '涉及秘密中的公司')
    await compareAll()
    expect(await hitsOf(id)).toHaveLength(1)
    expect(await hitsOf(id, reader)).toEqual([])
    const listed = async (who: Caller) =>
      (await who.get<{ records: WatchedDocument[]; total: number }>(`${LIST}/documents`, { id: entry.id })).body.result
    expect(await listed(reader)).toMatchObject({ total: 0, records: [] })
    expect(await listed(admin)).toMatchObject({ total: 1, records: [{ id, name: '秘密文件' }] })
    expect(await messages('秘密中的公司')).toEqual([])
    const open = await addDocument({ name: '公开文件' }, '涉及秘密中的公司')
    await compareAll()
    expect(await messages('秘密中的公司')).toEqual([expect.stringContaining(`id=${open}`)])
    expect(await listed(reader)).toMatchObject({ total: 1, records: [{ name: '公开文件' }] })
  })
})
