import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Forms, formField } from '../../../tests/helpers/form-caller'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { rowsOf } from '../../../tests/helpers/workbook'
import type { Data } from '../../app/data'

interface Version {
  readonly id: string
  readonly action: string
  readonly version: number
  readonly createBy: string
  readonly createBy_dictText: string
  readonly after: Record<string, unknown> | null
  readonly before: Record<string, unknown> | null
}
interface Page<Row> {
  readonly records: readonly Row[]
  readonly total: number
}
interface Change {
  readonly id: string
  readonly dataTable: string
  readonly dataTable_dictText: string | null
  readonly dataId: string
  readonly dataContent: string
  readonly dataVersion: number | null
  readonly action: string
  readonly page_dictText: string | null
  readonly trace: string
}

let server: TestServer
let admin: Caller
let reader: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  reader = await makePerson(server, admin, ['lecturer:list'])
  stranger = await makePerson(server, admin)
})
afterAll(() => server?.close())

async function lecturer(name: string): Promise<string> {
  await admin.post('/course/lecturer/add', { name, gender: '1', level: '1' })
  return (await admin.get<Page<{ id: string }>>('/course/lecturer/list', { name })).body.result.records[0]?.id ?? ''
}
const edit = (id: string, values: object) => admin.put('/course/lecturer/edit', { id, ...values })
const historyOf = async (tableName: string, tableDataId: string, who = admin) =>
  (await who.get<Page<Version>>('/sys/dataLog/history', { tableName, tableDataId })).body
const versions = async (id: string, who = admin) => (await historyOf('course_lecturer', id, who)).result.records

describe('the versions of users and roles', () => {
  it('hold what their lists show, and are restored by an edit that leaves roles alone', async () => {
    const person = await makePerson(server, admin, ['lecturer:list'])
    await admin.put('/sys/user/edit', { id: person.id, realname: '李改名' })
    const [last, before] = (await historyOf('sys_user', person.id)).result.records
    expect([last?.after?.realname, before?.after?.realname]).toEqual(['李改名', person.username])
    expect(Object.keys(last?.after ?? {})).not.toContain('password')
    await admin.put('/sys/user/edit', { id: person.id, realname: before?.after?.realname })
    const roles = (await admin.get<string[]>('/sys/user/queryUserRole', { userid: person.id })).body.result
    expect(roles).toEqual([person.roleId])
    await admin.put('/sys/role/edit', { id: person.roleId, roleName: '改名角色' })
    const [role] = (await historyOf('sys_role', person.roleId)).result.records
    expect([role?.before?.roleName, role?.after?.roleName]).toEqual([person.username, '改名角色'])
    const [seen] = (await historyOf('sys_user', person.id, reader.caller)).result.records
    expect(seen?.after).toMatchObject({ realname: person.username })
    const [listed] = (await reader.caller.get<Page<object>>('/sys/user/list', { username: person.username })).body.result.records
    expect(Object.keys(listed ?? {})).toEqual(
      expect.arrayContaining(Object.keys(seen?.after ?? {}).filter(name => !name.endsWith('_dictText'))),
    )
  })
})

describe('the versions of what administrators keep', () => {
  interface Known {
    readonly table: string
    readonly base: string
    readonly right: string
    readonly by: string
    readonly given: object
    readonly changed: object
    readonly beside: readonly string[]
  }
  it.each<Known>([
    {
      table: 'sys_dict',
      base: '/sys/dict',
      right: 'dict:list',
      by: 'dictName',
      given: { dictName: '版本字典', dictCode: 'past_dict' },
      changed: { dictName: '改名字典' },
      beside: ['字典项'],
    },
    {
      table: 'sys_tenant',
      base: '/sys/tenant',
      right: 'tenant:list',
      by: 'name',
      given: { id: 4711, name: '版本租户' },
      changed: { name: '改名租户' },
      beside: ['套餐', '成员'],
    },
    {
      table: 'sys_depart',
      base: '/sys/sysDepart',
      right: 'depart:list',
      by: 'departName',
      given: { departName: '版本部门' },
      changed: { departName: '改名部门' },
      beside: ['成员', '部门权限', '部门角色'],
    },
    {
      table: 'sys_permission',
      base: '/sys/permission',
      right: 'permission:list',
      by: 'name',
      given: { name: '版本菜单', menuType: 0, url: '/past', component: 'x' },
      changed: { name: '改名菜单' },
      beside: ['数据规则'],
    },
  ])('$table hold it before and after, name what they lack, and are read by who lists it', async known => {
    const { table, base, right, by, given, changed, beside } = known
    const added = await admin.post(`${base}/add`, given)
    expect(added.body, added.body.message).toMatchObject({ success: true })
    const column = by.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
    const [row] = await server.sql<{ id: string }>(`select id::text as id from weft.${table} where ${column} = $1`, [
      Object.values(given).find(value => typeof value === 'string') as string,
    ])
    const id = row?.id ?? ''
    const edited = await admin.put(`${base}/edit`, { ...given, ...changed, id: table === 'sys_tenant' ? Number(id) : id })
    expect(edited.body, edited.body.message).toMatchObject({ success: true })
    const { records } = (await historyOf(table, id)).result
    expect(records[0]).toMatchObject({ before: { [by]: expect.stringMatching(/^版本/) }, after: changed, beside })
    expect((await historyOf(table, id, stranger.caller)).success).toBe(false)
    const lister = await makePerson(server, admin, [right])
    expect((await historyOf(table, id, lister.caller)).result.records).toHaveLength(records.length)
    expect((await historyOf(table, 'no-such-record')).message).toBe('该记录不存在，或您无权查看')
  })
})

