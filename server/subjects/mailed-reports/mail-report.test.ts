import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../../tests/helpers/mail-server'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import { rowsOf } from '../../../tests/helpers/workbook'

openServer()

interface Row {
  readonly id: string
  readonly version: number
  readonly [name: string]: unknown
}

const RIGHTS = ['role:list', 'role:export', 'quartzJob:list', 'quartzJob:add', 'quartzJob:edit', 'quartzJob:execute', 'jobRun:list']
let mail: MailServer
let person: TestPerson
beforeAll(async () => {
  mail = await startMailServer()
  const channel = {
    code: 'mail',
    name: '邮件',
    kind: 'mail',
    host: '127.0.0.1',
    port: mail.port,
    security: 'none',
    sender: 'weft@example.org',
  }
  await admin.post('/sys/messageChannel/add', { ...channel, status: '1', internalAddresses: '127.0.0.1' })
  const items = [
    { fieldName: 'roleName', fieldTxt: '角色', isShow: '1', isSearch: '1' },
    { fieldName: 'roleCode', fieldTxt: '编码', isShow: '1' },
  ]
  await admin.post('/online/report/add', {
    code: 'roles',
    name: '角色表',
    source: '/sys/role',
    sort: null,
    content: null,
    params: [],
    items,
  })
  person = await makePerson(server, admin, RIGHTS)
})
afterAll(() => mail?.close())

const BASE = '/sys/quartzJob'
const schedule = (name: string, params: object) => ({
  name,
  jobClassName: 'mailReport',
  cronExpression: '0 0 0 1 1 ? 2099',
  parameter: JSON.stringify({ report: 'roles', reader: person.username, receivers: `${name}@example.org`, ...params }),
})
const add = async (name: string, params: object = {}) => (await person.caller.post(`${BASE}/add`, schedule(name, params))).body
const stored = async (name: string) => (await admin.get<{ records: Row[] }>(`${BASE}/list`, { name })).body.result.records[0] as Row

async function ran(name: string, state: string): Promise<Row> {
  const { id } = await stored(name)
  expect((await admin.get(`${BASE}/execute`, { id })).body.success).toBe(true)
  return vi.waitFor(async () => {
    const [run] = (await admin.get<{ records: Row[] }>('/sys/jobRun/list', { scheduleId: id })).body.result.records
    expect(run?.state, JSON.stringify(run)).toBe(state)
    return run as Row
  })
}

const mailsTo = (address: string) => mail.taken.filter(({ to }) => to.includes(address))

/** The file that came with a mail. */
function attachmentOf(text: string): Buffer {
  const part = text.split(/\r\n--/).find(each => /Content-Disposition: attachment/i.test(each)) ?? ''
  return Buffer.from(part.slice(part.indexOf('\r\n\r\n')), 'base64')
}

