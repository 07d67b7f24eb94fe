import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SqlBool, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { rowsOf, workbook } from '../../../tests/helpers/workbook'
import { type Catalog, type DeclaredSource, declaredTables } from '../../query'
import { readDictionaries } from './seed'

interface Dict {
  id: string
  dictName: string
  dictCode: string
  version: number
}
interface Item {
  id: string
  itemText: string
  itemValue: string
  sortOrder: number
  status: number
  status_dictText?: string
}
interface Option {
  value: string
  text: string
  title: string
}

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
})
afterAll(() => server?.close())

const named = async (dictCode: string) =>
  (await admin.get<{ records: Dict[] }>('/sys/dict/list', { dictCode })).body.result.records[0] as Dict
const add = (dictCode: string) => admin.post('/sys/dict/add', { dictName: dictCode, dictCode })
const addItem = (dictId: string, itemValue: string, more: object = {}) =>
  admin.post('/sys/dictItem/add', { dictId, itemText: `文${itemValue}`, itemValue, ...more })
const items = async (dictId: string, query: Record<string, string> = {}) =>
  (await admin.get<{ records: Item[] }>('/sys/dictItem/list', { dictId, ...query })).body.result.records
const options = async (dict: string) => (await admin.get<Option[]>(`/sys/dict/getDictItems/${encodeURIComponent(dict)}`)).body.result

describe('dictionaries', () => {
  it('are added, changed, deleted into the recycle bin, restored and erased', async () => {
    expect((await add('colour')).body).toMatchObject({ success: true, message: '保存成功！' })
    const dict = await named('colour')
    await addItem(dict.id, 'r')
    expect((await admin.put('/sys/dict/edit', { id: dict.id, dictName: '颜色', version: dict.version })).body).toMatchObject({
      message: '编辑成功!',
    })
    expect((await admin.get('/sys/dict/queryById', { id: dict.id })).body.result).toMatchObject({ dictName: '颜色', type: 0, delFlag: 0 })
    expect((await admin.delete('/sys/dict/delete', { id: dict.id })).body).toMatchObject({ success: true, message: '删除成功!' })
    expect(await options('colour')).toEqual([])
    expect((await add('colour')).body).toMatchObject({ success: false, message: expect.stringContaining('回收站') })
    expect((await admin.get<Dict[]>('/sys/dict/deleteList')).body.result.map(one => one.id)).toContain(dict.id)
    expect((await admin.put(`/sys/dict/back/${dict.id}`)).body).toMatchObject({ success: true })
    expect(await options('colour')).toEqual([{ value: 'r', text: '文r', title: '文r' }])
    expect((await admin.delete(`/sys/dict/deletePhysic/${dict.id}`)).body).toMatchObject({ success: false, message: '未找到对应实体' })
    await admin.delete('/sys/dict/deleteBatch', { ids: `${dict.id},` })
    expect((await admin.delete(`/sys/dict/deletePhysic/${dict.id}`)).body).toMatchObject({ success: true })
    expect((await add('colour')).body).toMatchObject({ success: true })
  })

  it('are restored and erased together, and only out of the recycle bin', async () => {
    for (const code of ['first', 'second']) await add(code)
    const ids = [await named('first'), await named('second')].map(({ id }) => id).join(',')
    const restore = () => admin.put('/sys/dict/putRecycleBin', { ids })
    const erase = () => admin.delete('/sys/dict/deleteRecycleBin', { ids })
    expect((await restore()).body).toMatchObject({ success: false, message: '未找到对应实体' })
    expect((await erase()).body).toMatchObject({ success: false, message: '未找到对应实体' })
    await admin.delete('/sys/dict/deleteBatch', { ids })
    const asked = { pageNo: 1, pageSize: 10, column: 'dictCode', order: 'desc', queryPage: 1, querySize: 10 }
    const asListed = await admin.get<Dict[]>('/sys/dict/deleteList', asked)
    expect(asListed.body.result.filter(({ id }) => ids.includes(id)).map(({ dictCode }) => dictCode)).toEqual(['second', 'first'])
    expect((await admin.get('/sys/user/recycleBin', { ...asked, column: 'username' })).body.success).toBe(true)
    expect((await restore()).body).toMatchObject({ success: true, message: '还原成功！' })
    expect((await named('first')).dictCode).toBe('first')
    await admin.delete('/sys/dict/deleteBatch', { ids })
    expect((await erase()).body).toMatchObject({ success: true, message: '彻底删除成功！' })
    expect((await admin.get<Dict[]>('/sys/dict/deleteList')).body.result.filter(({ id }) => ids.includes(id))).toEqual([])
  })

  it('have codes of their own that fit into paths', async () => {
    await add('twice')
    expect((await add('twice')).body).toMatchObject({ success: false, message: '字典编码已存在' })
    for (const code of ['a,b', 'a/b', 'a b', "a'b"]) {
      expect((await add(code)).body).toMatchObject({ success: false, message: expect.stringContaining('字典编码只能包含') })
    }
    const { id } = await named('twice')
    expect((await admin.put('/sys/dict/edit', { id, dictCode: 'sex' })).body).toMatchObject({ success: false, message: '字典编码已存在' })
  })

  it('list their nodes flat', async () => {
    const { result } = (await admin.get<(Dict & { key: string; title: string })[]>('/sys/dict/treeList', { dictName: '性别' })).body
    expect(result).toMatchObject([{ key: result[0]?.id, title: '性别', dictCode: 'sex' }])
  })

  it('hold business dictionaries of the repository', async () => {
    expect(readDictionaries().length).toBeGreaterThan(0)
    for (const { code, items: given } of readDictionaries()) {
      expect((await options(code)).map(({ value, text }) => ({ value, text }))).toEqual(given)
    }
  })
})

