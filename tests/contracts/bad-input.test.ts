import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import type { JobRun } from '../../server/generated/operations'
import { openInside } from '../helpers/inside'
import { admin, openServer, server } from '../helpers/open-server'
import type { TestAnswer } from '../helpers/server'
import { workbook } from '../helpers/workbook'

openServer()

/** Tables that servers and sign-ins write by themselves: logs and their chain, sessions, attempts, figures. */
const OF_CALLS = /^sys_(log|session|audit_link|login_attempt|door_use|ticket|allowance|watch_(?!rule)|job_server|lease)/

let tables: readonly string[] = []
/** A digest of every row of every table. */
async function rows(): Promise<Readonly<Record<string, string>>> {
  const digests = tables.map(
    table => `select '${table}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as digest from weft.${table} t`,
  )
  const found = await server.sql<{ name: string; digest: string }>(digests.join(' union all '))
  return Object.fromEntries(found.map(({ name, digest }) => [name, digest]))
}

beforeAll(async () => {
  const found = await server.sql<{ name: string }>(`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'weft' and c.relkind in ('r', 'p') and not c.relispartition order by 1`)
  tables = found.map(({ name }) => name).filter(name => !OF_CALLS.test(name))
  await template({ templateName: '缺值', templateCode: 'bad-input', templateContent: '您好，${name}' })
})

const id = () => randomBytes(16).toString('hex')
const job = (more: object) =>
  admin.post('/sys/quartzJob/add', { name: '坏', jobClassName: 'cleanUp', cronExpression: '0 0 3 * * ?', parameter: '{}', ...more })
const route = (more: object) =>
  admin.post('/sys/gatewayRoute/add', { name: '坏', paths: '/bad/**', targets: 'http://203.0.113.1', ...more })
const rule = async (more: object) => {
  const [menu] = await server.sql<{ id: string }>("select id from weft.sys_permission where perms = 'lecturer:list'")
  const given = { permissionId: menu?.id, ruleName: '坏', ruleColumn: 'email', ruleConditions: '=', ruleValue: 'a', ...more }
  return admin.post('/sys/permission/addPermissionRule', given)
}
const alarm = (more: object) =>
  admin.post('/sys/watchRule/add', { name: '坏', measure: 'memory', comparison: 'above', threshold: 1, minutes: 1, status: '1', ...more })
const source = (more: object) =>
  admin.post('/sys/dataSource/add', {
    code: 'bad',
    name: '坏',
    dbType: 'PostgreSQL',
    dbUrl: 'jdbc:postgresql://10.0.0.1/x',
    dbUsername: 'a',
    dbPassword: 'b',
    ...more,
  })
const channel = (more: object) =>
  admin.post('/sys/messageChannel/add', {
    code: 'bad',
    name: '坏',
    kind: 'mail',
    host: 'mail.test',
    port: 465,
    security: 'tls',
    sender: 'a@mail.test',
    status: '1',
    ...more,
  })
const template = (more: object) =>
  admin.post('/sys/message/sysMessageTemplate/add', {
    templateName: '坏',
    templateCode: 'bad',
    templateType: '4',
    templateContent: '好',
    ...more,
  })
const send = (more: object) =>
  admin.post('/sys/message/sysMessageTemplate/sendMsg', {
    templateCode: 'bad-input',
    msgType: '4',
    receiver: 'admin',
    testData: '{}',
    ...more,
  })
const upload = (name: string, content: Buffer | string) => admin.upload('/sys/common/upload', { name, content }, { biz: 'temp' })
const sheet = () =>
  workbook([
    ['角色名称', '角色编码'],
    ['甲', 'a'],
  ])

interface BadInput {
  readonly call: () => Promise<TestAnswer>
  /** Where the page shows it; absent: there is no field. */
  readonly field?: string
  readonly message: RegExp
}