describe('the versions of a record', () => {
  it('say who made them, and hold the record before and after with the texts of its dictionaries', async () => {
    const id = await lecturer('王老师')
    await edit(id, { gender: '2' })
    const [last, first, ...more] = await versions(id)
    expect(more).toEqual([])
    expect(last).toMatchObject({
      action: 'update',
      version: 1,
      createBy: 'admin',
      before: { name: '王老师', gender: '1', gender_dictText: '男' },
      after: { name: '王老师', gender: '2', gender_dictText: '女' },
    })
    expect(first).toMatchObject({ action: 'insert', version: 0, before: null, after: { gender: '1' } })
  })

  it('are for who may see the record, with the columns that its list shows', async () => {
    const id = await lecturer('李老师')
    expect(await versions(id, reader.caller)).toHaveLength(1)
    const refused = { success: false, message: '该记录不存在，或您无权查看' }
    expect(await historyOf('course_lecturer', id, stranger.caller)).toMatchObject(refused)
    expect(await historyOf('course_lecturer', 'none')).toMatchObject(refused)
    expect(await historyOf('sys_user_secret', id)).toMatchObject(refused)
    const [row] = await versions(id)
    expect(Object.keys(row?.after ?? {})).not.toContain('tenant_id')
  })

  it('of a record that is gone are shown to nobody', async () => {
    await admin.delete('/course/lecturer/delete', { id: await lecturer('离职') })
    const [gone] = await server.sql<{ record_id: string }>(
      "select record_id from weft.sys_audit where table_name = 'course_lecturer' and action = 'delete' order by id desc limit 1",
    )
    expect(await historyOf('course_lecturer', gone?.record_id ?? '')).toMatchObject({ success: false })
  })

  it('of a row of an online form are for who sees it, and say so where a column has another type by now', async () => {
    const forms = new Forms(admin)
    const head = await forms.made({ tableName: 'history_plan', tableTxt: '计划' }, [formField('name', '名称'), formField('note', '备注')])
    const { result: id } = await forms.add(head, { name: '甲', note: '十' })
    expect((await historyOf('history_plan', id)).result.records).toMatchObject([{ action: 'insert', after: { name: '甲', note: '十' } }])
    expect((await historyOf('history_plan', id, reader.caller)).success).toBe(false)
    const { changeForms } = server.app.data as Data
    await changeForms(trx => sql`alter table weft_forms.history_plan alter column note type integer using 7`.execute(trx))
    expect((await historyOf('history_plan', id)).result.records).toMatchObject([{ action: 'insert', after: null, before: null }])
  })

  it('come back by an edit with what they held, which is a version itself; a stale one is refused', async () => {
    const id = await lecturer('赵老师')
    await edit(id, { name: '赵教授', version: 0 })
    const first = (await versions(id)).at(-1)
    expect((await edit(id, { name: first?.after?.name, version: 0 })).body).toMatchObject({ success: false, code: 409 })
    expect((await edit(id, { name: first?.after?.name, version: 1 })).body.success).toBe(true)
    expect((await versions(id)).map(({ version, after }) => [version, after?.name])).toEqual([
      [2, '赵老师'],
      [1, '赵教授'],
      [0, '赵老师'],
    ])
  })
})