describe('items of dictionaries', () => {
  it('stand in their order with their state', async () => {
    await add('order')
    const { id } = await named('order')
    await addItem(id, 'b', { sortOrder: 2 })
    await addItem(id, 'a', { sortOrder: 1, status: 0 })
    const rows = await items(id)
    expect(rows.map(row => [row.itemValue, row.status, row.status_dictText])).toEqual([
      ['a', 0, '不启用'],
      ['b', 1, '启用'],
    ])
    expect(await items(id, { itemText: '*b*' })).toHaveLength(1)
    expect(await items(id, { status: '0' })).toHaveLength(1)
    expect((await options('order')).map(option => option.value)).toEqual(['a', 'b'])
    const map = (await admin.get<Record<string, Option[]>>('/sys/dict/queryAllDictItems')).body
    expect(map).toMatchObject({ code: 200, result: { order: [{ value: 'b', text: '文b', title: '文b' }] } })
    const [row] = rows
    expect((await admin.put('/sys/dictItem/edit', { id: row?.id, itemText: '新' })).body).toMatchObject({ message: '编辑成功!' })
    expect((await admin.get('/sys/dictItem/queryById', { id: row?.id ?? '' })).body.result).toMatchObject({
      itemText: '新',
      itemValue: 'a',
    })
    const ids = rows.map(one => one.id).join()
    expect((await admin.delete('/sys/dictItem/deleteBatch', { ids })).body).toMatchObject({ success: true, message: '批量删除成功!' })
    expect(await items(id)).toEqual([])
  })

  it('have values of their own', async () => {
    await add('values')
    const { id } = await named('values')
    await addItem(id, '1')
    expect((await addItem(id, '1')).body).toMatchObject({ success: false, message: '该值不可用，系统中已存在！' })
    expect((await addItem('nobody', '1')).body).toMatchObject({ success: false, message: '未找到对应实体' })
    const [one] = await items(id)
    const check = (query: Record<string, string>) => admin.get('/sys/dictItem/dictItemCheck', { dictId: id, ...query })
    expect((await check({ itemValue: '2' })).body).toMatchObject({ success: true, message: '该值可用！' })
    expect((await check({ itemValue: '1' })).body).toMatchObject({ success: false, message: '该值不可用，系统中已存在！' })
    expect((await check({ itemValue: '1', id: one?.id ?? '' })).body).toMatchObject({ success: true })
  })
})

