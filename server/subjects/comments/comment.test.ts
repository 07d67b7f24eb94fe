import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Forms, formField } from '../../../tests/helpers/form-caller'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'

const BASE = '/sys/comment'
interface Comment {
  readonly id: string
  readonly commentContent: string
  readonly fromUserId_dictText: string
  readonly toUserId: string | null
  readonly commentId: string | null
  readonly fileList: readonly { readonly name: string; readonly url: string; readonly fileSize: number; readonly type: string }[]
}
interface Page<Row> {
  readonly records: readonly Row[]
  readonly total: number
}

let server: TestServer
let admin: Caller
let reader: TestPerson
let stranger: TestPerson
let record: { tableName: string; tableDataId: string }
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  reader = await makePerson(server, admin, ['lecturer:list'])
  stranger = await makePerson(server, admin)
  record = { tableName: 'course_lecturer', tableDataId: await lecturer('王老师') }
})
afterAll(() => server?.close())

async function lecturer(name: string): Promise<string> {
  const { body } = await admin.post('/course/lecturer/add', { name, gender: '1', level: '1' })
  expect(body).toMatchObject({ success: true })
  return (await admin.get<Page<{ id: string }>>('/course/lecturer/list', { name })).body.result.records[0]?.id ?? ''
}
const list = async (who: Caller, of = record) => (await who.get<Page<Comment>>(`${BASE}/listByForm`, of)).body
const add = async (who: Caller, commentContent: string, more: object = {}) =>
  (await who.post<string>(`${BASE}/addText`, { ...record, commentContent, ...more })).body
const messages = async (who: Caller) =>
  (await who.get<{ sysMsgList: { titile: string; openPage: string; msgContent: string | null }[] }>('/sys/annountCement/listByUser')).body
    .result.sysMsgList

describe('comments on a record', () => {
  it('are read and written by who may see it, and by nobody else', async () => {
    const { result: id } = await add(reader.caller, ' 请核对课酬 ')
    expect((await list(admin)).result).toMatchObject({
      total: 1,
      records: [{ id, commentContent: '请核对课酬', fromUserId_dictText: reader.username, commentId: null, fileList: [] }],
    })
    for (const answer of [
      await list(stranger.caller),
      await add(stranger.caller, '看不见'),
      (await stranger.caller.get(`${BASE}/queryById`, { id })).body,
      (await stranger.caller.get(`${BASE}/fileList`, record)).body,
      await list(admin, { ...record, tableDataId: 'none' }),
      await list(admin, { tableName: 'sys_user_secret', tableDataId: 'none' }),
      await list(admin, { tableName: 'sys_comment', tableDataId: id }),
    ])
      expect(answer).toMatchObject({ success: false, message: '该记录不存在，或您无权查看' })
  })

  it('answer each other, and are deleted by their writers alone', async () => {
    const { result: first } = await add(admin, '第一条')
    const { result: second } = await add(reader.caller, '已核对', { commentId: first, toUserId: stranger.id })
    const answered = (await list(admin)).result.records.find(({ id }) => id === second)
    expect(answered).toMatchObject({ commentId: first, commentContent: '已核对' })
    expect(answered?.toUserId).not.toBe(stranger.id)
    const remove = async (who: Caller, id: string) => (await who.delete(`${BASE}/deleteOne`, { id })).body
    expect(await remove(reader.caller, first)).toMatchObject({ success: false, message: '只能操作自己的评论' })
    expect(await remove(admin, first)).toMatchObject({ success: true })
    expect((await list(admin)).result.records.find(({ id }) => id === second)).toMatchObject({ commentId: null })
    const other = { ...record, tableDataId: await lecturer('李老师') }
    const elsewhere = await add(admin, '别处', { ...other, commentId: second })
    expect(elsewhere).toMatchObject({ success: false, message: '被回复的评论不属于该记录' })
  })

  it('of others are taken away by who may delete the record, who is told which', async () => {
    const moderator = await makePerson(server, admin, ['lecturer:list', 'lecturer:delete'])
    const removable = async (who: Caller) =>
      Object.fromEntries(
        (await who.get<Page<Comment & { removable: boolean }>>(`${BASE}/listByForm`, record)).body.result.records.map(
          ({ id, removable }) => [id, removable],
        ),
      )
    const { result: id } = await add(reader.caller, '不当言论')
    const { result: own } = await add(moderator.caller, '自己的')
    expect(await removable(moderator.caller)).toMatchObject({ [id]: true, [own]: true })
    expect(await removable(reader.caller)).toMatchObject({ [id]: true, [own]: false })
    const remove = async (who: Caller, one: string) => (await who.delete(`${BASE}/deleteOne`, { id: one })).body
    expect(await remove(reader.caller, own)).toMatchObject({ success: false, message: '只能操作自己的评论' })
    expect(await remove(moderator.caller, id)).toMatchObject({ success: true })
    const blind = await makePerson(server, admin, ['lecturer:delete'])
    expect(await remove(blind.caller, own)).toMatchObject({ success: false, message: '该记录不存在，或您无权查看' })
    const [audited] = await server.sql(
      "select from weft.sys_audit where table_name = 'sys_comment' and record_id = $1 and action = 'delete'",
      [id],
    )
    expect(audited, 'what was taken away stands in the audit table').toBeDefined()
    await remove(moderator.caller, own)
  })

  it('say something', async () => {
    expect(await add(admin, ' ')).toMatchObject({ success: false, message: '请输入评论内容' })
    expect((await add(admin, '长'.repeat(2001))).success).toBe(false)
  })

  it('go when their record does', async () => {
    const gone = { ...record, tableDataId: await lecturer('离职') }
    await add(admin, '一起删除', gone)
    const count = () => server.sql('select id from weft.sys_comment where table_data_id = $1', [gone.tableDataId])
    expect(await count()).toHaveLength(1)
    await admin.delete('/course/lecturer/delete', { id: gone.tableDataId })
    expect(await count()).toHaveLength(0)
  })
})

