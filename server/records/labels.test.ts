import * as XLSX from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'

const BASE = '/example/picker'
let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
})
afterAll(() => server?.close())

type Row = Record<string, unknown>
const listed = async (name: string) => (await admin.get<{ records: Row[] }>(`${BASE}/list`, { name })).body.result.records[0]

function rowsOf(file: Buffer) {
  const book = XLSX.read(file)
  return XLSX.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })
}

async function take(rows: string[][]) {
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), '一')
  return (await admin.upload(`${BASE}/importExcel`, { name: 'a.xlsx', content: Buffer.from(XLSX.write(book, { type: 'buffer' })) })).body
}

describe('what pickers store', () => {
  it('comes with its texts, whatever it was chosen from', async () => {
    const row = await listed('评审组1')
    expect(row).toMatchObject({
      people: 'zhangwei,liuyang',
      people_dictText: '张伟,刘洋',
      owner_dictText: '张伟',
      roles_dictText: '审计员',
      position_dictText: '主任',
      material: 'M0001',
      material_dictText: '签字笔1号',
      witness_dictText: '刘洋,杨勇',
    })
    expect(row?.departs_dictText).toEqual(expect.stringMatching(/./))
    expect(String(row?.lecturers_dictText).split(',')[0]).toBe('陈国华')
  })

  it('comes with its texts in the rows of a record and in its objects too, and not back with a save', async () => {
    const { id } = (await listed('评审组1')) ?? {}
    const group = (await admin.get<Row & { team: Row[] }>(`${BASE}/queryById`, { id: String(id) })).body.result
    expect(group.team).toMatchObject([
      { member: 'zhangwei', member_dictText: '张伟', post: 'director', post_dictText: '主任' },
      { member: 'liuyang', member_dictText: '刘洋', post: 'deputy', post_dictText: '副主任' },
    ])
    const { records } = (await admin.get<{ records: (Row & { delivery: Row })[] }>('/example/order/list', { no: 'DD2026001' })).body.result
    expect(records[0]?.delivery).toMatchObject({ contact: 'zhangwei', contact_dictText: '张伟' })
  })

  it('is exported and imported by its texts', async () => {
    const [head = [], ...rest] = rowsOf((await admin.get(`${BASE}/exportXls`, { name: '评审组2' })).raw).slice(-2)
    const [line = []] = rest
    const cell = (title: string) => line[head.indexOf(title)]
    expect([cell('参与人'), cell('职务'), cell('物料'), cell('见证人')]).toEqual([
      '王芳,陈静,赵敏',
      '副主任',
      expect.any(String),
      '陈静,赵敏',
    ])
    expect(
      await take([
        ['名称', '参与人', '职务', '角色', '见证人', '讲师'],
        ['新组', '王芳,赵敏', '主任', '审计员', '陈静', '陈国华'],
      ]),
    ).toMatchObject({
      success: true,
    })
    expect(await listed('新组')).toMatchObject({
      people: 'wangfang,zhaomin',
      position: 'director',
      witness: 'chenjing',
      lecturers_dictText: '陈国华',
    })
  })

  it('is refused in a workbook when nobody is called so', async () => {
    const body = await take([
      ['名称', '参与人'],
      ['再一组', '无此人'],
    ])
    expect(body).toMatchObject({ code: 201, result: { errorCount: 1, successCount: 0 } })
    expect(await listed('再一组')).toBeUndefined()
  })

  it('is told apart in a workbook by the way down to it; every refused row says which name, and the others are kept apart from it', async () => {
    const ids = new Map<string, string>()
    for (const [departName, above] of [
      ['甲局', ''],
      ['乙局', ''],
      ['综合处', '甲局'],
      ['综合处', '乙局'],
    ] as const) {
      await admin.post('/sys/sysDepart/add', { departName, orgCategory: '1', parentId: ids.get(above) ?? null })
      const found = await admin.get<{ id: string; parentId: string | null }[]>('/sys/sysDepart/searchBy', { keyWord: departName })
      const own = found.body.result.find(
        ({ parentId, id }) => (parentId ?? '') === (ids.get(above) ?? '') && ![...ids.values()].includes(id),
      )
      ids.set(ids.has(departName) ? `${departName}2` : departName, own?.id ?? '')
    }
    const body = await take([
      ['名称', '参与部门'],
      ['按路径', '甲局/综合处，乙局'],
      ['只有名称', '综合处'],
      ['没有的路径', '甲局/没有处'],
    ])
    expect(body).toMatchObject({ code: 201, result: { errorCount: 2, successCount: 1 } })
    expect(await listed('按路径')).toMatchObject({ departs: `${ids.get('综合处')},${ids.get('乙局')}`, departs_dictText: '综合处,乙局' })
    const refused = (await admin.get((body.result as { fileUrl: string }).fileUrl)).raw.toString()
    expect(refused).toContain('综合处')
    expect(refused).toContain('甲局/没有处')
  })

  it('is read of places by their names', async () => {
    const book = XLSX.utils.book_new()
    const rows = [
      ['机构名称', '所在地区', '负责人'],
      ['导入机构', '北京市/北京市/东城区', '王芳'],
      ['导入机构二', '北京市/没有市/东城区', '王芳'],
      ['导入机构三', '北京市/北京市/东城区', '无此人'],
    ]
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), '一')
    const { body } = await admin.upload('/example/branch/importExcel', {
      name: 'a.xlsx',
      content: Buffer.from(XLSX.write(book, { type: 'buffer' })),
    })
    expect(body).toMatchObject({ code: 201, result: { errorCount: 2, successCount: 1 } })
    const found = await admin.get<{ records: Row[] }>('/example/branch/list', { name: '导入机构*' })
    expect(found.body.result.records).toMatchObject([{ place: '110101', manager: 'wangfang', manager_dictText: '王芳' }])
  })
})