describe('table dictionaries', () => {
  it('read declared tables only', async () => {
    const people = await options('sys_user,realname,username')
    expect(people).toContainEqual({ value: 'auditor', text: '沈审', title: '沈审' })
    for (const dict of [
      'unknown-code',
      'sys_user_secret,password_hash,user_id',
      'sys_user,password,id',
      'pg_user,usename,passwd',
      'sys_user,realname,id,1=1',
      "sys_user,realname,id where '1'='1",
      'weft.sys_user,realname,id',
      'sys_audit,who,id',
      'sys_user,email,id',
    ]) {
      expect(await options(dict)).toEqual([])
    }
    expect((await admin.get('/sys/dict/getDictItems/sys_user,realname')).body).toMatchObject({
      success: false,
      message: '字典Code格式不正确！',
    })
  })

  it('say in which colour a row is shown, where the table has a field of colours', async () => {
    const tags = await options('document_tag,name,id')
    expect(tags.find(({ text }) => text === '重要')).toMatchObject({ title: '重要', color: '#F5222D' })
    const [type] = await options('document_type,name,id')
    expect(Object.keys(type ?? {})).toEqual(['value', 'text', 'title'])
  })

  it('are searched, paged, and translated in the order of the keys', async () => {
    const load = async (query: Record<string, string | number>) =>
      (await admin.get<Option[]>('/sys/dict/loadDict/sys_user,realname,username', query)).body.result
    expect(await load({ keyword: '沈' })).toEqual([{ value: 'auditor', text: '沈审', title: '沈审' }])
    expect(await load({ keyword: '%' })).toEqual([])
    expect(await load({ keyword: '', pageSize: 3 })).toHaveLength(3)
    const labels = (query: Record<string, string>) => admin.get<string[]>('/sys/dict/loadDictItem/sys_user,realname,username', query)
    expect((await labels({ key: 'admin,nobody,auditor' })).body.result).toEqual(['管理员', '沈审'])
    expect((await labels({ key: 'admin,nobody', delNotExist: 'false' })).body.result).toEqual(['管理员', 'nobody'])
    const data = { table: 'sys_user', text: 'realname', code: 'username', pageNo: 2, pageSize: 5 }
    expect((await admin.get<Option[]>('/sys/dict/queryTableData', data)).body.result).toHaveLength(5)
    expect((await admin.get('/sys/dict/queryTableData', { ...data, code: 'status' })).body.result).toEqual([])
    const text = (code: string, key: string) => admin.get(`/sys/dict/getDictText/${encodeURIComponent(code)}/${key}`)
    expect((await text('sex', '1')).body.result).toBe('男')
    expect((await text('sex', '9')).body.result).toBeNull()
    expect((await text('sys_user,realname,username', 'auditor')).body.result).toBe('沈审')
  })

  it('are trees where a table declares one', async () => {
    const base = {
      pid: '',
      pidField: 'parent_id',
      tableName: 'sys_depart',
      text: 'depart_name',
      code: 'id',
      hasChildField: '',
      condition: '',
    }
    const load = (query: Record<string, string>) => admin.get<object[]>('/sys/dict/loadTreeData', { ...base, ...query })
    const [top] = (await load({})).body.result as { key: string }[]
    expect(top).toEqual({ key: top?.key, title: '审计局', leaf: false, icon: null, parentId: '', value: null, code: null, children: null })
    expect((await load({ pid: top?.key ?? '' })).body.result).toHaveLength(3)
    // No field chooses by a condition; a column that is there answers as one that is not.
    for (const condition of ['{"status":"0"}', '{"1=1 or id":"0"}']) {
      expect((await load({ condition })).body).toMatchObject({ success: false, message: expect.stringContaining('列字段不存在') })
    }
    expect((await load({ condition: '1=1' })).body).toMatchObject({ success: false, message: '查询条件不是合法的JSON对象' })
    for (const strange of [{ pidField: 'org_code' }, { tableName: 'sys_permission' }, { text: 'memo' }, { hasChildField: 'status' }]) {
      expect((await load(strange as Record<string, string>)).body.result).toEqual([])
    }
  })
})

describe('rights over dictionaries', () => {
  it('are asked of who administers, not of who reads options', async () => {
    const { caller } = await makePerson(server, admin)
    expect((await caller.get('/sys/dict/getDictItems/sex')).body.result).toHaveLength(2)
    const refused = [
      await caller.get('/sys/dict/list'),
      await caller.post('/sys/dict/add', { dictName: 'x', dictCode: 'x' }),
      await caller.delete('/sys/dict/delete', { id: 'x' }),
      await caller.delete('/sys/dict/deletePhysic/x'),
      await caller.get('/sys/dictItem/list', { dictId: 'x' }),
      await caller.post('/sys/dictItem/add', { dictId: 'x', itemText: 'x', itemValue: 'x' }),
      await caller.get('/sys/dict/exportXls'),
    ]
    for (const { status, body } of refused) expect([status, body.code]).toEqual([403, 510])
    expect((await caller.get('/sys/dict/refleshCache')).body).toMatchObject({ success: true, code: 0, result: null })
  })
})