describe('a report by mail', () => {
  it('reaches each receiver once, as a workbook of what its filters leave', async () => {
    expect((await add('well', { receivers: 'well@example.org,second@example.org', filters: 'roleCode=admin' })).success).toBe(true)
    expect((await ran('well', 'done')).resultText).toBe('报表“角色表”（1 行）已交给 2 封邮件发送')
    await vi.waitFor(() => {
      for (const address of ['well@example.org', 'second@example.org']) expect(mailsTo(address)).toHaveLength(1)
    })
    const rows = rowsOf(attachmentOf(mailsTo('well@example.org')[0]?.text ?? ''))
    expect(rows.slice(2)).toEqual([
      ['角色', '编码'],
      ['管理员', 'admin'],
    ])
    const { body } = await admin.get<{ records: Row[] }>('/sys/log/list', { keyWord: '角色表', username: person.username })
    expect(body.result.records[0]).toMatchObject({ operateType: 6, ip: null })
  })

  it('keeps the note of its file as long as its message', async () => {
    await add('kept')
    await ran('kept', 'done')
    const find = async () => (await admin.get<{ records: Row[] }>('/sys/message/sysMessage/list', { esReceiver: 'kept@example.org' })).body
    await vi.waitFor(async () => expect((await find()).result.records).toMatchObject([{ esSendStatus: '1' }]))
    const id = (await find()).result.records[0]?.id ?? ''
    const notes = () => server.sql('select id from weft.sys_message_file where id = $1', [id])
    expect(await notes()).toHaveLength(1)
    expect((await admin.delete('/sys/message/sysMessage/delete', { id })).body.success).toBe(true)
    expect(await notes()).toEqual([])
  })

  it('is chosen by who writes schedules, whatever else they may do', async () => {
    const offered = ({ caller }: Pick<TestPerson, 'caller'>) =>
      caller
        .get<{ value: string }[]>('/sys/dict/getDictItems/onl_report,name,code')
        .then(({ body }) => body.result?.map(({ value }) => value))
    expect(await offered(person)).toEqual(['roles'])
    expect(await offered(await makePerson(server, admin, ['quartzJob:list', 'role:list']))).toEqual([])
  })

  it('is not sent without rows where that is not wanted', async () => {
    await add('none', { filters: 'roleCode=no-such-role', empty: false })
    expect((await ran('none', 'done')).resultText).toBe('报表“角色表”没有数据，未发送')
    expect(mailsTo('none@example.org')).toEqual([])
  })

  it('is read with the rights of the reader when it runs, and says which are gone', async () => {
    const { caller, ...late } = await makePerson(server, admin, RIGHTS)
    await caller.post(`${BASE}/add`, schedule('late', { reader: late.username }))
    await server.sql(
      `delete from weft.sys_role_permission where role_id = $1 and permission_id in (select id from weft.sys_permission where perms = 'role:list')`,
      [late.roleId],
    )
    expect((await ran('late', 'failed')).error).toBe(`账号“${late.username}”已没有读取报表“roles”的权限，报表没有发送`)
    await admin.put('/sys/user/frozenBatch', { ids: late.id, status: 2 })
    const { id } = await stored('late')
    await admin.get(`${BASE}/execute`, { id })
    await vi.waitFor(async () => {
      const { body } = await admin.get<{ records: Row[] }>('/sys/jobRun/list', { scheduleId: id })
      expect(body.result.records.map(({ error }) => error)).toContain(`账号“${late.username}”不存在或已不能登录，报表没有发送`)
    })
    expect(mailsTo('late@example.org')).toEqual([])
  })

  it.each([
    [{ reader: 'admin' }, /^只能以自己的权限读取报表，请填写“p/],
    [{ report: 'gone' }, /^报表不存在$/],
    [{ filters: 'salary=1' }, /^报表“角色表”没有字段或参数“salary”$/],
    [{ filters: 'roleCode' }, /^查询条件“roleCode”应写作 字段=值$/],
    [{ receivers: 'nobody-here' }, /^没有账号为“nobody-here”的用户$/],
    [{ receivers: ' , ' }, /^请选择接收人$/],
  ])('with %o is refused at its field', async (params, message) => {
    const said = await add('refused', params)
    expect(said).toMatchObject({ success: false, message: expect.stringMatching(message), result: [{ field: 'parameter' }] })
  })

  it('of another reader is not changed by who may change schedules', async () => {
    await add('own')
    const { id, version, name, jobClassName, cronExpression, parameter } = await stored('own')
    const body = { id, version, name, jobClassName, cronExpression, parameter }
    const redirected = { ...body, parameter: JSON.stringify({ report: 'roles', reader: person.username, receivers: 'thief@example.org' }) }
    expect((await admin.put(`${BASE}/edit`, redirected)).body.message).toBe('只能以自己的权限读取报表，请填写“admin”')
    const flow = { name: '转寄', steps: [{ name: '一', jobClassName: 'mailReport', parameter, parents: '', waitsFor: 'all' }] }
    expect((await admin.post('/sys/jobFlow/add', flow)).body.message).toContain('只能以自己的权限读取报表')
    expect((await admin.put(`${BASE}/edit`, { ...body, cronExpression: '0 0 8 * * ? 2099' })).body.success).toBe(true)
  })
})