const cases: Readonly<Record<string, BadInput>> = {
  'an hour of a schedule that no day has': {
    call: () => job({ cronExpression: '0 0 25 * * ?' }),
    field: 'cronExpression',
    message: /^执行计划：时（第 5 个字符）：值应在 0 到 23 之间，现为 25$/,
  },
  'an expression of a schedule with too few parts': {
    call: () => job({ cronExpression: '0 0' }),
    field: 'cronExpression',
    message: /^执行计划：应为 6 或 7 个字段/,
  },
  'a time zone that there is not': { call: () => job({ timeZone: 'Mars/Base' }), field: 'timeZone', message: /^未知的时区“Mars\/Base”$/ },
  'parameters of a job that are no JSON': {
    call: () => job({ parameter: '{' }),
    field: 'parameter',
    message: /^参数不是有效的 JSON，请填写如 \{"名称": 值\} 的对象$/,
  },
  'a pattern of a route': { call: () => route({ paths: '/bad/**/x' }), field: 'paths', message: /^路径 \/bad\/\*\*\/x 无效/ },
  'a header that a route waits for': {
    call: () => route({ headers: 'nonsense' }),
    field: 'headers',
    message: /^请求头“nonsense”无效，请按“名称: 值”填写$/,
  },
  'a rule of data about a column that there is not': {
    call: () => rule({ ruleColumn: 'nothing' }),
    field: 'ruleColumn',
    message: /^没有字段“nothing”$/,
  },
  'a rule of data with SQL of its own': {
    call: () => rule({ ruleConditions: 'USE_SQL_RULES', ruleValue: '1=1; drop table x' }),
    field: 'ruleConditions',
    message: /不支持自定义SQL规则$/,
  },
  'a rule of data with a variable that there is not': {
    call: () => rule({ ruleValue: '#{nobody}' }),
    field: 'ruleValue',
    message: /^规则值中的变量“nobody”不存在$/,
  },
  'a bound of an alarm that is no number': {
    call: () => alarm({ threshold: 'much' }),
    field: 'threshold',
    message: /^阈值：此值不是数字$/,
  },
  'a figure that is not measured': {
    call: () => alarm({ measure: 'luck' }),
    field: 'measure',
    message: /^监控指标：“luck”不在可选范围内$/,
  },
  'minutes of an alarm below one': {
    call: () => alarm({ minutes: 0 }),
    field: 'minutes',
    message: /^持续分钟：请输入 1 到 60 之间的整数$/,
  },
  'an address of a data source': {
    call: () => source({ dbUrl: 'postgres://10.0.0.1/x' }),
    field: 'dbUrl',
    message: /^连接地址无效，请填写如 jdbc:postgresql:/,
  },
  'a host of mail that is no name': { call: () => channel({ host: 'a b' }), field: 'host', message: /^请填写主机名或 IP 地址/ },
  'a sender of mail': { call: () => channel({ sender: 'nobody' }), field: 'sender', message: /^请填写邮箱地址/ },
  'an address of a robot': {
    call: () => channel({ kind: 'wecom', url: 'ftp://a' }),
    field: 'url',
    message: /^请填写以 http:\/\/ 或 https:\/\/ 开头的地址$/,
  },
  'a place in a template that is no name': {
    call: () => template({ templateContent: '您好，${a.b}' }),
    field: 'templateContent',
    message: /^变量“\$\{a\.b\}”不正确，应写作 \$\{名称\}$/,
  },
  'sample values of a template': { call: () => template({ templateTestJson: '{' }), field: 'templateTestJson', message: /^请填写JSON对象/ },
  'a template that says nothing': {
    call: () => template({ templateCode: 'empty', templateContent: '' }),
    field: 'templateContent',
    message: /^模板内容不能为空!$/,
  },
  'sample values that lack one of the template': {
    call: () => template({ templateCode: 'lacking', templateContent: '您好，${name}', templateTestJson: '{"other":1}' }),
    field: 'templateTestJson',
    message: /name/,
  },
  'a message of a template that there is not': { call: () => send({ templateCode: 'none' }), message: /^.*none.*$/ },
  'a message without a value of its template': { call: () => send({}), message: /name/ },
  'values of a message that are no JSON': { call: () => send({ testData: '{' }), message: /^解析Json出错！$/ },
  'a message to nobody': { call: () => send({ receiver: ' , ' }), message: /接收人/ },
  'a sign-in by a third party that is over': {
    call: () => admin.get(`/sys/thirdLogin/getLoginUser/${id()}/test_id`),
    message: /^登录验证已失效，请重新登录$/,
  },
  'a binding of a third party that is over': {
    call: () => admin.post('/sys/thirdLogin/user/checkPassword', { uuid: id(), password: 'Weft-2026-x' }),
    message: /./,
  },
  'a code by message that is over': {
    call: () =>
      admin.post('/sys/user/passwordChange', { username: 'admin', password: 'Kvm-first-2026', smscode: id(), phone: '13800000000' }),
    message: /^短信验证码失效！$/,
  },
  'a sign-in that is over': {
    call: () => admin.post('/sys/totp/login', { challenge: 'x'.repeat(43), code: '123456' }),
    message: /^登录验证已失效，请重新登录$/,
  },
  'a result of a job that is gone': {
    call: () => admin.get(`/sys/common/static/job-results/${id()}/a.csv`),
    message: /^文件不存在，或已过期被清理$/,
  },
  'a backup that is gone': {
    call: () => admin.get('/sys/backup/download', { id: 'weft-20260101-000000-abcd.tar' }),
    message: /^备份不存在，可能已被删除$/,
  },
  'an archive that is none': { call: () => upload('a.zip', 'not an archive at all'), message: /^上传失败！文件内容与类型zip不符$/ },
  'a workbook that is none': {
    call: () => admin.upload('/sys/role/importExcel', { name: 'a.xlsx', content: 'not a workbook' }),
    message: /^文件导入失败:文件不是有效的Excel文件/,
  },
  'a workbook that was cut off': {
    call: () => admin.upload('/sys/role/importExcel', { name: 'a.xlsx', content: sheet().subarray(0, 900) }),
    message: /^文件导入失败:文件不是有效的Excel文件/,
  },
}

