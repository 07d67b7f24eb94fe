import { describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'
import { rowsOf, workbook } from '../../../tests/helpers/workbook'

interface Category {
  id: string
  pid: string
  name: string
  code: string
  hasChild: string
  version: number
}
interface Node {
  key: string
  title: string
  leaf: boolean
  code: string
  children: Node[] | null
}

openServer()

const P = '/sys/category'
const one = (field: string, val: string) => admin.get<Category>(`${P}/loadOne`, { field, val })
const named = async (name: string) => (await one('name', name)).body.result
const add = (name: string, pid?: string) => admin.post(`${P}/add`, { name, ...(pid !== undefined && { pid }) })

describe('categories', () => {
  it('get codes by their place and know whether others stand below', async () => {
    expect((await add('课程')).body).toMatchObject({ success: true, message: '添加成功！' })
    const top = await named('课程')
    expect(top).toMatchObject({ pid: '0', code: 'A01', hasChild: '0' })
    await add('计算机', top.id)
    await add('外语', top.id)
    await add('英语', (await named('外语')).id)
    expect(await named('课程')).toMatchObject({ hasChild: '1' })
    expect(await named('英语')).toMatchObject({ code: 'A01A02A01', hasChild: '0' })
    expect((await add('x', 'nobody')).body).toMatchObject({ success: false, message: '上级分类不存在' })
  })

  it('never get a code that another had', async () => {
    const { id } = await named('外语')
    for (const code of ['A01A02A02', 'A01A02A03']) {
      await add('临时', id)
      expect(await named('临时')).toMatchObject({ code })
      await admin.delete(`${P}/delete`, { id: (await named('临时')).id })
    }
  })

  it('are listed level by level', async () => {
    const top = await named('课程')
    const roots = (await admin.get<{ records: Category[]; total: number }>(`${P}/rootList`)).body.result
    expect(roots).toMatchObject({ total: 1, records: [{ name: '课程' }] })
    const below = (await admin.get<Category[]>(`${P}/childList`, { pid: top.id })).body.result
    expect(below.map(row => row.name)).toEqual(['计算机', '外语'])
    expect((await admin.get<Category[]>(`${P}/childList`, { pid: top.id, name: '*语' })).body.result).toHaveLength(1)
    const parentIds = `${top.id},${(await named('外语')).id}`
    const batch = (await admin.get<{ records: Category[]; total: number }>(`${P}/getChildListBatch`, { parentIds })).body.result
    expect(batch).toMatchObject({ total: 3, current: 1, pages: 1 })
  })

  it('are searched through the whole tree, whatever their level', async () => {
    const found = async (query: Record<string, string>) =>
      (await admin.get<{ records: Category[] }>(`${P}/rootList`, query)).body.result.records.map(({ name, hasChild }) => [name, hasChild])
    expect(await found({ name: '*语' })).toEqual([
      ['外语', '1'],
      ['英语', '0'],
    ])
    expect(await found({ name: '*语', pid: '0' })).toEqual([])
    const rule = encodeURIComponent(JSON.stringify([{ field: 'name', rule: 'eq', val: '英语', type: 'text' }]))
    expect(await found({ superQueryParams: rule, superQueryMatchType: 'and' })).toEqual([['英语', '0']])
    expect(await found({ name: '', column: 'code', order: 'asc' })).toEqual([['课程', '1']])
  })

  it('are drawn as trees for selectors', async () => {
    const root = async (query: Record<string, string>) => (await admin.get<Node[]>(`${P}/loadTreeRoot`, query)).body
    const top = await named('课程')
    expect((await root({ async: 'true', pcode: 'A01' })).result.map(node => [node.title, node.leaf, node.children])).toEqual([
      ['计算机', true, null],
      ['外语', false, null],
    ])
    expect((await root({ async: 'false', pcode: 'A01' })).result[1]?.children?.[0]).toMatchObject({
      title: '英语',
      leaf: true,
      code: 'A01A02A01',
    })
    expect((await root({ async: 'false', pcode: '0' })).result[0]).toMatchObject({ key: top.id, title: '课程', leaf: false })
    expect(await root({ async: 'true', pcode: 'X99' })).toMatchObject({ success: false, message: '该编码【X99】不存在，请核实!' })
    const children = (await admin.get<Node[]>(`${P}/loadTreeChildren`, { pid: top.id })).body.result
    expect(children).toHaveLength(2)
  })

  it('are read below an id or a code, with conditions of known keys', async () => {
    const data = async (query: Record<string, string>) => (await admin.get<Node[]>(`${P}/loadTreeData`, query)).body
    const top = await named('课程')
    expect((await data({ pid: top.id })).result).toHaveLength(2)
    expect((await data({ pcode: '0' })).result).toHaveLength(1)
    expect((await data({ pcode: 'A01', condition: '{"name":"外语"}' })).result).toHaveLength(1)
    expect(await data({})).toMatchObject({ success: false, message: '加载分类字典树参数有误.[null]!' })
    expect(await data({ pcode: 'X99' })).toMatchObject({ success: false, message: '加载分类字典树参数有误.[X99]!' })
    expect(await data({ pcode: '0', condition: '{"1=1--":"1"}' })).toMatchObject({
      success: false,
      message: expect.stringContaining('不存在'),
    })
    expect(await data({ pcode: '0', condition: '[]' })).toMatchObject({ success: false })
  })

  it('answer what stands behind codes, names and ids', async () => {
    const top = await named('课程')
    const check = (query: Record<string, string>) => admin.get(`${P}/checkCode`, query)
    expect((await check({ pid: top.id, code: 'A01X' })).body).toMatchObject({ success: true })
    expect((await check({ pid: top.id, code: 'B01' })).body).toMatchObject({ success: false, message: '编码不符合规范,须以"A01"开头!' })
    expect((await check({ code: '' })).body).toMatchObject({ success: false, message: '错误,类型编码为空!' })
    expect((await one('code', 'A01A02')).body.result).toMatchObject({ name: '外语' })
    expect((await one('code', 'nothing')).body).toMatchObject({ success: false, message: '查询无果' })
    expect((await one('create_by', 'admin')).status).toBe(400)
    await add('外语')
    expect((await one('name', '外语')).body).toMatchObject({ success: false, message: '查询数据异常,[name]存在多个值:外语' })
    const ids = `${(await named('英语')).id},nobody,${top.id}`
    expect((await admin.get(`${P}/loadDictItem`, { ids })).body.result).toEqual(['英语', '课程'])
    const all = (await admin.get<{ value: string; text: string }[]>(`${P}/loadAllData`, { code: 'A01' })).body.result
    expect(all.map(option => option.text).sort()).toEqual(['外语', '英语', '计算机'].sort())
    expect((await admin.get<object[]>(`${P}/loadAllData`, { code: '0' })).body.result).toHaveLength(5)
    expect((await admin.get(`${P}/loadAllData`, { code: 'X99' })).body).toMatchObject({ success: false, message: '无数据,参数有误.[X99]' })
  })

  it('move with their codes, never below themselves, and never over an unseen change', async () => {
    const [top, computing, english] = [await named('课程'), await named('计算机'), await named('英语')]
    const { body } = await admin.put(`${P}/edit`, { id: english.id, pid: computing.id, version: english.version })
    expect(body).toMatchObject({ success: true, message: '修改成功!' })
    expect(await named('英语')).toMatchObject({ code: 'A01A01A01', pid: computing.id })
    expect(await named('计算机')).toMatchObject({ hasChild: '1' })
    expect((await one('code', 'A01A02')).body.result).toMatchObject({ name: '外语', hasChild: '0' })
    expect((await admin.put(`${P}/edit`, { id: top.id, pid: english.id })).body).toMatchObject({
      success: false,
      message: '不能选择自己或自己的下级作为上级',
    })
    expect((await admin.put(`${P}/edit`, { id: english.id, name: 'x', version: english.version })).body).toMatchObject({ code: 409 })
    expect((await admin.put(`${P}/edit`, { id: english.id, code: 'Z01' })).status).toBe(400)
  })

  it('go with everything below them', async () => {
    const computing = await named('计算机')
    expect((await admin.delete(`${P}/delete`, { id: computing.id })).body).toMatchObject({ success: true, message: '删除成功!' })
    expect((await one('name', '英语')).body).toMatchObject({ success: false })
    expect((await admin.delete(`${P}/deleteBatch`, { ids: '' })).body).toMatchObject({ success: false, message: '参数不识别！' })
    expect((await admin.delete(`${P}/delete`, { id: computing.id })).body).toMatchObject({ success: false, message: '未找到对应实体' })
  })

  it('are administered by who holds the rights', async () => {
    const { caller } = await makePerson(server, admin)
    expect((await caller.get(`${P}/loadTreeData`, { pcode: '0' })).status).toBe(200)
    const refused = [
      await caller.get(`${P}/rootList`),
      await caller.post(`${P}/add`, { name: 'x' }),
      await caller.put(`${P}/edit`, { id: 'x' }),
      await caller.delete(`${P}/delete`, { id: 'x' }),
      await caller.get(`${P}/exportXls`),
    ]
    for (const { status, body } of refused) expect([status, body.code]).toEqual([403, 510])
  })

  it('are imported and exported with the path of their parent', async () => {
    const rows = [['分类'], ['说明'], ['分类名称', '上级分类'], ['体育', ''], ['足球', '体育'], ['=1+1', '体育']]
    const { body } = await admin.upload(`${P}/importExcel`, { name: 'c.xlsx', content: workbook(rows) })
    expect(body).toMatchObject({ code: 200, message: '共3行数据全部导入成功！' })
    const sport = await named('体育')
    const { raw } = await admin.get(`${P}/exportXls`, { code: `${sport.code}*` })
    expect(rowsOf(raw).slice(3)).toEqual([
      ['体育', '', sport.code],
      ['足球', '体育', `${sport.code}A01`],
      ['=1+1', '体育', `${sport.code}A02`],
    ])
  })
})
