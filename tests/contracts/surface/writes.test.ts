import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Data } from '../../../server/app/data'
import type { Operation } from '../../../server/http/contract'
import type { TestAnswer } from '../../helpers/server'
import { areaOf, operationOf, operations, propertiesOf } from '../support/contracts'
import { requestFor, send } from '../support/requests'
import { openWorld, world } from '../support/shared'
import { areas } from '../support/world'

openWorld()

const newKey = () => randomBytes(12).toString('hex')
const table = (area: string) => areas[area]?.table ?? (area === '/sys/tenant' ? 'sys_tenant' : '')
const count = async (area: string) =>
  Number((await world.rows<{ count: number }>(`select count(*)::int as count from ${table(area)}`))[0]?.count)
const post = (path: string, payload: object, key: string, caller = world.admin) =>
  caller.call('POST', path, { payload, headers: { 'idempotency-key': key } })
const told = ({ status, body: { success, code, message, result } }: TestAnswer) => ({ status, success, code, message, result })

describe.each(Object.entries(areas).map(([area, { add }]) => [operationOf(add).path, area]))('POST %s with one key', (path, area) => {
  it('acts once, and says the same again', async () => {
    const [body, key, before] = [await world.sample(area), newKey(), await count(area)]
    const first = await post(path, body, key)
    expect(first.body.success, first.body.message).toBe(true)
    expect(told(await post(path, body, key))).toEqual(told(first))
    expect(await count(area)).toBe(before + 1)
  })

  it('acts once when it comes several times at once', async () => {
    const [body, key, before] = [await world.sample(area), newKey(), await count(area)]
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(path, body, key)))
    expect(await count(area)).toBe(before + 1)
    expect(answers.filter(answer => answer.body.success).length).toBeGreaterThan(0)
    const others = new Set(answers.filter(answer => !answer.body.success).map(answer => answer.body.message))
    expect([...others].filter(message => message !== '该请求正在处理或结果未知，请刷新后查看')).toEqual([])
    expect((await post(path, body, key)).body.success).toBe(true)
  })
})

describe('a key', () => {
  const body = async () => ({ ...(await world.sample('/sys/role')) })

  it('belongs to one request and one person', async () => {
    const [key, role] = [newKey(), await body()]
    await post('/sys/role/add', role, key)
    expect((await post('/sys/role/add', await body(), key)).body).toMatchObject({ success: false, message: '重复的请求标识，请刷新后重试' })
    const { caller } = await world.person([String((await world.rows("select id from sys_role where role_code = 'admin'"))[0]?.id)])
    expect((await post('/sys/role/add', await body(), key, caller)).body.success).toBe(true)
  })

  it('may be used again after a refusal, which has done nothing', async () => {
    const [key, role] = [newKey(), await body()]
    const { id } = await world.make('/sys/role', role)
    expect((await post('/sys/role/add', role, key)).body).toMatchObject({ success: false, message: '角色编码已存在' })
    await world.admin.delete('/sys/role/delete', { id })
    expect((await post('/sys/role/add', role, key)).body.success).toBe(true)
  })

  it.each(['short', 'x'.repeat(201), 'with blank', '键键键键键键键键'])('%s is refused', async key => {
    expect(told(await post('/sys/role/add', await body(), key))).toMatchObject({ status: 400, success: false })
  })

  it('keeps an import from running twice', async () => {
    const operation = operationOf('sysCategoryImportExcel')
    const { file } = await requestFor(world, operation)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(file?.content as Buffer)]), 'rows.xlsx')
    const request = new Request('http://weft.test', { method: 'POST', body: form })
    const payload = Buffer.from(await request.arrayBuffer())
    const headers = { 'content-type': request.headers.get('content-type') ?? '', 'idempotency-key': newKey() }
    const before = await count('/sys/category')
    const first = await world.admin.call('POST', operation.path, { payload, headers })
    expect(first.body.message).toBe('共1行数据全部导入成功！')
    expect(told(await world.admin.call('POST', operation.path, { payload, headers }))).toEqual(told(first))
    expect(await count('/sys/category')).toBe(before + 1)
  })
})

/** Tables of what is not kept under its area. */
const elsewhere: Readonly<Record<string, string>> = {
  onlineCgformButtonEdit: 'onl_form_button',
  onlineCgformApiAuthDataPut: 'onl_form_rule',
  sysPermissionEditPermissionRule: 'sys_permission_data_rule',
  sysGatewayRouteEdit: 'sys_gateway_route',
  sysDataSourceEdit: 'sys_data_source',
  sysMessageChannelEdit: 'sys_message_channel',
  sysSettingEdit: 'sys_setting',
  sysTenantEditPackPermission: 'sys_tenant_pack',
  unstructurDocumentdataReaderNotesEdit: 'document_note',
  unstructurDocumentdataContractValueEdit: 'contract_value',
}

/** What several people write at once, where it is no text. */
const written: Readonly<Record<string, (index: number) => object>> = {
  auditLawversionEdit: index => ({ number: `示发〔2026〕${index}号` }),
  sysSettingEdit: index => ({ given: { value: 60 + index } }),
  unstructurDocumentdataReaderNotesEdit: index => ({ text: `第${index}人的` }),
  unstructurDocumentdataContractValueEdit: index => ({ value: `第${index}人的` }),
}

const versioned = operations.filter(({ body, method }) => method === 'PUT' && propertiesOf(body).some(([name]) => name === 'version'))