describe('workbooks of dictionaries', () => {
  it('hold a dictionary and its items row by row', async () => {
    const head = ['字典名称', '字典编码', '字典描述', '字典项文本', '字典项值', '排序', '状态']
    const rows = [
      ['字典'],
      ['说明'],
      head,
      ['级别', 'grade', '', '甲', '1', '1', '启用'],
      ['级别', 'grade', '', '乙', '2', '2', '不启用'],
      ['级别', 'grade', '', '丙', '1'],
    ]
    const { body } = await admin.upload<object>('/sys/dict/importExcel', { name: 'd.xlsx', content: workbook(rows) })
    expect(body).toMatchObject({ code: 201, result: { successCount: 2, errorCount: 1 } })
    expect(await options('grade')).toMatchObject([{ value: '1' }, { value: '2' }])
    const { raw } = await admin.get('/sys/dict/exportXls', { dictCode: 'grade' })
    expect(rowsOf(raw).slice(3)).toEqual([
      ['级别', 'grade', '', '甲', '1', '', 1, '启用'],
      ['级别', 'grade', '', '乙', '2', '', 2, '不启用'],
    ])
  })
})

describe('files of dictionaries', () => {
  it('stop the start with the file that is none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'weft-dict-'))
    expect(readDictionaries(join(folder, 'missing'))).toEqual([])
    writeFileSync(join(folder, 'a.json'), '[{"code":"x","name":"x","items":[{"value":1,"text":"x"}]}]')
    expect(() => readDictionaries(folder)).toThrow(/a\.json must be a list of dictionaries/)
    writeFileSync(join(folder, 'a.json'), '{')
    expect(() => readDictionaries(folder)).toThrow(/a\.json is no JSON/)
  })
})

describe('a table whose rows have owners', () => {
  const POSITIONS = 'sys_position,name,code'
  const sources = () => (server.app.catalog as Catalog).sources
  let usual: DeclaredSource | undefined
  beforeAll(() => {
    usual = sources().of('sys_position')
  })
  afterAll(() => usual && sources().declare(usual))

  it('offers a reader what the owners let see, and tells no text of another row', async () => {
    const { caller } = await makePerson(server, admin, ['position:list'])
    const own = sql<SqlBool>`t.code = 'director'`
    sources().declare({
      ...usual,
      table: 'sys_position',
      columns: ['id', 'code', 'name'],
      named: false,
      rows: reader => (reader.username === 'admin' ? undefined : own),
    })
    const dict = encodeURIComponent(POSITIONS)
    const texts = async (path: string, query: Record<string, string>, who: Caller) =>
      ((await who.get<{ text?: string; title?: string }[]>(path, query)).body.result ?? []).map(({ text, title }) => text ?? title)
    for (const [path, query] of [
      [`/sys/dict/getDictItems/${dict}`, {}],
      [`/sys/dict/loadDict/${dict}`, {}],
      ['/sys/dict/queryTableData', { table: 'sys_position', text: 'name', code: 'code' }],
    ] as const) {
      expect(await texts(path, query, caller), path).toEqual(['主任'])
      expect((await texts(path, query, admin)).length, path).toBeGreaterThan(1)
    }
    const labels = async (who: Caller) =>
      (await who.get<string[]>(`/sys/dict/loadDictItem/${dict}`, { key: 'deputy,director' })).body.result
    expect([await labels(caller), await labels(admin)]).toEqual([['主任'], ['副主任', '主任']])
    expect((await caller.get(`/sys/dict/getDictText/${dict}/deputy`)).body.result).toBeNull()
  })

  it('gives lists no text of a row that their reader may not see', async () => {
    sources().declare({
      ...usual,
      table: 'sys_position',
      columns: ['id', 'code', 'name'],
      named: false,
      rows: () => sql<SqlBool>`t.code = 'director'`,
    })
    const { id } = await makePerson(server, admin)
    const shown = async (post: string) => {
      await server.sql('update weft.sys_user set post = $1 where id = $2', [post, id])
      return (await admin.get<{ records: { post_dictText: string | null }[] }>('/sys/user/list', { id })).body.result.records[0]
    }
    expect(await shown('director')).toMatchObject({ post_dictText: '主任' })
    expect(await shown('deputy')).toMatchObject({ post_dictText: null })
  })
})

