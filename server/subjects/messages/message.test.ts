import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CERTIFICATE, type MailServerOptions, startMailServer } from '../../../tests/helpers/mail-server'
import { makePerson, TEST_PASSWORD } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { root } from '../../util/root'

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
  })

describe('a template', () => {
  it.each([
    ['${a.b}', '{}', '变量“${a.b}”不正确'],
    ['${a', '{}', '变量“${a”不正确'],
    ['您好', '[1]', '请填写JSON对象'],
    ['${name}，${no}', '{"name":"甲"}', '测试数据中没有变量：no'],
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

const CHANNELS = '/sys/messageChannel'
const INTERNAL = { internalAddresses: '127.0.0.1' }
const NO_INTERNAL = { internalAddresses: null }
const MAIL = { kind: 'mail', host: '127.0.0.1', security: 'none', sender: 'weft@example.org', status: '1', ...INTERNAL }
interface Row {
  readonly id: string
  readonly version: number
  readonly [name: string]: unknown
}
let made = 0
const channel = async (body: object) => {
  const code = `channel${++made}`
  const { body: said } = await admin.post(`${CHANNELS}/add`, { code, name: `渠道${made}`, ...body })
  expect(said, said.message).toMatchObject({ success: true, message: '添加成功！' })
  return rowOf(code)
}
const rowOf = async (code: string) => (await admin.get<{ records: Row[] }>(`${CHANNELS}/list`, { code })).body.result.records[0] as Row
const drop = ({ id }: Row) => admin.delete(`${CHANNELS}/delete`, { id })

/** What no role of the application may do. */
async function asOwner(text: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  await client.query(text, [...values]).finally(() => client.end())
}

/** Runs `work` with mail set up over a server of its own. */
async function withMail(options: MailServerOptions, work: (mail: Awaited<ReturnType<typeof startMailServer>>) => Promise<void>) {
  const mail = await startMailServer(options)
  const row = await channel({ ...MAIL, port: mail.port })
  try {
    await work(mail)
  } finally {
    await drop(row)
    await mail.close()
  }
}

describe('a message by mail', () => {
  beforeAll(() => template('letter', '${who}，您好', { templateType: '2' }))
  const resend = async (id: string) => (await admin.post('/sys/message/sysMessage/again', { id })).body.message

  it('goes to an address, or to that of an account, and to nobody who has none', async () => {
    await withMail({}, async ({ taken }) => {
      await admin.post('/sys/user/add', { username: 'reader', realname: '读者', password: TEST_PASSWORD, email: 'reader@example.org' })
      await admin.post('/sys/user/add', { username: 'silent', realname: '无邮箱', password: TEST_PASSWORD })
      await send('letter', 'li@example.org,reader,silent', '{"who":"甲"}')
      for (const receiver of ['li@example.org', 'reader']) await sentTo(receiver, '1')
      expect((await sentTo('silent', '2')).esResult).toBe('用户“silent”没有填写邮箱')
      expect(taken.map(({ to }) => to.join()).sort()).toEqual(['li@example.org', 'reader@example.org'])
    })
  })

  it('is sent again by itself while the server says that it will take it later, and arrives once', async () => {
    let asked = 0
    const answer = async () => {
      if (++asked > 2) return
      // The pause between two attempts is of no interest here.
      await asOwner("update weft.sys_job_run set pause_seconds = 0 where job_class_name = 'deliverMessage' and state = 'running'")
      throw Object.assign(new Error('busy'), { responseCode: 451 })
    }
    await withMail({ answer }, async ({ taken }) => {
      await send('letter', 'later@example.org', '{"who":"甲"}')
      expect(await sentTo('later@example.org', '1')).toMatchObject({ esSendNum: 3, esResult: null })
      expect(taken).toHaveLength(1)
    })
  })

  it('that a server was killed over is not sent again by itself, and is when a user says so', async () => {
    await withMail({}, async ({ taken }) => {
      await admin.post('/sys/message/sysMessage/add', { esTitle: '通知', esType: '2', esReceiver: 'kill@example.org', esContent: '您好' })
      const [{ id }] = (await messagesTo('kill@example.org')) as [Message]
      // What a server leaves that is lost between handing a message over and hearing of it.
      await server.sql('insert into weft.sys_message_sending (id) values ($1)', [id])
      expect(await resend(id)).toBe('消息正在发送')
      await asOwner(
        `insert into weft.sys_job_run (tenant_id, name, job_class_name, params, owner, cause, tells, attempts, pause_seconds, time_limit, run_key)
        values (0, 'x', 'deliverMessage', jsonb_build_object('id', $1::text), 'admin', 'call', '', 5, 0, 60, 'message ' || $1)`,
        [id],
      )
      const lost = await sentTo('kill@example.org', '2')
      expect(lost.esResult).toBe('上次发送中断，不能确定是否已送达；请与接收人核对后再发送')
      expect(taken).toEqual([])
      expect(await resend(id)).toBe('发送消息任务添加成功！')
      await sentTo('kill@example.org', '1')
      expect(taken).toHaveLength(1)
    })
  })
})

describe('a channel', () => {
  it('is tried with a message, and says what came of it', async () => {
    await withMail({ password: 'right' }, async ({ port, taken }) => {
      const row = await channel({ ...MAIL, status: '0', port, username: 'weft', password: 'wrong' })
      const tried = async (receiver?: string) => (await admin.post(`${CHANNELS}/test`, { id: row.id, receiver })).body.message
      expect(await tried()).toBe('请填写测试的接收人')
      expect(await tried('nobody')).toBe('“nobody”不是邮箱地址')
      expect(await tried('a@example.org')).toMatch(/^测试消息发送失败：邮件服务器拒绝登录：535/)
      expect((await rowOf(String(row.code))).testError).toMatch(/^邮件服务器拒绝登录/)
      await admin.put(`${CHANNELS}/edit`, { ...fieldsOf(await rowOf(String(row.code))), password: 'right' })
      expect(await tried('a@example.org')).toBe('测试消息已发送')
      expect(await rowOf(String(row.code))).toMatchObject({ testError: null, testedTime: expect.stringMatching(/^2/) })
      expect(taken.map(({ to }) => to)).toEqual([['a@example.org']])
      await drop(row)
    })
  })

  const FIELDS =
    'id version code name kind status host port security certificate sender username url headers body mentions internalAddresses'.split(' ')
  const fieldsOf = (row: Row) => Object.fromEntries(FIELDS.map(name => [name, row[name]]))
  const kept = async (id: string) =>
    (await server.sql<{ sealed: string }>('select sealed_secrets as sealed from weft.sys_message_channel where id = $1', [id]))[0]?.sealed

  it('never shows what opens it, neither stored nor in the audit', async () => {
    const url = 'https://oapi.dingtalk.com/robot/send?access_token=open-sesame'
    const row = await channel({ kind: 'dingtalk', url, signKey: 'SEC-of-the-robot' })
    expect(row).toMatchObject({ url: 'https://oapi.dingtalk.com/robot/send?access_token=******', hasSignKey: true })
    expect(row).not.toHaveProperty('signKey')
    const audit = JSON.stringify(await server.sql('select before, after from weft.sys_audit where record_id = $1', [row.id]))
    for (const text of [audit, await kept(row.id)]) expect(text).not.toMatch(/sesame|SEC-of/)
    expect(audit).not.toContain(await kept(row.id))
    await drop(row)
  })

  const editedBy = async (caller: Caller, row: Row, more: object) =>
    (await caller.put<unknown>(`${CHANNELS}/edit`, { ...fieldsOf(await rowOf(String(row.code))), password: '', ...more })).body

  const SMS = { kind: 'sms', status: '0', url: 'https://sms.example.org/', body: 'to=${mobile}&key=${secret}', headers: 'X-Key: ${secret}' }
  it.each([
    ['mail', { host: 'evil.example.org' }],
    ['mail', { port: 2525 }],
    ['mail', { security: 'starttls' }],
    ['mail', { security: 'none' }],
    ['mail', { username: 'other' }],
    ['mail', { certificate: CERTIFICATE }],
    ['sms', { url: 'https://evil.example.org/' }],
    ['sms', { url: 'http://sms.example.org/' }],
    ['sms', { body: 'to=13800000000&text=${secret}' }],
    ['sms', { headers: 'X-Other: ${secret}' }],
  ])('of %s keeps its password while it leads to the same place, and asks for it where it would not: %o', async (kind, change) => {
    const given =
      kind === 'mail' ? { ...MAIL, ...NO_INTERNAL, status: '0', host: 'mail.example.org', security: 'tls', username: 'weft' } : SMS
    const row = await channel({ ...given, password: 'right' })
    const before = await kept(row.id)
    expect(await editedBy(admin, row, { name: '另名' })).toMatchObject({ success: true })
    expect((await rowOf(String(row.code))).hasPassword).toBe(true)
    const field = 'password'
    const message = '服务器、端口、加密方式、证书、账号、地址或请求模板已改变，请重新填写密码'
    expect(await editedBy(admin, row, change)).toMatchObject({ success: false, message, result: [{ field, message }] })
    expect(await editedBy(admin, row, { ...change, password: 'again' })).toMatchObject({ success: true })
    expect(await kept(row.id)).not.toBe(before)
    await drop(row)
  })

  it('loses a password for which it has no use any more', async () => {
    const row = await channel({ ...MAIL, ...NO_INTERNAL, status: '0', host: 'mail.example.org', username: 'weft', password: 'right' })
    expect(await editedBy(admin, row, { username: '' })).toMatchObject({ success: true })
    expect((await rowOf(String(row.code))).hasPassword).toBe(false)
    await drop(row)
  })

  it('of a robot asks for what opens it where it leads elsewhere', async () => {
    const robot = await channel({ kind: 'wecom', url: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=k1' })
    expect(await editedBy(admin, robot, { url: 'https://evil.example.org/?key=******' })).toMatchObject({
      success: false,
      result: [{ field: 'url' }],
    })
    const signed = await channel({ kind: 'dingtalk', url: 'https://oapi.dingtalk.com/robot/send?access_token=t', signKey: 'SEC' })
    const elsewhere = { url: 'https://evil.example.org/robot/send?access_token=t' }
    expect(await editedBy(admin, signed, elsewhere)).toMatchObject({ success: false, result: [{ field: 'signKey' }] })
    for (const one of [robot, signed]) await drop(one)
  })

  it('that names internal addresses is led nowhere else, said nothing else by and not tried by those who may not name them', async () => {
    const { caller } = await makePerson(server, admin, ['messageChannel:edit'])
    const mail = await channel({ ...MAIL, status: '0', port: 2525, username: 'weft', password: 'right' })
    const sms = await channel({ ...SMS, ...INTERNAL, url: 'http://127.0.0.1:8080/', password: 'right' })
    const robot = await channel({ kind: 'dingtalk', url: 'http://127.0.0.1:8080/?access_token=t', ...INTERNAL })
    const changes: Readonly<Record<string, readonly [row: Row, value: unknown]>> = {
      kind: [mail, 'sms'],
      host: [mail, '127.0.0.2'],
      port: [mail, 25],
      security: [mail, 'starttls'],
      certificate: [mail, CERTIFICATE],
      username: [mail, 'other'],
      sender: [mail, 'other@example.org'],
      senderName: [mail, '另名'],
      password: [mail, 'other'],
      url: [sms, 'http://127.0.0.1:8080/admin'],
      headers: [sms, 'X-Own: ${secret}'],
      body: [sms, 'to=${mobile}'],
      okText: [sms, 'ok'],
      internalAddresses: [sms, '127.0.0.1, 10.0.0.0/8'],
      mentions: [robot, 'all'],
      signKey: [robot, 'SEC'],
    }
    // Whatever the contract lets in is a change of the kind, or is named here as one that leads nowhere.
    const contract = JSON.parse(readFileSync(join(root, 'schemas/api/message-channel.json'), 'utf8'))
    const written = Object.keys(contract.components.schemas.MessageChannelEdit.properties)
    expect(Object.keys(changes).sort()).toEqual(written.filter(name => !/^(id|version|code|name|status|remark)$/.test(name)).sort())
    for (const [field, [row, value]] of Object.entries(changes)) {
      const more = field === 'kind' ? { kind: 'sms', url: 'http://127.0.0.1/', body: 'x' } : { [field]: value }
      const said = await editedBy(caller, row, more)
      expect(said, field).toMatchObject({ success: false, message: expect.stringContaining('需要填写内部地址的权限') })
      expect((said.result as { field: string }[]).map(one => one.field)).toContain(field)
    }
    expect(await editedBy(caller, mail, { internalAddresses: null })).toMatchObject({ success: false })
    expect(await editedBy(caller, mail, { name: '另名', remark: '备注' })).toMatchObject({ success: true })
    expect((await caller.post(`${CHANNELS}/test`, { id: sms.id, receiver: '13800000000' })).body).toMatchObject({
      success: false,
      message: '该渠道可访问内部地址，测试它需要填写内部地址的权限',
    })
    for (const one of [mail, sms, robot]) await drop(one)
  })

  it('of mail that is on is the only one', async () => {
    await withMail({}, async () => {
      const { body } = await admin.post(`${CHANNELS}/add`, { ...MAIL, code: 'second', name: '第二', port: 25 })
      expect(body).toMatchObject({ success: false, result: [{ field: 'status' }] })
    })
  })

  it.each([
    [{ kind: 'mail' }, 'host', '请填写服务器'],
    [{ ...MAIL, sender: 'nobody' }, 'sender', '请填写邮箱地址，例如 notice@example.org'],
    [{ ...MAIL, security: 'ssl' }, 'security', '加密方式只能是 TLS、STARTTLS 或不加密'],
    [{ ...MAIL, certificate: 'x' }, 'certificate', '证书不是正确的 PEM 格式'],
    [{ ...MAIL, internalAddresses: 'localhost' }, 'internalAddresses', '“localhost”不是 IP 地址或网段，后面可以加“:端口”'],
    [{ kind: 'wecom', url: 'https://qyapi.weixin.qq.com/send' }, 'url', '地址中没有 key，请粘贴机器人的完整 Webhook 地址'],
    [{ kind: 'wecom', url: 'ftp://x?key=1' }, 'url', '请填写以 http:// 或 https:// 开头的地址'],
    [{ kind: 'wecom', url: 'https://x/?key=1', mentions: '张三' }, 'mentions', '“张三”不是手机号，可填写手机号或 all'],
    [{ kind: 'sms', url: 'https://x/', body: '{"to":${mobile}' }, 'body', '请求内容不是正确的 JSON'],
    [
      { kind: 'sms', url: 'https://x/', body: '{"to":"${phone}"}' },
      'body',
      '变量“phone”不正确，可用 ${mobile}、${content}、${title}、${id}、${secret}',
    ],
    [{ kind: 'sms', url: 'https://x/', body: 'a', headers: 'Host: x' }, 'headers', '请求头“Host: x”不正确，应写作“名称: 值”'],
  ])('that says %o is refused at its field', async (more, field, message) => {
    const { body } = await admin.post(`${CHANNELS}/add`, { code: 'wrong', name: '错', ...more })
    expect(body).toMatchObject({ success: false, message })
    expect(body.result).toContainEqual({ field, message })
  })

  it('names addresses of this machine for those alone who may', async () => {
    const { caller } = await makePerson(server, admin, ['messageChannel:add'])
    const { body } = await caller.post(`${CHANNELS}/add`, { code: 'inner', name: '内', ...MAIL })
    expect(body).toMatchObject({ success: false, message: '没有填写允许的内部地址的权限' })
  })

  it('of a robot is named by the receiver', async () => {
    await template('group', '您好', { templateType: '5' })
    await send('group', 'no-such-robot')
    expect((await sentTo('no-such-robot', '2')).esResult).toBe('没有编码为“no-such-robot”的钉钉机器人，或没有启用')
  })
})