describe('the data log', () => {
  const list = async (query: Record<string, string | number>, who = admin) =>
    (await who.get<Page<Change>>('/sys/dataLog/list', query)).body.result.records

  it('lists changes of every table by record, person and time, and leads to the record', async () => {
    const id = await lecturer('钱老师')
    await edit(id, { level: '2' })
    const found = await list({ dataId: id })
    expect(found).toMatchObject([
      {
        dataTable: 'course_lecturer',
        dataTable_dictText: '讲师',
        action: 'update',
        dataVersion: 2,
        page_dictText: `/course/lecturer?form.mode=details&form.id=${id}`,
      },
      { action: 'insert', dataVersion: 1 },
    ])
    expect(JSON.parse(found[0]?.dataContent ?? '')).toMatchObject({ name: '钱老师', level: '2' })
    expect(await list({ dataId: id, createBy: reader.username })).toEqual([])
    expect(await list({ dataId: id, createTime_begin: '2099-01-01 00:00:00' })).toEqual([])
  })

  it('calls tables of the administration and of lines by their names, and who is nobody the system', async () => {
    const named = async (dataTable: string) => (await list({ dataTable, pageSize: 1 }))[0]?.dataTable_dictText
    expect(await Promise.all(['sys_user', 'sys_role_permission', 'sys_dict_item', 'sys_role'].map(named))).toEqual([
      '用户',
      '角色授权',
      '字典项',
      '角色',
    ])
    expect(await list({ trace: 'seed', dataTable: 'sys_dict_item', pageSize: 1 })).toMatchObject([
      { createBy: null, createBy_dictText: '系统' },
    ])
    const [granted] = await list({ dataTable: 'sys_role_permission', pageSize: 1 })
    const { body } = await admin.get<object[]>('/sys/dataLog/differences', { id: granted?.id ?? '' })
    expect(body.result).toMatchObject([{ title: '角色' }, { title: '菜单' }])
    const [person] = await list({ dataTable: 'sys_user', dataId: reader.id, pageSize: 1 })
    const told = (await admin.get<{ field: string; title: string }[]>('/sys/dataLog/differences', { id: person?.id ?? '' })).body.result
    expect(told.find(({ field }) => field === 'realname')?.title).toBe('用户姓名')
  })

  it('tells the difference by field in the words of people, of a change and of a whole call', async () => {
    const id = await lecturer('孙老师')
    await edit(id, { gender: '2' })
    const [change] = await list({ dataId: id })
    const told = { table: '讲师', action: 'update', field: 'gender', title: '性别', before: '男', after: '女' }
    const differences = async (query: Record<string, string>) => (await admin.get<object[]>('/sys/dataLog/differences', query)).body
    expect((await differences({ id: change?.id ?? '' })).result).toMatchObject([told])
    expect((await differences({ trace: change?.trace ?? '' })).result).toMatchObject([told])
    expect(await differences({})).toMatchObject({ success: false, message: '请指明变更或追踪编号' })
  })

  it('compares and lists versions as clients of the family ask', async () => {
    const id = await lecturer('周老师')
    await edit(id, { level: '2' })
    const { body } = await admin.get<Change[]>('/sys/dataLog/queryDataVerList', { dataTable: 'course_lecturer', dataId: id })
    expect(body.result.map(({ dataVersion }) => dataVersion)).toEqual([2, 1])
    const [dataId1 = '', dataId2 = ''] = body.result.map(change => change.id)
    const both = await admin.get<Change[]>('/sys/dataLog/queryCompareList', { dataId1, dataId2 })
    expect(both.body.result.map(change => change.id)).toEqual([dataId1, dataId2])
    expect((await admin.get('/sys/dataLog/queryDataVerList', { dataTable: 'course_lecturer', dataId: 'none' })).body).toMatchObject({
      success: false,
      message: '未找到版本信息',
    })
  })

  it('is for who holds the right, shows no secret, and leaves as a workbook', async () => {
    expect((await stranger.caller.get('/sys/dataLog/list')).body).toMatchObject({ code: 510 })
    const secrets = await list({ dataTable: 'sys_user_secret', pageSize: 50 })
    expect(secrets.every(({ dataContent }) => !/"password_hash": "(?!\*\*\*)/.test(dataContent))).toBe(true)
    const { raw } = await admin.get('/sys/dataLog/exportXls', { dataTable: 'course_lecturer' })
    expect(JSON.stringify(rowsOf(raw))).toContain('讲师')
  })
})
