import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { rowsOf, workbook } from '../../../tests/helpers/workbook'

interface Annt {
  id: string
  titile: string
  msgContent: string | null
  sendStatus: string
  sender: string | null
  userIds: string | null
  readFlag: string
  version: number
  [name: string]: unknown
}
interface Unread {
  anntMsgList: Annt[]
  anntMsgTotal: number
  sysMsgList: Annt[]
  sysMsgTotal: number
}

let server: TestServer
let admin: Caller
let reader: TestPerson
let other: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  reader = await makePerson(server, admin)
  other = await makePerson(server, admin)
})
afterAll(() => server?.close())

const P = '/sys/annountCement'
const SEND = '/sys/sysAnnouncementSend'
let count = 0

/** A draft with this content; its row. */
async function draft(values: object = {}): Promise<Annt> {
  const titile = `通告${++count}`
  const made = await admin.post(`${P}/add`, { titile, msgContent: '<p>今晚 22 点</p>', ...values })
  if (!made.body.success) throw new Error(made.body.message)
  const { body } = await admin.get<{ records: Annt[] }>(`${P}/list`, { titile })
  const [row] = body.result.records
  if (!row) throw new Error('The draft is not listed.')
  return row
}

const act = async (path: string, id: string) => (await admin.get(`${P}/${path}`, { id })).body
async function released(values: object = {}): Promise<Annt> {
  const row = await draft(values)
  expect(await act('doReleaseData', row.id)).toMatchObject({ success: true, message: '该系统通知发布成功' })
  return row
}

const unread = async (caller: Caller) => (await caller.get<Unread>(`${P}/listByUser`)).body.result
const sees = async (caller: Caller, id: string) => {
  const { anntMsgList, sysMsgList } = await unread(caller)
  return [...anntMsgList, ...sysMsgList].some(row => row.id === id)
}
const mine = async (caller: Caller, query: Record<string, string> = {}) =>
  (await caller.get<{ records: Annt[]; total: number }>(`${SEND}/getMyAnnouncementSend`, query)).body.result
const read = (caller: Caller, anntId: string) => caller.put(`${SEND}/editByAnntIdAndUserId`, { anntId })

