import * as XLSX from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'
import { workbookOf } from '../../tests/helpers/workbook'
import { recordsModule } from '../subjects/entities'
import { root } from '../util/root'
import { loadEntities } from './load'

interface Lecturer {
  id: string
  name: string
  level: string
  fee: number | null
  external: string | null
  company: string | null
  version: number
  createBy: string
  level_dictText?: string
}
interface PageOf<Row> {
  records: Row[]
  total: number
}

const BASE = '/course/lecturer'
let server: TestServer
let admin: Caller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

const list = async (query: Record<string, string | number> = {}, who = admin) =>
  (await who.get<PageOf<Lecturer>>(`${BASE}/list`, query)).body.result
const named = async (name: string) => (await list({ name })).records[0]
const add = (row: object) => admin.post(`${BASE}/add`, row)
const workbook = (rows: unknown[][], bookType: 'xlsx' | 'biff8' = 'xlsx') => {
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), '一')
  return Buffer.from(XLSX.write(book, { type: 'buffer', bookType }))
}
const rowsOf = (file: Buffer) => {
  const book = XLSX.read(file)
  return XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })
}

describe('records of an entity', () => {
  it('are added, listed, read, changed and deleted by the list convention', async () => {
    expect((await add({ name: '王芳', level: '1', fee: 300.5, gender: '2' })).body).toMatchObject({ success: true, message: '添加成功！' })
    const row = await named('王芳')
    expect(row).toMatchObject({ name: '王芳', fee: 300.5, external: 'N', createBy: 'admin', version: 0, gender_dictText: '女' })
    expect(row?.level_dictText).toEqual(expect.any(String))
    const edit = await admin.put(`${BASE}/edit`, { id: row?.id, version: 0, name: '王芳', level: '1', fee: 400 })
    expect(edit.body).toMatchObject({ success: true, message: '修改成功!' })
    expect((await admin.get<Lecturer>(`${BASE}/queryById`, { id: row?.id ?? '' })).body.result).toMatchObject({ fee: 400, version: 1 })
    expect((await admin.delete(`${BASE}/delete`, { id: row?.id ?? '' })).body).toMatchObject({ success: true, message: '删除成功!' })
    expect((await admin.get(`${BASE}/queryById`, { id: row?.id ?? '' })).body).toMatchObject({ success: false, message: '未找到对应实体' })
  })

  it('hold what was given for each of their fields, when they are added and when they are changed', async () => {
    const read = async (id: string) => (await admin.get<Lecturer>(`${BASE}/queryById`, { id })).body.result
    const first = { name: '全项', gender: '1', birthday: '1980-01-02', phone: '13800000001', email: 'a@example.org', level: '1' }
    const more = { external: 'Y', company: '一所', fee: 10.5, intro: '第一稿' }
    await add({ ...first, ...more })
    const { id = '' } = (await named('全项')) ?? {}
    expect(await read(id)).toMatchObject({ ...first, ...more })
    const other = { name: '全改', gender: '2', birthday: '1990-12-31', phone: '13900000002', email: 'b@example.org', level: '2' }
    const otherMore = { external: 'Y', company: '二所', fee: 20, intro: '第二稿' }
    expect((await admin.put(`${BASE}/edit`, { id, version: 0, ...other, ...otherMore })).body).toMatchObject({ success: true })
    expect(await read(id)).toMatchObject({ ...other, ...otherMore })
    await admin.delete(`${BASE}/delete`, { id })
  })

  it.each([
    [
      { name: '', level: '1' },
      { field: 'name', message: '姓名不能为空!' },
    ],
    [
      { name: '王', level: '1' },
      { field: 'name', message: expect.stringContaining('2到20位') },
    ],
    [
      { name: '李娜', level: '99' },
      { field: 'level', message: expect.stringContaining('不在可选范围内') },
    ],
    [
      { name: '李娜', level: '1', external: 'Y' },
      { field: 'company', message: '单位不能为空!' },
    ],
    [
      { name: '李娜', level: '1', phone: '12345' },
      { field: 'phone', message: expect.stringContaining('手机') },
    ],
    [
      { name: '李娜', level: '1', fee: 12.345 },
      { field: 'fee', message: expect.any(String) },
    ],
  ])('refuse %j and name the field', async (given, wanted) => {
    const { status, body } = await add(given)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: false, code: 500 })
    expect(body.result).toEqual(expect.arrayContaining([expect.objectContaining(wanted)]))
    expect(await named('李娜')).toBeUndefined()
  })

  it('refuse a key that the entity does not have, also the audit columns', async () => {
    for (const extra of [{ hacked: 1 }, { createBy: 'eve' }, { tenant_id: 2 }]) {
      expect((await add({ name: '李娜', level: '1', ...extra })).body.success).toBe(false)
    }
  })

  it('refuse a unique value that exists, and let a record keep its own', async () => {
    await add({ name: '赵敏', level: '1' })
    expect((await add({ name: '赵敏', level: '1' })).body).toMatchObject({ success: false, message: expect.stringContaining('已存在') })
    const row = await named('赵敏')
    expect((await admin.put(`${BASE}/edit`, { id: row?.id, name: '赵敏', level: '2' })).body.success).toBe(true)
  })

  it.each(['   ', '\u3000', '\u00a0\u200b\r\n', '\ufeff'])('refuse %j as a name', async name => {
    const { body } = await add({ name, level: '1' })
    expect(body).toMatchObject({ success: false, result: [expect.objectContaining({ field: 'name' })] })
  })

  it('keep no blanks around a text, and see through them what is there already', async () => {
    expect((await add({ name: '\u3000冯 静\u00a0', level: '1' })).body.success).toBe(true)
    expect(await named('冯 静')).toBeDefined()
    for (const name of [' 冯 静', '冯 静\u200b', '冯 静\u3000'])
      expect((await add({ name, level: '1' })).body).toMatchObject({ success: false, message: expect.stringContaining('已存在') })
  })

  it('refuse a stale version with the row as it is', async () => {
    await add({ name: '孙丽', level: '1', fee: 1 })
    const row = await named('孙丽')
    await admin.put(`${BASE}/edit`, { id: row?.id, version: 0, name: '孙丽', level: '1', fee: 2 })
    const { body } = await admin.put(`${BASE}/edit`, { id: row?.id, version: 0, name: '孙丽', level: '1', fee: 3 })
    expect(body).toMatchObject({ success: false, code: 409, message: '数据已被他人修改，请刷新后重试', result: { fee: 2, version: 1 } })
  })

  it('empty a hidden field', async () => {
    await add({ name: '周涛', level: '1', external: 'N', company: '审计局' })
    expect((await named('周涛'))?.company).toBeNull()
  })

  it('are deleted in a batch, and nothing selected is refused', async () => {
    await add({ name: '吴刚', level: '1' })
    await add({ name: '郑洁', level: '1' })
    const ids = [await named('吴刚'), await named('郑洁')].map(row => row?.id).join(',')
    expect((await admin.delete(`${BASE}/deleteBatch`, { ids: `${ids},` })).body).toMatchObject({ success: true, message: '批量删除成功!' })
    expect(await named('吴刚')).toBeUndefined()
    expect((await admin.delete(`${BASE}/deleteBatch`, { ids: ',' })).body).toMatchObject({ success: false, message: '参数不识别！' })
  })

  it('refuse a sort or an advanced query by a column that does not exist', async () => {
    const sorted = await admin.get(`${BASE}/list`, { column: 'password', order: 'asc' })
    expect(sorted.body).toMatchObject({ success: false, message: expect.stringContaining('password') })
    const superQueryParams = encodeURI(JSON.stringify([{ field: 'salt', rule: 'eq', val: '1' }]))
    expect((await admin.get(`${BASE}/list`, { superQueryParams })).body.success).toBe(false)
  })

  it('are closed to who lacks the right', async () => {
    const auditor = await startTestServerPerson()
    expect((await auditor.get(`${BASE}/list`)).status).toBe(403)
    expect((await auditor.post(`${BASE}/add`, { name: '黑客', level: '1' })).body).toMatchObject({
      code: 510,
      message: '没有权限，请联系管理员授权',
    })
    expect((await server.anonymous.get(`${BASE}/list`)).status).toBe(500)
  })
})