describe('a message', () => {
  it('tells who is named, and whose comment was answered, without what was written', async () => {
    const { result: first } = await add(reader.caller, '谁来看看')
    const page = `/course/lecturer?form.id=${record.tableDataId}`
    await add(admin, `@${stranger.username}[${stranger.username}] 和 @无[nobody] 请看`, { commentId: first, page })
    expect(await messages(stranger.caller)).toMatchObject([
      { titile: expect.stringContaining('在评论中提到了您'), openPage: page, msgContent: null },
    ])
    expect(await messages(reader.caller)).toMatchObject([{ titile: expect.stringContaining('回复了您的评论'), openPage: page }])
    const kept = await admin.get<Page<{ titile: string }>>('/sys/annountCement/list', { pageSize: 500 })
    expect(kept.body.result.records.filter(({ titile }) => titile.includes('评论'))).toEqual([])
  })

  it('is not sent to its writer, and leads nowhere outside', async () => {
    await add(reader.caller, `@我[${reader.username}]`)
    expect((await messages(reader.caller)).filter(({ titile }) => titile.includes('提到'))).toEqual([])
    expect(await add(admin, '看', { page: '//example.org/x' })).toMatchObject({ success: false, message: '页面地址不正确' })
  })
})

describe('files of comments', () => {
  const upload = async (who: Caller, name: string) =>
    (await who.upload('/sys/common/upload', { name, content: '内容' }, { biz: 'temp' })).body.message

  it('come with the text, or afterwards as clients of 3.x send them', async () => {
    const path = await upload(admin, '底稿.txt')
    const { result: id } = await add(admin, '', { files: [path] })
    const send = (fields: Record<string, string>, who = admin) =>
      who.upload<string>(`${BASE}/addFile`, { name: '补充.txt', content: '更多' }, { ...record, ...fields })
    expect((await send({ commentId: id })).body).toMatchObject({ success: true, result: id })
    expect((await send({ commentId: id }, reader.caller)).body).toMatchObject({ success: false, message: '只能操作自己的评论' })
    const files = [
      { name: '底稿.txt', url: path, type: 'doc', fileSize: 6 },
      { name: '补充.txt', type: 'doc', fileSize: 6 },
    ]
    expect((await admin.get<Comment>(`${BASE}/queryById`, { id })).body.result.fileList).toMatchObject(files)
    const { result: alone } = (await send({})).body
    expect((await list(admin)).result.records.find(each => each.id === alone)).toMatchObject({ fileList: [{ name: '补充.txt' }] })
    expect((await admin.get<Page<object>>(`${BASE}/fileList`, record)).body.result.records).toHaveLength(3)
    expect((await send({}, stranger.caller)).body.success).toBe(false)
  })

  it('are opened by who may see the record', async () => {
    const path = await upload(admin, '附件.txt')
    await add(admin, '见附件', { files: [path] })
    const open = async (who: Caller) => (await who.get(`/sys/common/static/${encodeURI(path)}`)).status
    expect([await open(reader.caller), await open(stranger.caller)]).toEqual([200, 404])
  })

  it('are those that the writer may read', async () => {
    const foreign = await upload(admin, '他人.txt')
    expect((await add(reader.caller, '借用', { files: [foreign] })).success).toBe(false)
    const none = `temp/${'0'.repeat(32)}/无.txt`
    expect(await add(reader.caller, '没有', { files: [none] })).toMatchObject({ success: false, message: '附件不存在' })
  })
})

describe('comments on rows of online forms', () => {
  it('are for who sees the row', async () => {
    const forms = new Forms(admin)
    const head = await forms.made({ tableName: 'comment_plan', tableTxt: '计划' }, [formField('name', '名称')])
    const { result: id } = await forms.add(head, { name: '甲' })
    const row = { tableName: 'comment_plan', tableDataId: id }
    expect(await add(admin, '第一条', row)).toMatchObject({ success: true })
    expect((await list(admin, row)).result.total).toBe(1)
    expect((await list(reader.caller, row)).success).toBe(false)
    expect((await list(admin, row)).result.records).toMatchObject([{ removable: true }])
  })
})
