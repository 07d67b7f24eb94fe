import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { TEST_PASSWORD } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

interface Message {
  readonly id: string
  readonly esContent: string
  readonly esSendStatus: string
  readonly esSendNum: number
  readonly esResult: string | null
}
const TEMPLATES = '/sys/message/sysMessageTemplate'

const template = (templateCode: string, templateContent: string, more: object = {}) =>
  admin.post(`${TEMPLATES}/add`, { templateCode, templateName: '通知', templateType: '4', templateContent, ...more })
const send = async (templateCode: string, receiver: string, testData = '{}', more: object = {}) =>
  (await admin.post(`${TEMPLATES}/sendMsg`, { templateCode, receiver, testData, ...more })).body
const messagesTo = async (esReceiver: string) =>
  (await admin.get<{ records: Message[] }>('/sys/message/sysMessage/list', { esReceiver })).body.result.records
const sentTo = (receiver: string, status: string) =>
  vi.waitFor(async () => {
    const [found] = await messagesTo(receiver)
    expect(found?.esSendStatus).toBe(status)
    return found as Message
  }, 60_000)

describe('a template', () => {
  it.each([
    ['${a.b}', '{}', '变量“${a.b}”不正确'],
    ['${a', '{}', '变量“${a”不正确'],
    ['您好', '[1]', '请填写JSON对象'],
  ])('is refused with %s and %s', async (content, templateTestJson, message) => {
    const { body } = await template(`bad_${content.length}`, content, { templateTestJson })
    expect(body.success).toBe(false)
    expect(JSON.stringify(body)).toContain(message)
  })

  it('is shown with its values before it is sent', async () => {
    await template('shown', '${who}，您好！${what}')
    const { body } = await admin.get(`${TEMPLATES}/preview`, { templateCode: 'shown', testData: '{"who":"甲"}' })
    expect(body.result).toEqual({ title: '通知', content: '甲，您好！${what}', missing: ['what'] })
    expect((await admin.get(`${TEMPLATES}/preview`, { templateCode: 'shown', testData: '{' })).body.message).toBe('解析Json出错！')
  })
})

describe('a message', () => {
  it('is sent as a job, and stands at the bell of its receiver', async () => {
    await template('hello', '<b>${who}</b>，您好')
    expect((await send('hello', 'admin', '{"who":"甲"}')).message).toBe('发送消息任务添加成功！')
    expect(await sentTo('admin', '1')).toMatchObject({ esContent: '<b>甲</b>，您好', esSendNum: 1, esResult: null })
    const rows = await server.sql<{ content: string }>(
      "select msg_content as content from weft.sys_announcement where bus_type = 'message' and titile = '通知'",
    )
    expect(rows).toEqual([{ content: '<p>&lt;b&gt;甲&lt;/b&gt;，您好</p>' }])
    const [{ id }] = (await messagesTo('admin')) as [Message]
    expect((await admin.post('/sys/message/sysMessage/again', { id })).body.message).toBe('消息已经发送成功')
  })

  it('says why it was not sent, and is sent again once it can be', async () => {
    await template('later', '您好')
    await send('later', 'newcomer')
    const failed = await sentTo('newcomer', '2')
    expect(failed.esResult).toBe('没有账号为“newcomer”的用户')
    const added = await admin.post('/sys/user/add', { username: 'newcomer', realname: '新人', password: TEST_PASSWORD })
    expect(added.body.message).toBe('添加成功！')
    expect((await admin.post('/sys/message/sysMessage/again', { id: failed.id })).body.message).toBe('发送消息任务添加成功！')
    expect(await sentTo('newcomer', '1')).toMatchObject({ esSendNum: 2, esResult: null })
  })

  it('by a channel that is not set up fails with that cause', async () => {
    await template('mail', '您好', { templateType: '2' })
    await send('mail', 'a@example.org')
    expect((await sentTo('a@example.org', '2')).esResult).toBe('邮件渠道还没有配置')
  })

  it.each([
    ['nothing', 'admin', '{}', '发送消息任务添加失败！没有编码为“nothing”的模板'],
    ['hello', 'admin', '{', '解析Json出错！'],
    ['hello', 'admin', '{}', '发送消息任务添加失败！缺少变量：who'],
    ['hello', ' , ', '{"who":"甲"}', '发送消息任务添加失败！请填写接收人'],
    ['hello', Array.from({ length: 51 }, (_, n) => `u${n}`).join(), '{"who":"甲"}', '发送消息任务添加失败！一次最多发送给 50 个接收人'],
  ])('of %s to %s with %s is refused, and adds nothing', async (code, receiver, data, message) => {
    const count = async () => (await server.sql<{ count: number }>('select count(*)::int as count from weft.sys_message'))[0]?.count
    const before = await count()
    expect((await send(code, receiver, data)).message).toBe(message)
    expect(await count()).toBe(before)
  })
})