/** A person without any right. */
const startTestServerPerson = async (): Promise<Caller> => (await makePerson(server, admin)).caller

describe('a tree of records', () => {
  const TREE = '/course/category'
  const roots = async (query: Record<string, string> = {}) =>
    (await admin.get<PageOf<{ id: string; name: string; hasChild: string }>>(`${TREE}/rootList`, query)).body.result.records
  const below = async (pid: string) => (await admin.get<{ id: string; name: string }[]>(`${TREE}/childList`, { pid })).body.result

  it('tells a form whether a unique value is free', async () => {
    await admin.post(`${TREE}/add`, { name: '唯一', code: 'T0' })
    const check = async (fieldName: string, fieldVal: string) =>
      (await admin.get('/sys/duplicate/check', { tableName: 'course_category', fieldName, fieldVal })).body.success
    expect([await check('code', 'T0'), await check('code', 'T00'), await check('name', '唯一')]).toEqual([false, true, true])
  })

  it('knows which rows have children, through adding, moving and deleting', async () => {
    await admin.post(`${TREE}/add`, { name: '审计业务', code: 'T1' })
    const top = (await roots()).find(row => row.name === '审计业务')
    expect(top?.hasChild).toBe('0')
    await admin.post(`${TREE}/add`, { name: '财务审计', code: 'T2', pid: top?.id })
    expect((await roots()).find(row => row.id === top?.id)?.hasChild).toBe('1')
    const [child] = await below(top?.id ?? '')
    // Both have the same place in the order of their parent; which of them comes first is not promised.
    const found = await roots({ name: '*审计*' })
    expect(new Map(found.map(row => [row.name, row.hasChild]))).toEqual(
      new Map([
        ['审计业务', '1'],
        ['财务审计', '0'],
      ]),
    )
    expect((await roots({ name: '*审计*', pid: '0' })).map(row => row.name)).toEqual(['审计业务'])
    expect(child?.name).toBe('财务审计')
    const inside = await admin.put(`${TREE}/edit`, { id: top?.id, name: '审计业务', code: 'T1', pid: child?.id })
    expect(inside.body).toMatchObject({ success: false, message: '不能选择自己或自己的下级作为上级' })
    await admin.put(`${TREE}/edit`, { id: child?.id, name: '财务审计', code: 'T2', pid: '0' })
    expect((await roots()).map(row => row.name)).toEqual(expect.arrayContaining(['审计业务', '财务审计']))
    expect((await roots()).find(row => row.id === top?.id)?.hasChild).toBe('0')
    await admin.put(`${TREE}/edit`, { id: child?.id, name: '财务审计', code: 'T2', pid: top?.id })
    await admin.delete(`${TREE}/delete`, { id: top?.id ?? '' })
    expect((await admin.get(`${TREE}/queryById`, { id: child?.id ?? '' })).body.success).toBe(false)
  })
})