it.each(Object.entries(cases))('%s is refused in Chinese, at its field, and changes nothing', async (_, { call, field, message }) => {
  const before = await rows()
  const { body } = await call()
  expect(body).toMatchObject({ message: expect.stringMatching(message) })
  expect(body.success ?? false).toBe(false)
  if (field !== undefined) expect(body.result).toMatchObject([{ field, message: body.message }])
  expect(await rows()).toEqual(before)
})

it('a folder of backups that is none is refused with its cause, and nothing is begun', async () => {
  const folder = join(server.dataDir, 'backups')
  rmSync(folder, { recursive: true, force: true })
  writeFileSync(folder, 'a file')
  try {
    const before = await rows()
    expect((await admin.post('/sys/backup/run')).body).toMatchObject({
      success: false,
      message: `备份目录不可用，未做任何更改（${folder}：不是目录）`,
    })
    expect(await rows()).toEqual(before)
  } finally {
    rmSync(folder)
  }
})

/** What the runs of jobs themselves leave. */
const withoutRuns = (digests: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(digests).filter(([table]) => !/^sys_(job_|announcement|audit)/.test(table)))

it('a broken archive says so in its check, and changes nothing else', async () => {
  const name = 'weft-20260101-000000-0bad.tar'
  mkdirSync(join(server.dataDir, 'backups'), { recursive: true })
  writeFileSync(join(server.dataDir, 'backups', name), 'no archive at all'.repeat(100))
  const before = withoutRuns(await rows())
  expect((await admin.post('/sys/backup/check', { id: name })).body.success).toBe(true)
  await vi.waitFor(async () => {
    const [run] = (await admin.get<JobRun[]>('/sys/jobRun/mine')).body.result
    expect(run).toMatchObject({ jobClassName: 'checkBackup', state: 'failed', error: expect.stringMatching(/未做任何更改/) })
  })
  const { body } = await admin.get<{ records: object[] }>('/sys/backup/list')
  expect(body.result.records).toMatchObject([{ id: name, state: 'bad', checkText: expect.stringMatching(/未做任何更改/) }])
  expect(withoutRuns(await rows())).toEqual(before)
})

it('a data source that nobody answers says why, and keeps what it was', async () => {
  await openInside(admin, '127.0.0.1:1')
  await source({ code: 'closed', dbUrl: 'jdbc:postgresql://127.0.0.1:1/x' })
  const read = async () =>
    (await admin.get<{ records: { id: string }[] }>('/sys/dataSource/list', { code: 'closed' })).body.result.records[0]
  const before = await read()
  expect((await admin.post('/sys/dataSource/test', { id: before?.id })).body).toMatchObject({
    success: false,
    message: '数据库连接失败：连接被拒绝',
  })
  const noted = ['testedTime', 'testError', 'updateBy', 'updateTime', 'version']
  const kept = (row: object | undefined) => Object.entries(row ?? {}).filter(([name]) => !noted.includes(name))
  expect(kept(await read())).toEqual(kept(before))
})