describe('an announcement', () => {
  it('is a draft first, which nobody sees', async () => {
    const row = await draft()
    expect(row).toMatchObject({ sendStatus: '0', priority: 'M', msgCategory: '1', msgType: 'ALL', sender: null, delFlag: '0' })
    expect(row).toMatchObject({ sendStatus_dictText: '未发布', priority_dictText: '中', msgType_dictText: '全体用户' })
    expect(await sees(reader.caller, row.id)).toBe(false)
    expect((await reader.caller.get(`${P}/queryById`, { id: row.id })).body).toMatchObject({ success: false, message: '未找到对应实体' })
  })

  it('is shown once it is released, counted by kind, five at most of each', async () => {
    const before = await unread(reader.caller)
    const rows = [await released(), await released({ msgCategory: '2', priority: 'H' })]
    const after = await unread(reader.caller)
    expect([after.anntMsgTotal, after.sysMsgTotal]).toEqual([before.anntMsgTotal + 1, before.sysMsgTotal + 1])
    expect(after.sysMsgList[0]).toMatchObject({
      id: rows[1]?.id,
      priority: 'H',
      sender: 'admin',
      sendStatus: '1',
      msgContent: '<p>今晚 22 点</p>',
    })
    for (let more = 0; more < 6; more++) await released({ msgCategory: '2' })
    const many = await unread(reader.caller)
    expect([many.sysMsgList.length, many.sysMsgTotal]).toEqual([5, before.sysMsgTotal + 7])
    await reader.caller.put(`${SEND}/readAll`)
  })

  it('is unread until its reader marks it, by PUT or POST, for himself alone', async () => {
    const [one, two] = [await released(), await released()]
    expect((await read(reader.caller, one.id)).body).toMatchObject({ success: true, code: 0 })
    expect((await reader.caller.post(`${SEND}/editByAnntIdAndUserId`, { anntId: two.id })).body.success).toBe(true)
    expect([await sees(reader.caller, one.id), await sees(reader.caller, two.id)]).toEqual([false, false])
    expect([await sees(other.caller, one.id), await sees(other.caller, two.id)]).toEqual([true, true])
    const list = await mine(reader.caller, { titile: `*${one.titile}*` })
    expect(list.records[0]).toMatchObject({ id: one.id, anntId: one.id, userId: reader.id, readFlag: '1', sender_dictText: '管理员' })
    expect((await mine(other.caller, { titile: one.titile, readFlag: '0' })).total).toBe(1)
    expect((await mine(other.caller, { titile: one.titile, readFlag: '1' })).total).toBe(0)
  })

  it('tells who has not read it the name of who released it', async () => {
    const { id } = await released()
    const { anntMsgList } = await unread(reader.caller)
    expect(anntMsgList.find(row => row.id === id)).toMatchObject({ sender: 'admin', sender_dictText: '管理员' })
  })

  it('is read by all at once with readAll', async () => {
    await released()
    await released({ msgCategory: '2' })
    expect((await other.caller.put(`${SEND}/readAll`)).body).toMatchObject({ success: true, message: '全部已读' })
    expect(await unread(other.caller)).toEqual({ anntMsgList: [], anntMsgTotal: 0, sysMsgList: [], sysMsgTotal: 0 })
    expect((await mine(other.caller, { readFlag: '0' })).total).toBe(0)
    expect((await mine(other.caller)).total).toBeGreaterThan(2)
  })

  it('disappears when it is revoked, may be changed then, and counts as unread when it is released again', async () => {
    const row = await released()
    await read(reader.caller, row.id)
    expect((await act('doReovkeData', row.id)).message).toBe('该系统通知撤销成功')
    expect((await mine(reader.caller, { titile: row.titile })).total).toBe(0)
    expect((await read(reader.caller, row.id)).body).toMatchObject({ success: false, message: '未找到对应实体' })
    expect((await admin.put(`${P}/edit`, { id: row.id, msgAbstract: '改过' })).body.message).toBe('修改成功!')
    expect((await act('doReleaseData', row.id)).success).toBe(true)
    expect(await sees(reader.caller, row.id)).toBe(true)
  })

  it.each([
    ['begins later', { startTime: '2099-01-01 00:00:00' }],
    ['is over', { endTime: '2099-01-01 00:00:00' }],
  ])('is not shown when it %s', async (_, times) => {
    const row = await released(times)
    if ('endTime' in times)
      await server.sql("update weft.sys_announcement set end_time = now() - interval '1 second' where id = $1", [row.id])
    expect(await sees(reader.caller, row.id)).toBe(false)
    expect((await mine(reader.caller, { titile: row.titile })).total).toBe(0)
    expect((await reader.caller.get(`${P}/queryById`, { id: row.id })).body.success).toBe(false)
    expect((await admin.get(`${P}/queryById`, { id: row.id })).body.success).toBe(true)
  })

  it('is stored without anything that runs', async () => {
    const { msgContent } = await draft({ msgContent: '<p onclick="x()">a<script>alert(1)</script></p><img src=x onerror=y>' })
    expect(msgContent).toBe('<p>a</p><img src="x" />')
  })

  it('is refused when its content nests too deep', async () => {
    const msgContent = '<b>'.repeat(66_000)
    const all = await Promise.all([1, 2, 3, 4].map(() => admin.post(`${P}/add`, { titile: '深', msgContent })))
    for (const { body } of all) expect(body).toMatchObject({ success: false, message: '内容：标签嵌套不能超过100层' })
  })

  it('is deleted when it is not released, and then gone from every list', async () => {
    const rows = [await draft(), await draft(), await draft()]
    const [one, two, three] = rows.map(row => row.id)
    expect((await admin.delete(`${P}/delete`, { id: one ?? '' })).body.message).toBe('删除成功!')
    expect((await admin.delete(`${P}/deleteBatch`, { ids: `${two},${three},` })).body.message).toBe('删除成功!')
    expect((await admin.delete(`${P}/delete`, { id: one ?? '' })).body.message).toBe('未找到对应实体')
    expect((await admin.delete(`${P}/deleteBatch`, { ids: ',' })).body.message).toBe('参数不识别！')
    for (const { id } of rows) expect((await admin.get(`${P}/queryById`, { id })).body.success).toBe(false)
  })

  it('that somebody else changed meanwhile is not overwritten', async () => {
    const row = await draft()
    await admin.put(`${P}/edit`, { id: row.id, titile: `${row.titile}甲`, version: row.version })
    const { body } = await admin.put<Annt>(`${P}/edit`, { id: row.id, titile: '乙', version: row.version })
    expect([body.code, body.result.titile]).toEqual([409, `${row.titile}甲`])
  })

  it.each([
    ['doReleaseData', '该通告已发布'],
    ['edit', '已发布的通告不能修改或删除，请先撤销'],
    ['delete', '已发布的通告不能修改或删除，请先撤销'],
    ['deleteBatch', '已发布的通告不能修改或删除，请先撤销'],
  ])('that is released refuses %s', async (call, message) => {
    const { id } = await released()
    const answers: Record<string, () => Promise<{ body: { success: boolean; message: string } }>> = {
      doReleaseData: () => admin.get(`${P}/doReleaseData`, { id }),
      edit: () => admin.put(`${P}/edit`, { id, titile: '改' }),
      delete: () => admin.delete(`${P}/delete`, { id }),
      deleteBatch: () => admin.delete(`${P}/deleteBatch`, { ids: id }),
    }
    expect((await answers[call]?.())?.body).toMatchObject({ success: false, message })
  })

  it('that is a draft is neither revoked nor pushed, one that is over not released', async () => {
    const { id } = await draft({ endTime: '2020-01-01' })
    expect((await act('doReovkeData', id)).message).toBe('该通告尚未发布')
    expect((await admin.get(`${P}/syncNotic`, { anntId: id })).body.message).toBe('该通告尚未发布')
    expect((await act('doReleaseData', id)).message).toBe('结束时间已过，不能发布')
    expect((await admin.get(`${P}/syncNotic`)).body.success).toBe(true)
  })

  it.each([
    [{ titile: '' }, /^参数错误/],
    [{ msgType: 'USER' }, /^请选择接收用户$/],
    [{ msgType: 'USER', userIds: ',' }, /^请选择接收用户$/],
    [{ msgType: 'USER', userIds: 'nobody,' }, /^接收用户不存在$/],
    [{ msgType: 'DEPART' }, /^请选择接收部门$/],
    [{ msgType: 'DEPART', departIds: 'nowhere' }, /^接收部门不存在$/],
    [{ startTime: 'soon' }, /^开始时间不是正确的时间$/],
    [{ endTime: '2026-02-30' }, /^结束时间不是正确的时间$/],
    [{ startTime: '2026-01-02', endTime: '2026-01-01' }, /^结束时间必须晚于开始时间$/],
    [{ openType: 'frame' }, /^打开方式不正确$/],
    [{ openType: 'url' }, /^打开页面必须是系统内的路径$/],
    [{ openType: 'url', openPage: '//evil.cn' }, /^打开页面必须是系统内的路径$/],
    [{ openType: 'url', openPage: 'javascript:alert(1)' }, /^打开页面必须是系统内的路径$/],
    [{ openType: 'url', openPage: '/\\evil.cn' }, /^打开页面必须是系统内的路径$/],
    [{ openType: 'component', openPage: '../x' }, /^打开页面必须是系统内的路径$/],
    [{ priority: 'X' }, /^参数错误/],
    [{ sender: 'somebody' }, /^参数错误：不允许的字段sender$/],
    [{ sendStatus: '1' }, /^参数错误：不允许的字段sendStatus$/],
  ])('%o is refused', async (values, message) => {
    const { body } = await admin.post(`${P}/add`, { titile: '通告', ...values })
    expect([body.success, body.message]).toEqual([false, expect.stringMatching(message)])
  })
})