describe('workbooks of records', () => {
  const firstLevel = async () => (await admin.get<{ text: string }[]>('/sys/dict/getDictItems/lecturer_level')).body.result[0]?.text

  it.each(['xlsx', 'biff8'] as const)('import %s by the texts that people read', async bookType => {
    const name = bookType === 'xlsx' ? '表一' : '表二'
    const header = ['姓名', '性别', '级别', '外聘', '单位', '课酬']
    const content = workbook([['讲师'], ['说明'], header, [`${name}甲`, '男', await firstLevel(), '是', '审计局', 100]], bookType)
    const { body } = await admin.upload(`${BASE}/importExcel`, { name: 'a.xls', content })
    expect(body).toMatchObject({ success: true, code: 200, message: '共1行数据全部导入成功！' })
    expect(await named(`${name}甲`)).toMatchObject({ gender: '1', external: 'Y', company: '审计局', fee: 100 })
  })

  it('keep good rows and report bad ones with their number and reason', async () => {
    const level = await firstLevel()
    const file = workbook([
      ['姓名', '级别', '手机'],
      ['好甲', level, ''],
      ['', level, ''],
      ['坏乙', '不存在', ''],
      ['坏丙', level, '123'],
      ['好甲', level, ''],
    ])
    const { body } = await admin.upload<{ fileUrl: string; errorCount: number; successCount: number }>(`${BASE}/importExcel`, {
      name: 'a.xlsx',
      content: file,
    })
    expect(body).toMatchObject({
      success: true,
      code: 201,
      message: '文件导入成功，但有错误。',
      result: { totalCount: 5, errorCount: 4, successCount: 1 },
    })
    const report = (await admin.get(body.result.fileUrl)).raw.toString('utf8')
    expect(report.trim().split('\r\n')).toEqual([
      '第 3 行：姓名不能为空!，忽略导入。',
      expect.stringMatching(/^第 4 行：级别.*不存在.*，忽略导入。$/),
      expect.stringMatching(/^第 5 行：.*手机.*，忽略导入。$/),
      expect.stringMatching(/^第 6 行：姓名.*已存在.*，忽略导入。$/),
    ])
    expect((await list({ name: '坏*' })).total).toBe(0)
  })

  it('show in a preview what a faulty cell holds', async () => {
    const content = workbook([
      ['姓名', '级别', '课酬'],
      ['预览甲', await firstLevel(), { t: 'e', v: 42 }],
    ])
    const { body } = await admin.upload<{ rows: object[] }>(`${BASE}/importPreview`, { name: 'a.xlsx', content })
    expect(body.result.rows).toMatchObject([
      { row: 2, cells: ['预览甲', expect.anything(), '#N/A'], cause: expect.stringContaining('#N/A') },
    ])
  })

  it('tell of rows on a further sheet that they were left out', async () => {
    const level = await firstLevel()
    const sheets = {
      讲师: [
        ['姓名', '级别'],
        ['另表甲', level],
      ],
      续: [
        ['姓名', '级别'],
        ['另表乙', level],
      ],
    }
    const { body } = await admin.upload<{ fileUrl: string }>(`${BASE}/importExcel`, { name: 'a.xlsx', content: workbookOf(sheets) })
    expect(body).toMatchObject({ code: 201, result: { totalCount: 1, successCount: 1 } })
    expect((await admin.get(body.result.fileUrl)).raw.toString('utf8')).toContain(
      '工作表“续”第 2 行：该工作表不在导入范围内，未导入：A列“另表乙”',
    )
  })

  it('name a cell that holds no value, and take a number as it was shown', async () => {
    const level = await firstLevel()
    const content = workbook([
      ['姓名', '级别', '课酬'],
      [{ t: 'e', v: 42 }, level, 1],
      ['空白甲', level, { t: 'e', v: 7 }],
      ['空白乙', level, 3.3000000000000003],
    ])
    const { body } = await admin.upload<{ fileUrl: string }>(`${BASE}/importExcel`, { name: 'a.xlsx', content })
    expect(body).toMatchObject({ code: 201, result: { totalCount: 3, errorCount: 2, successCount: 1 } })
    expect((await admin.get(body.result.fileUrl)).raw.toString('utf8').trim().split('\r\n')).toEqual([
      '第 2 行：姓名（A列）为“#N/A”，公式出错，无法读取，忽略导入。',
      '第 3 行：课酬（C列）为“#DIV/0!”，公式出错，无法读取，忽略导入。',
    ])
    expect(await named('空白乙')).toMatchObject({ fee: 3.3 })
  })

  it.each([
    ['no workbook', Buffer.from('姓名,级别\n'), '文件导入失败:文件不是有效的Excel文件'],
    [
      'no header',
      workbook([
        ['甲', '乙'],
        ['1', '2'],
      ]),
      '文件导入失败:未找到表头',
    ],
    ['no rows', workbook([['姓名', '级别']]), '文件导入失败:文件中没有数据'],
  ])('refuse a file with %s', async (_, content, message) => {
    const { body } = await admin.upload(`${BASE}/importExcel`, { name: 'a.xlsx', content })
    expect(body).toMatchObject({ success: false, code: 500, message: expect.stringContaining(message) })
  })

  it('offer a template that can be filled in and imported', async () => {
    const template = await admin.get(`${BASE}/importTemplate`)
    expect(template.headers['content-disposition']).toContain(encodeURIComponent('讲师导入模板.xlsx'))
    expect(template.headers).toMatchObject({
      'result-status': 'success',
      'access-control-expose-headers': 'content-disposition, result-status',
    })
    const header = rowsOf(template.raw)[2]
    expect(header).toEqual(expect.arrayContaining(['姓名', '级别', '外聘']))
  })

  it('export what the filters leave, or the selection, as texts', async () => {
    await add({ name: '=导出甲', level: '1', gender: '1', fee: 12.5 })
    await add({ name: '导出乙', level: '1' })
    const rows = rowsOf((await admin.get(`${BASE}/exportXls`, { name: '*导出*' })).raw)
    const header = rows[2] as string[]
    const first = rows.slice(3).find(row => row[header.indexOf('姓名')] === '=导出甲')
    expect(rows.length).toBe(5)
    expect(first?.[header.indexOf('性别')]).toBe('男')
    expect(first?.[header.indexOf('课酬')]).toBe(12.5)
    const one = await named('导出乙')
    expect(rowsOf((await admin.get(`${BASE}/exportXls`, { selections: one?.id ?? '' })).raw).length).toBe(4)
  })
})

describe('the table of an entity', () => {
  it('follows its definition at the next start and keeps its rows', async () => {
    const [entity] = loadEntities(root).filter(one => one.id === 'course/lecturer')
    expect(entity && recordsModule([entity]).prepare).toBeTypeOf('function')
    const indexes = await server.sql<{ indexname: string }>("select indexname from pg_indexes where tablename = 'course_lecturer'")
    expect(indexes.map(row => row.indexname)).toEqual(
      expect.arrayContaining(['ux_course_lecturer_name', 'ix_course_lecturer_create_time_id']),
    )
    const policies = await server.sql("select from pg_class where relname = 'course_lecturer' and relforcerowsecurity")
    expect(policies).toHaveLength(1)
  })
})
