import { describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'

openServer()

const API = '/online/cgform/api'
const head = (tableName: string, more: object = {}) => ({ tableName, tableTxt: `表单 ${tableName}`, tableType: 1, ...more })
const text = (dbFieldName: string, more: object = {}) => ({
  dbFieldName,
  dbFieldTxt: `字段 ${dbFieldName}`,
  dbType: 'string',
  dbLength: 20,
  fieldShowType: 'text',
  ...more,
})

type Row = Record<string, unknown> & { id: string }

async function made(tableName: string, fields: object[], more: object = {}, indexs: object[] = []): Promise<string> {
  const { body } = await admin.post<string>(`${API}/addAll`, { head: head(tableName, more), fields, indexs })
  expect(body).toMatchObject({ success: true, message: '保存成功！' })
  return body.result
}
const sync = async (id: string, how = 'normal') => (await admin.post(`${API}/doDbSynch/${id}/${how}`)).body
const headOf = async (tableName: string) =>
  (await admin.get<{ records: Row[] }>('/online/cgform/head/list', { tableName })).body.result.records[0]
const fieldsOf = async (headId: string) => (await admin.get<Row[]>('/online/cgform/field/listByHeadId', { headId })).body.result
const columns = async (table: string) =>
  Object.fromEntries(
    (
      await server.sql<{ name: string; type: string }>(
        `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
         where attrelid = to_regclass('weft_forms.${table}') and attnum > 0 and not attisdropped`,
      )
    ).map(({ name, type }) => [name, type]),
  )
const editAll = async (
  id: string,
  change: { fields?: object[]; head?: object; indexs?: object[]; deleteFieldIds?: string[]; deleteIndexIds?: string[] },
) => {
  const stored = (await admin.get<{ records: Row[] }>('/online/cgform/head/list', { id })).body.result.records[0]
  const { fields = [], indexs = [], ...rest } = change
  return (await admin.put(`${API}/editAll`, { ...rest, fields, indexs, head: { ...stored, ...change.head } })).body
}

describe('an online form', () => {
  it('is added with its columns, and found with the defaults of the family', async () => {
    const id = await made('plan_item', [
      text('name'),
      text('amount', { dbType: 'double', dbLength: '10', dbPointLength: '2', orderNum: 2 }),
    ])
    expect(await headOf('plan_item')).toMatchObject({
      id,
      tableVersion: 1,
      isDbSynch: 'N',
      isTree: 'N',
      themeTemplate: 'normal',
      copyType: 0,
      hascopy: 0,
    })
    expect(await fieldsOf(id)).toMatchObject([
      { dbFieldName: 'name', isShowForm: 1, isShowList: 1, dbIsNull: 1, fieldLength: 120, cgformHeadId: id },
      { dbFieldName: 'amount', dbLength: 10, dbPointLength: 2 },
    ])
  })

  it('says of an input with a control of its own whether it is wanted, and by what it is checked', async () => {
    const asked = { isQuery: 1, queryShowType: 'text', queryMustInput: '1', queryValidType: 'm' }
    const id = await made('asked_for', [text('own', { ...asked, queryConfigFlag: '1' }), text('plain', { ...asked, queryConfigFlag: '0' })])
    expect(await sync(id)).toMatchObject({ success: true })
    const { result } = (await admin.get<Row[]>(`${API}/getQueryInfo/${id}`)).body
    expect(result.map(({ field, queryMustInput, queryValidType }) => [field, queryMustInput, queryValidType])).toEqual([
      ['own', '1', 'm'],
      ['plain', undefined, undefined],
    ])
  })

  it('keeps columns of one number in the order in which they were given', async () => {
    const names = ['echo', 'bravo', 'delta', 'alpha', 'charlie']
    const id = await made('same_numbers', [text('last', { orderNum: 3 }), ...names.map(name => text(name, { orderNum: 1 }))])
    const ordered = async () => (await fieldsOf(id)).map(({ dbFieldName }) => dbFieldName)
    expect(await ordered()).toEqual([...names, 'last'])
    const back = (await fieldsOf(id)).toReversed().map(field => ({ ...field, orderNum: 0 }))
    expect((await editAll(id, { fields: back })).success).toBe(true)
    expect(await ordered()).toEqual(['last', ...names.toReversed()])
  })

  it.each<[string, object, object[], string]>([
    [
      'a name that is none',
      { tableName: 'Plan;drop' },
      [text('name')],
      '表名只能由小写字母、数字、下划线组成，以字母开头，最多50个字符，且不能有连续的下划线',
    ],
    ['a table of the system', { tableName: 'sys_user' }, [text('name')], '表名“sys_user”已存在，请更换'],
    ['a name that is taken', { tableName: 'plan_item' }, [text('name')], '表名“plan_item”已存在，请更换'],
    ['no column', {}, [], '表单至少要有一个字段'],
    [
      'a column that is none',
      {},
      [text('ok'), text('1x')],
      '第2行（1x）：字段名称只能由小写字母、数字、下划线组成，以字母开头，最多50个字符，且不能有连续的下划线',
    ],
    ['a column of the house', {}, [text('version')], '第1行（version）：字段名称为系统保留字段'],
    ['a name that leads to code', {}, [text('constructor')], '第1行（constructor）：字段名称为系统保留字段'],
    ['a query by a word of lists', {}, [{ ...text('order'), isQuery: 1 }], '第1行（order）：列表用该名称分页或排序，不能作为查询条件'],
    [
      'a secret',
      {},
      [text('user_password')],
      '第1行（user_password）：字段名称含有 password、secret、salt、token 或 hash，系统不保存此类内容',
    ],
    ['a name twice', {}, [text('a'), text('a', { dbFieldTxt: '另' })], '第2行（a）：字段名称与第1行重复'],
    ['a heading twice', {}, [text('a', { dbFieldTxt: '甲' }), text('b', { dbFieldTxt: '甲' })], '第2行（b）：字段备注与第1行重复'],
    ['an unknown type', {}, [text('a', { dbType: 'money' })], '第1行（a）：字段类型不正确'],
    ['no length', {}, [text('a', { dbLength: 0 })], '第1行（a）：字段长度应为 1 到 10000 的整数'],
    [
      'too many decimals',
      {},
      [text('a', { dbType: 'double', dbLength: 5, dbPointLength: 6 })],
      '第1行（a）：小数点位数应为 0 到 10 的整数，且不能大于字段长度',
    ],
    ['a time in a date', {}, [text('a', { dbType: 'Date', fieldShowType: 'time' })], '第1行（a）：time 控件的字段类型只能是 string'],
    ['a date in a text', {}, [text('a', { fieldShowType: 'date' })], '第1行（a）：date、datetime 控件的字段类型只能是 Date 或 Datetime'],
    ['a password', {}, [text('a', { fieldShowType: 'password' })], '第1行（a）：密码框的内容会以明文保存，系统不支持该控件'],
    ['a choice of nothing', {}, [text('a', { fieldShowType: 'list' })], '第1行（a）：请填写字典编码'],
    [
      'a piece of SQL',
      {},
      [text('a', { fieldShowType: 'list', dictTable: 'sys_user where 1=1', dictField: 'id', dictText: 'realname' })],
      '第1行（a）：字典Table 应为表名，后面可以加 where 条件：列 = 值、!=、in (…)、like、is null，用 and 连接',
    ],
    ['a default that does not fit', {}, [text('a', { dbType: 'int', dbDefaultVal: 'x' })], '第1行（a）：数据库默认值“x”与字段类型不符'],
    [
      'a check that is none',
      {},
      [text('a', { fieldValidType: '(a+)+$' })],
      '第1行（a）：校验规则不正确：只能是预置规则、校验编码（check:、warn:）或安全的正则表达式（最多200个字符）',
    ],
    [
      'a check of a query that is none',
      {},
      [text('a', { queryValidType: '(\\w+\\s?)*$' })],
      '第1行（a）：校验规则不正确：只能是预置规则、校验编码（check:、warn:）或安全的正则表达式（最多200个字符）',
    ],
    ['a tree without a name', { isTree: 'Y' }, [text('a')], '树开表单列必须是表单中的字段'],
    ['a sub-table of nothing', { tableType: 3 }, [text('a')], '附表必须有一个字段设置主表和主表字段'],
    [
      'a sub-table of a table that is none',
      { tableType: 3 },
      [text('a', { mainTable: 'nowhere', mainField: 'id' })],
      '第1行（a）：主表“nowhere”不存在或不是主表',
    ],
    ['a length that is no number', {}, [text('a', { dbType: 'int', dbLength: 'x' })], '第1行（a）：dbLength 应为整数'],
    ['a mark that is none', {}, [text('a', { isQuery: 7 })], '第1行（a）：isQuery 只能是 0 或 1'],
    ['a column of every table', {}, [text('a'), text('id', { orderNum: 'x' })], '第2行（id）：orderNum 应为整数'],
  ])('is refused with %s, by row', async (_what, parts, fields, message) => {
    const { body } = await admin.post(`${API}/addAll`, { head: head('other_table', parts), fields, indexs: [] })
    expect(body).toMatchObject({ success: false, message })
    expect(await headOf('other_table')).toBeUndefined()
  })

  it('refuses an index over what is no column', async () => {
    const indexs = [{ indexName: 'ix_a', indexField: 'a,nothing', indexType: 'unique' }]
    const { body } = await admin.post(`${API}/addAll`, { head: head('indexed'), fields: [text('a')], indexs })
    expect(body.message).toBe('索引第1行（ix_a）：索引栏位“nothing”不是表单的字段')
  })

  it('is refused with a field that chooses out of a table that its author may not read', async () => {
    const author = await makePerson(server, admin, ['onlineForm:list', 'onlineForm:add', 'onlineForm:edit'])
    const menu = { fieldShowType: 'list', dictTable: 'sys_permission', dictText: 'name', dictField: 'id' }
    const form = { head: head('choosing'), fields: [text('a'), text('menu', menu)], indexs: [] }
    const { body } = await author.caller.post(`${API}/addAll`, form)
    expect(body).toMatchObject({
      success: false,
      message: '第2行（menu）：没有查看字典表 sys_permission,name,id 的权限，不能用作选项',
    })
    expect(await headOf('choosing')).toBeUndefined()
    expect((await author.caller.post(`${API}/addAll`, { ...form, fields: [text('a')] })).body.success).toBe(true)
    const stored = await headOf('choosing')
    const edited = await author.caller.put(`${API}/editAll`, { head: stored, fields: [text('menu', menu)], indexs: [] })
    expect(edited.body.message).toContain('没有查看字典表 sys_permission,name,id 的权限')
    // What the form chose by before stays.
    const byAdmin = await admin.post<string>(`${API}/addAll`, { ...form, head: head('chosen_before') })
    const before = await headOf('chosen_before')
    const kept = await author.caller.put(`${API}/editAll`, { head: before, fields: await fieldsOf(byAdmin.body.result), indexs: [] })
    expect(kept.body.success, kept.body.message).toBe(true)
  })

  it('tells whether a name is free', async () => {
    expect((await admin.get(`${API}/checkOnlyTable`, { tbname: 'plan_item' })).body).toMatchObject({ success: false })
    expect((await admin.get(`${API}/checkOnlyTable`, { tbname: 'sys_role' })).body).toMatchObject({ success: false })
    expect((await admin.get(`${API}/checkOnlyTable`, { tbname: 'brand_new' })).body).toMatchObject({ success: true })
  })

  it('keeps no code', async () => {
    const id = await made('coded', [text('a')])
    expect((await admin.get(`/online/cgform/head/enhanceJs/${id}`, { type: 'list' })).body).toMatchObject({ success: true, result: null })
    expect((await admin.get(`/online/cgform/head/enhanceSql/${id}`)).body.result).toEqual([])
    const { body } = await admin.post(`/online/cgform/head/enhanceJs/${id}`, { cgJsType: 'list', cgJs: 'alert(1)' })
    expect(body).toMatchObject({ success: false, message: '系统不执行保存在数据库中的代码，不支持增强脚本' })
  })

  it('has buttons', async () => {
    const id = await made('pressed', [text('a')])
    const button = { cgformHeadId: id, buttonCode: 'approve', buttonName: '审批', buttonStyle: 'link', optType: 'action', exp: 'a#eq#1' }
    expect((await admin.post('/online/cgform/button/add', button)).body).toMatchObject({ success: true })
    expect((await admin.post('/online/cgform/button/add', button)).body.message).toBe('按钮编码“approve”已存在')
    expect((await admin.post('/online/cgform/button/add', { ...button, buttonCode: 'add' })).body.message).toContain('系统固定按钮')
    expect((await admin.post('/online/cgform/button/add', { ...button, buttonCode: 'x', exp: 'a == 1' })).body.success).toBe(false)
    const { records } = (await admin.get<{ records: Row[] }>(`/online/cgform/button/list/${id}`)).body.result
    expect(records).toMatchObject([{ buttonCode: 'approve', buttonStatus: '1', orderNum: 0 }])
    expect((await admin.put('/online/cgform/button/edit', { ...records[0], buttonName: '通过' })).body.success).toBe(true)
    expect((await admin.put('/online/cgform/button/edit', { ...records[0], buttonName: '迟了' })).body.code).toBe(409)
    expect((await admin.delete('/online/cgform/button/delete', { id: records[0]?.id ?? '' })).body.success).toBe(true)
  })

  it('is looked after only by who may', async () => {
    const { body } = await server.anonymous.get('/online/cgform/head/list')
    expect(body.success).not.toBe(true)
  })
})

describe('its table', () => {
  it('synchronises several forms in one go, up to the first that is refused', async () => {
    const ids = [await made('go_one', [text('name')]), await made('go_two', [text('name')])]
    expect(await sync(ids.join(','))).toMatchObject({ success: true, message: '同步数据库成功!' })
    expect([await headOf('go_one'), await headOf('go_two')]).toMatchObject([{ isDbSynch: 'Y' }, { isDbSynch: 'Y' }])
    const late = [await made('go_three', [text('name')]), 'none', await made('go_four', [text('name')])]
    expect(await sync(late.join(','))).toMatchObject({ success: false })
    expect([await headOf('go_three'), await headOf('go_four')]).toMatchObject([{ isDbSynch: 'Y' }, { isDbSynch: 'N' }])
    expect(await sync(',')).toMatchObject({ success: false })
  })

  it('is made as the form says, under a role of its own and behind the walls of the house', async () => {
    const id = await made(
      'sync_one',
      [
        text('name', { dbIsNull: 0 }),
        text('amount', { dbType: 'BigDecimal', dbLength: 12, dbPointLength: 3 }),
        text('count', { dbType: 'int' }),
        text('day', { dbType: 'Date', fieldShowType: 'date' }),
        text('at', { dbType: 'Datetime', fieldShowType: 'datetime' }),
        text('note', { dbType: 'Text', fieldShowType: 'textarea' }),
      ],
      {},
      [{ indexName: 'ux_name', indexField: 'name', indexType: 'unique' }],
    )
    expect(await sync(id)).toMatchObject({ success: true, message: '同步数据库成功!', result: null })
    expect(await columns('sync_one')).toMatchObject({
      name: 'character varying(20)',
      amount: 'numeric(12,3)',
      count: 'bigint',
      day: 'date',
      at: 'timestamp with time zone',
      note: 'text',
      tenant_id: 'integer',
      version: 'integer',
    })
    const [table] = await server.sql(`select pg_get_userbyid(relowner)::text as owner, relrowsecurity and relforcerowsecurity as walled
      from pg_class where oid = 'weft_forms.sync_one'::regclass`)
    expect(table).toMatchObject({ owner: expect.stringMatching(/_forms$/), walled: true })
    expect(await headOf('sync_one')).toMatchObject({ isDbSynch: 'Y' })
    expect(await sync(id)).toMatchObject({ success: true })
  })

  it('cannot be anything of the system: its role owns nothing else', async () => {
    const [role] = await server.sql(`select rolsuper or rolbypassrls or rolcreaterole as strong,
        has_schema_privilege(rolname, 'weft', 'create') as creates, has_table_privilege(rolname, 'weft.sys_user', 'select') as reads
      from pg_roles where rolname like '%\\_forms' and rolname in (select pg_get_userbyid(nspowner) from pg_namespace where nspname = 'weft_forms')`)
    expect(role).toEqual({ strong: false, creates: false, reads: false })
  })

  it('follows its form and keeps its rows', async () => {
    const id = await made('sync_two', [text('name'), text('old'), text('gone')])
    await sync(id)
    await server.sql("insert into weft_forms.sync_two (name, old) values ('甲', '12')")
    const [name, old, gone] = await fieldsOf(id)
    const fields = [{ ...name, dbLength: 50 }, { ...old, dbFieldName: 'fresh', dbType: 'int' }, text('more', { dbDefaultVal: '有' })]
    expect(await editAll(id, { fields, deleteFieldIds: [gone?.id ?? ''] })).toMatchObject({ success: true })
    expect(await headOf('sync_two')).toMatchObject({ isDbSynch: 'N', tableVersion: 2 })
    expect(await sync(id)).toMatchObject({ success: true })
    const found = await columns('sync_two')
    expect(found).toMatchObject({ name: 'character varying(50)', fresh: 'bigint', more: 'character varying(20)' })
    expect(found).not.toHaveProperty('gone')
    expect(await server.sql('select name, fresh, more from weft_forms.sync_two')).toEqual([{ name: '甲', fresh: '12', more: '有' }])
  })

  it('lets two columns trade names', async () => {
    const id = await made('sync_trade', [text('a'), text('b')])
    await sync(id)
    await server.sql("insert into weft_forms.sync_trade (a, b) values ('1', '2')")
    const [a, b] = await fieldsOf(id)
    expect(
      await editAll(id, {
        fields: [
          { ...a, dbFieldName: 'b' },
          { ...b, dbFieldName: 'a' },
        ],
      }),
    ).toMatchObject({ success: true })
    expect(await sync(id)).toMatchObject({ success: true })
    expect(await server.sql('select a, b from weft_forms.sync_trade')).toEqual([{ a: '2', b: '1' }])
  })

  it('refuses what would lose something, and loses it when it is made anew', async () => {
    const id = await made('sync_loss', [text('name'), text('kind')])
    await sync(id)
    await server.sql("insert into weft_forms.sync_loss (name, kind) values ('一二三四五六', 'x')")
    const [name, kind] = await fieldsOf(id)
    await editAll(id, { fields: [{ ...name, dbLength: 3 }] })
    expect(await sync(id)).toMatchObject({
      success: false,
      message: '字段“name”由 varchar(20) 改为 varchar(3) 会丢失已有数据，普通同步不会丢弃数据',
    })
    await editAll(id, { fields: [{ ...name, dbType: 'int' }] })
    expect((await sync(id)).message).toContain('由 varchar(20) 改为 bigint 会丢失已有数据')
    await editAll(id, { fields: [name ?? {}], deleteFieldIds: [kind?.id ?? ''] })
    expect((await sync(id)).message).toContain('字段“kind”已从表单中删除，但表中仍有数据')
    await editAll(id, { fields: [text('must', { dbIsNull: 0 }), { ...kind, id: undefined }] })
    expect((await sync(id)).message).toBe('字段“must”不允许为空且没有默认值，而表中已有数据')
    expect(await headOf('sync_loss')).toMatchObject({ isDbSynch: 'N' })
    expect(await sync(id, 'force')).toMatchObject({ success: true })
    expect(await server.sql('select * from weft_forms.sync_loss')).toEqual([])
  })

  it('refuses a unique index over what is there twice', async () => {
    const id = await made('sync_index', [text('name')])
    await sync(id)
    await server.sql("insert into weft_forms.sync_index (name) values ('同'), ('同')")
    const indexs = [{ indexName: 'ux_name', indexField: 'name', indexType: 'unique' }]
    await editAll(id, { indexs })
    expect(await sync(id)).toMatchObject({ success: false, message: '唯一索引“ux_name”无法建立：表中已有重复的数据' })
  })

  it('cannot be called otherwise once it is there, and goes with its form when that is erased', async () => {
    const id = await made('sync_gone', [text('name')])
    await sync(id)
    expect((await editAll(id, { head: { tableName: 'sync_other' } })).message).toBe('表单已同步到数据库，不能修改表名')
    expect((await admin.delete('/online/cgform/head/delete', { id })).body).toMatchObject({ success: true })
    expect(await columns('sync_gone')).toHaveProperty('name')
    expect((await admin.delete('/online/cgform/head/deleteRecycleBin', { ids: id })).body).toMatchObject({ success: true })
    expect(await columns('sync_gone')).toEqual({})
  })

  it('stays when only the record of its form is removed', async () => {
    const id = await made('sync_stays', [text('name')])
    await sync(id)
    expect((await admin.delete('/online/cgform/head/removeRecord', { id })).body).toMatchObject({ success: true })
    expect(await columns('sync_stays')).toHaveProperty('name')
  })
})

describe('a view', () => {
  it('shows columns of its form, follows it, and has no table of its own', async () => {
    const id = await made('viewed', [text('name'), text('kind')])
    await sync(id)
    const { result: view } = (await admin.post<string>(`/online/cgform/head/copyOnline?code=${id}`)).body
    expect(await headOf('viewed$1')).toMatchObject({ id: view, copyType: 1, copyVersion: 1, physicId: id, isDbSynch: 'Y' })
    expect(await headOf('viewed')).toMatchObject({ hascopy: 1 })
    expect((await sync(view)).success).toBe(false)
    expect((await editAll(view, { fields: [text('alien')] })).message).toBe('视图只能使用原表单的字段，“alien”不在原表单中')
    const [name, kind] = await fieldsOf(id)
    await editAll(id, { fields: [{ ...name, dbFieldName: 'title' }], deleteFieldIds: [kind?.id ?? ''] })
    expect((await fieldsOf(view)).map(({ dbFieldName }) => dbFieldName)).toEqual(['title'])
    expect((await admin.delete('/online/cgform/head/delete', { id })).body.message).toBe('该表单存在视图，请先删除视图')
  })
})