describe('recipients', () => {
  it('are the named users, with the trailing comma that the family writes', async () => {
    const row = await released({ msgType: 'USER', userIds: reader.id })
    expect(row.userIds).toBe(`${reader.id},`)
    expect([await sees(reader.caller, row.id), await sees(other.caller, row.id)]).toEqual([true, false])
    expect((await read(other.caller, row.id)).body.message).toBe('未找到对应实体')
    expect((await other.caller.get(`${P}/queryById`, { id: row.id })).body.success).toBe(false)
    expect((await reader.caller.get<Annt>(`${P}/queryById`, { id: row.id })).body.result.titile).toBe(row.titile)
  })

  it('are the members of the named departments and of those below', async () => {
    await admin.post('/sys/sysDepart/add', { departName: '总部', orgCategory: '1' })
    const top = await server.sql<{ id: string }>("select id from weft.sys_depart where depart_name = '总部'")
    await admin.post('/sys/sysDepart/add', { departName: '分部', parentId: top[0]?.id, orgCategory: '2' })
    const below = await server.sql<{ id: string }>("select id from weft.sys_depart where depart_name = '分部'")
    await admin.post('/sys/user/editSysDepartWithUser', { depId: below[0]?.id, userIdList: [reader.id] })
    const row = await released({ msgType: 'DEPART', departIds: `${top[0]?.id},` })
    expect([await sees(reader.caller, row.id), await sees(other.caller, row.id)]).toEqual([true, false])
  })

  it('can be looked at, added, changed and removed by who may', async () => {
    const row = await released({ msgType: 'USER', userIds: reader.id })
    const marks = async () => (await admin.get<{ records: Annt[] }>(`${SEND}/list`, { anntId: row.id })).body.result.records
    expect(await marks()).toMatchObject([{ userId: reader.id, readFlag: '0', userId_dictText: reader.username }])
    expect((await admin.post(`${SEND}/add`, { anntId: row.id, userId: other.id })).body.message).toBe('添加成功！')
    expect((await admin.post(`${SEND}/add`, { anntId: row.id, userId: other.id })).body.message).toBe('该用户已是接收人')
    expect((await admin.post(`${SEND}/add`, { anntId: row.id, userId: 'nobody' })).body.message).toBe('接收用户不存在')
    expect((await admin.post(`${SEND}/add`, { anntId: 'nothing', userId: other.id })).body.message).toBe('未找到对应实体')
    expect(await sees(other.caller, row.id)).toBe(true)
    const own = (await marks()).find(mark => mark.userId === other.id)?.id ?? ''
    await admin.put(`${SEND}/edit`, { id: own, readFlag: '1' })
    expect((await admin.get<Annt>(`${SEND}/queryById`, { id: own })).body.result).toMatchObject({
      readFlag: '1',
      readTime: expect.any(String),
    })
    expect(await sees(other.caller, row.id)).toBe(false)
    expect((await admin.delete(`${SEND}/delete`, { id: own })).body.message).toBe('删除成功!')
    expect((await admin.delete(`${SEND}/deleteBatch`, { ids: own })).body.message).toBe('未找到对应实体')
    expect(await marks()).toHaveLength(1)
  })

  it('are never chosen by a body: a reader is the one of the session', async () => {
    const { id } = await released()
    const { body } = await reader.caller.put(`${SEND}/editByAnntIdAndUserId`, { anntId: id, userId: other.id })
    expect(body.message).toBe('参数错误：不允许的字段userId')
  })
})