describe('what callers are offered out of tables', () => {
  const ask = async (who: Caller, table: string, text: string, code: string) => {
    const dict = encodeURIComponent([table, text, code].join())
    const answers = [
      await who.get<unknown[]>('/sys/dict/queryTableData', { table, text, code, pageSize: 1 }),
      await who.get<unknown[]>(`/sys/dict/loadDict/${dict}`, { keyword: '', pageSize: 1 }),
      await who.get<unknown[]>(`/sys/dict/getDictItems/${dict}`),
    ]
    return answers.map(({ body }) => body.result.length > 0)
  }

  it('is for a user without rights what the address book and the like show, and nothing else of any table', async () => {
    const { caller } = await makePerson(server, admin)
    const offered: string[] = []
    for (const [table, columns] of declaredTables(server.app.catalog as Catalog)) {
      const texts = [...columns].filter(column => column !== 'id')
      for (const text of texts) {
        const { body } = await caller.get<unknown[]>('/sys/dict/queryTableData', { table, text, code: 'id', pageSize: 1 })
        expect(body.success).toBe(true)
        if (body.result.length > 0) offered.push(`${table}.${text}`)
      }
    }
    expect(offered).toEqual(['sys_user.realname', 'sys_role.role_name', 'sys_depart.depart_name', 'sys_category.name'])
  })

  it('is what a field chooses by, to those who may use the field or read the list', async () => {
    const author = await makePerson(server, admin, ['courseComment:add'])
    const lister = await makePerson(server, admin, ['lecturer:list'])
    const other = await makePerson(server, admin, ['courseCategory:list'])
    expect(await ask(author.caller, 'course_lecturer', 'name', 'id')).toEqual([true, true, true])
    expect(await ask(lister.caller, 'course_lecturer', 'name', 'id')).toEqual([true, true, true])
    expect(await ask(other.caller, 'course_lecturer', 'name', 'id')).toEqual([false, false, false])
    for (const who of [author, lister]) {
      expect(await ask(who.caller, 'course_lecturer', 'phone', 'id')).toEqual([false, false, false])
      expect(await ask(who.caller, 'course_lecturer', 'name', 'name')).toEqual([false, false, false])
    }
  })

  it('is every triple of a list for those who may read it and make screens: drafts are looked at before they are stored', async () => {
    const designer = await makePerson(server, admin, ['lecturer:list', 'storedScreen:edit'])
    expect(await ask(designer.caller, 'course_lecturer', 'name', 'name')).toEqual([true, true, true])
    expect(await ask(designer.caller, 'course_comment', 'content', 'id')).toEqual([false, false, false])
  })

  it('are trees only by the column that a field names', async () => {
    const { caller } = await makePerson(server, admin, ['exampleBranch:list'])
    const load = async (query: Record<string, string>) =>
      (await caller.get<unknown[]>('/sys/dict/loadTreeData', { ...region, ...query })).body.result.length
    const region = { pid: '0', pidField: 'pid', tableName: 'example_region', text: 'name', code: 'id', hasChildField: '', condition: '' }
    expect(await load({})).toBeGreaterThan(0)
    for (const strange of [{ pidField: 'code', pid: '11' }, { pidField: 'manager' }, { text: 'code' }, { code: 'code' }])
      expect(await load(strange as Record<string, string>)).toBe(0)
    const { caller: nobody } = await makePerson(server, admin)
    expect((await nobody.get('/sys/dict/loadTreeData', region)).body.result).toEqual([])
  })

  it('are those of a stored screen for whom it is shown to, and its author may choose by nothing else than what that author may read', async () => {
    const author = await makePerson(server, admin, ['storedScreen:add', 'storedScreen:edit', 'storedScreen:share', 'lecturer:list'])
    const { caller: shown } = await makePerson(server, admin)
    const screen = (dict: string) => ({
      name: 'chooses',
      audience: 'all',
      content: JSON.stringify({
        screen: 'list',
        title: '选择',
        source: '/sys/role',
        fields: { roleName: { title: '讲师', type: 'select', dict } },
      }),
    })
    const refused = await author.caller.post('/sys/storedScreen/add', screen('example_material,name,id'))
    expect(refused.body).toMatchObject({ success: false, message: expect.stringContaining('没有查看字典表') })
    expect(await ask(shown, 'course_lecturer', 'name', 'name')).toEqual([false, false, false])
    const made = await author.caller.post<{ id: string }>('/sys/storedScreen/add', screen('course_lecturer,name,name'))
    expect(made.body).toMatchObject({ success: true })
    expect(await ask(shown, 'course_lecturer', 'name', 'name')).toEqual([true, true, true])
    await author.caller.delete('/sys/storedScreen/delete', { id: made.body.result.id })
    expect(await ask(shown, 'course_lecturer', 'name', 'name')).toEqual([false, false, false])
  })
})