describe.each(versioned.map(operation => [operation.id, operation] as const))('%s', (_, operation: Operation) => {
  it('lets one of several people through who saw the same version', async () => {
    const { body = {} } = await requestFor(world, operation)
    const kept = elsewhere[operation.id] ?? table(areaOf(operation))
    const [{ version } = { version: -1 }] = await world.rows(`select version from ${kept} where id = '${body.id}'`)
    const note = Object.keys(body).find(name =>
      [
        'description',
        'memo',
        'reply',
        'intro',
        'remark',
        'remarks',
        'name',
        'telephone',
        'msgAbstract',
        'note',
        'anyText',
        'province',
        'title',
        'ruleName',
        'templateName',
        'tableTxt',
        'buttonName',
        'component',
      ].includes(name),
    )
    const saves = Array.from({ length: 5 }, (_, index) =>
      send(world.admin, operation, {
        body: { ...body, version, ...(written[operation.id]?.(index) ?? { [note ?? 'name']: `第${index}人的` }) },
      }),
    )
    const answers = await Promise.all(saves)
    expect(answers.filter(answer => answer.body.success).length, JSON.stringify(answers.map(told))).toBe(1)
    for (const answer of answers.filter(answer => !answer.body.success)) {
      expect(told(answer)).toMatchObject({ status: 200, code: 409, message: '数据已被他人修改，请刷新后重试', result: { id: body.id } })
      expect((answer.body.result as { version: number }).version).toBeGreaterThan(version)
    }
    expect((await send(world.admin, operation, { body: { ...body, version } })).body.code).toBe(409)
  })
})

interface AuditRow {
  readonly who: string
  readonly action: string
  readonly at: string
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
  readonly trace: string
}

const audit = (name: string, id: string) =>
  world.rows<AuditRow>(
    `select who, action, at, before, after, trace from sys_audit where table_name = '${name}' and record_id = '${id}' order by id`,
  )

describe('the audit table', () => {
  it.each([
    ['/course/lecturer', { company: null, fee: 300 }, 'fee'],
    ['/sys/user', { realname: '改名后' }, 'realname'],
    ['/sys/role', { description: '改过' }, 'description'],
    ['/sys/dict', { description: '改过' }, 'description'],
  ])('tells who did what to a record of %s, from what to what', async (area, change, field) => {
    const { id } = await world.make(area)
    await world.admin.put(`${area}/edit`, { id, ...change })
    await world.admin.delete(`${area}/delete`, { id })
    const [added, edited, deleted, ...more] = await audit(table(area), id)
    expect(more).toEqual([])
    const kept = ['/sys/user', '/sys/dict'].includes(area)
    expect([added, edited, deleted].map(row => [row?.who, row?.action])).toEqual([
      ['admin', 'insert'],
      ['admin', 'update'],
      ['admin', kept ? 'update' : 'delete'],
    ])
    expect([added?.before, added?.after?.id]).toEqual([null, id])
    expect(edited?.before?.[field]).toEqual(added?.after?.[field])
    expect(edited?.after?.[field]).toEqual(change[field as keyof typeof change])
    expect(kept ? deleted?.after?.del_flag : deleted?.after).toEqual(kept ? 1 : null)
    expect(new Set([added, edited, deleted].map(row => row?.trace)).size).toBe(3)
  })

  it('notes exports, imports, downloads and changed passwords', async () => {
    const [last] = await world.rows<{ id: number }>('select max(id) as id from sys_audit')
    for (const id of ['sysRoleExportXls', 'sysCategoryImportExcel', 'sysUserChangePassword']) {
      await send(world.admin, operationOf(id), await requestFor(world, operationOf(id)))
    }
    const upload = await world.admin.upload('/sys/common/upload', { name: 'a.txt', content: 'text' })
    await world.admin.get(`/sys/common/static/${upload.body.message}`)
    const rows = await world.rows<{ tableName: string; action: string; who: string }>(
      `select distinct table_name, action, who from sys_audit where action not in ('insert', 'update', 'delete') and id > ${last?.id} order by 1, 2`,
    )
    expect(rows).toEqual([
      { tableName: 'sys_category', action: 'import', who: 'admin' },
      { tableName: 'sys_file', action: 'download', who: 'admin' },
      { tableName: 'sys_role', action: 'export', who: 'admin' },
      { tableName: 'sys_user', action: 'password', who: 'admin' },
    ])
  })

  it('holds no password, no hash and no token', async () => {
    const { caller } = await world.person()
    await caller.put('/sys/user/updatePassword', {
      oldpassword: 'Strong-2026-x',
      password: 'Other-2026-y',
      confirmpassword: 'Other-2026-y',
    })
    const tables = ['sys_audit', 'sys_log', 'sys_idempotency']
    for (const name of tables) {
      const rows = await world.server.sql<{ line: string }>(`select to_jsonb(t)::text as line from weft.${name} t`)
      const text = rows.map(({ line }) => line).join('\n')
      for (const secret of ['argon2', 'Strong-2026-x', 'Other-2026-y', caller.token, world.admin.token])
        expect(text.includes(secret), name).toBe(false)
    }
  })

  it.each([
    "update sys_audit set who = 'nobody'",
    'delete from sys_audit',
    'truncate sys_audit',
    "insert into sys_audit (table_name, action, who) values ('x', 'x', 'nobody')",
    "insert into sys_audit (table_name, action, tenant_id) values ('x', 'x', 9)",
    'alter table sys_audit disable trigger all',
    'drop table sys_audit',
    'select * from sys_user_secret',
    'select * from sys_session',
    "select set_config('weft.tenant', '7', true)",
    "select weft.begin_session(7, 'x', null, null)",
    'set local row_security = off; select * from sys_user',
    "copy sys_user to '/tmp/x'",
  ])('and every wall stand against the app role: %s', async statement => {
    const data = world.server.app.data as Data
    const actor = { tenantId: 0, username: 'test', orgCode: null }
    await expect(data.withTenant(actor, trx => sql.raw(statement).execute(trx))).rejects.toMatchObject({ code: '42501' })
  })
})