it('goes out as a workbook and comes in as drafts', async () => {
  const row = await released()
  const sheet = rowsOf((await admin.get(`${P}/exportXls`, { selections: row.id })).raw).map(cells => cells.join('|'))
  expect(sheet.some(line => line.includes(row.titile) && line.includes('已发布') && line.includes('admin'))).toBe(true)
  const rows = rowsOf((await admin.get(`${P}/importTemplate`)).raw)
  const header = (rows.at(-1) ?? []).map(String)
  const line = (values: Record<string, string>) => header.map(title => values[title] ?? '')
  const good = line({ 标题: '导入的通告', 优先级: '高', 内容: '<b onclick=x>a</b>', 开始时间: '2026-01-02 03:04:05' })
  const content = workbook([...rows, good, line({ 标题: '坏的', 开始时间: 'soon' })])
  const { body } = await admin.upload(`${P}/importExcel`, { name: 'a.xlsx', content })
  expect([body.code, (body.result as { errorCount: number }).errorCount]).toEqual([201, 1])
  const found = await admin.get<{ records: Annt[] }>(`${P}/list`, { titile: '导入的通告' })
  expect(found.body.result.records[0]).toMatchObject({
    priority: 'H',
    sendStatus: '0',
    msgContent: '<b>a</b>',
    startTime: '2026-01-02 03:04:05',
  })
})

describe('what clients of 3.x list', () => {
  const messages = async (query: Record<string, string>, caller = reader.caller) =>
    (await caller.get<Annt[]>(`${P}/vue3List`, { pageSize: '500', ...query })).body.result.map(({ titile }) => titile)

  it('is what is announced to the caller, by time, sender and kind', async () => {
    const [news, system] = [await released(), await released({ msgCategory: '2' })]
    const both = [news.titile, system.titile]
    expect(await messages({})).toEqual(expect.arrayContaining(both))
    expect(await messages({ rangeDateKey: 'jt' })).toEqual(expect.arrayContaining(both))
    expect(await messages({ rangeDateKey: 'sy' })).not.toContain(news.titile)
    expect(await messages({ rangeDateKey: 'zdy', beginDate: '2000-01-01 00:00:00', endDate: '2000-01-02 23:59:59' })).toEqual([])
    expect(await messages({ msgCategory: '2' })).not.toContain(news.titile)
    expect(await messages({ fromUser: 'nobody' })).toEqual([])
    expect(await messages({ starFlag: '1' }), 'nothing is marked here').toEqual([])
    expect(await messages({ pageSize: '1', pageNo: '2' })).toHaveLength(1)
  })

  it('holds one of them at a time, and none of others', async () => {
    const mine = await released({ msgType: 'USER', userIds: `${reader.id},` })
    const one = async (caller: Caller) => (await caller.get<Annt>(`${SEND}/getOne`, { sendId: mine.id })).body
    expect((await one(reader.caller)).result).toMatchObject({ id: mine.id, titile: mine.titile, readFlag: '0' })
    expect(await one(other.caller)).toMatchObject({ success: false })
    expect(await messages({}, other.caller)).not.toContain(mine.titile)
  })
})
