import { describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'
import { rowsOf, workbook } from '../../../tests/helpers/workbook'

interface Depart {
  id: string
  parentId: string
  departName: string
  orgCode: string
  orgType: string
  version: number
  isLeaf: boolean
  children: Depart[] | null
}

openServer()

const all = async () => (await admin.get<Depart[]>('/sys/sysDepart/listAll')).body.result
const named = async (name: string) => (await all()).find(depart => depart.departName === name) as Depart
const add = (departName: string, parentId = '') => admin.post('/sys/sysDepart/add', { departName, parentId })
const codes = async () => Object.fromEntries((await all()).map(({ departName, orgCode }) => [departName, orgCode]))

describe('departments', () => {
  it('get codes by their place and are drawn as trees', async () => {
    expect((await add('审计局')).body).toMatchObject({ success: true, message: '添加成功！' })
    const top = await named('审计局')
    await add('数据处', top.id)
    await add('法规处', top.id)
    await add('一科', (await named('数据处')).id)
    expect(await codes()).toEqual({ 审计局: 'A01', 数据处: 'A01A01', 法规处: 'A01A02', 一科: 'A01A01A01' })
    const [drawn] = (await admin.get<Depart[]>('/sys/sysDepart/queryTreeList')).body.result
    expect(drawn).toMatchObject({
      key: top.id,
      value: top.id,
      title: '审计局',
      isLeaf: false,
      orgCategory: '1',
      orgType: '1',
      parentId: '',
    })
    expect(drawn?.children?.[1]).toMatchObject({ title: '法规处', isLeaf: true, children: null, orgCategory: '2', orgType: '2' })
    const [ids] = (await admin.get<Depart[]>('/sys/sysDepart/queryIdTree')).body.result
    expect(Object.keys(ids ?? {}).sort()).toEqual(['children', 'key', 'title', 'value'])
  })

  it('count on without gaps when several are added at once', async () => {
    const { id } = await named('法规处')
    await Promise.all(['甲', '乙', '丙', '丁'].map(name => add(name, id)))
    const below = (await all()).filter(depart => depart.parentId === id).map(depart => depart.orgCode)
    expect(below).toEqual(['A01A02A01', 'A01A02A02', 'A01A02A03', 'A01A02A04'])
  })

  it('tell what stands above them, by ids or codes', async () => {
    const [top, data, office] = [await named('审计局'), await named('数据处'), await named('一科')]
    interface Above {
      readonly parentIds: readonly string[]
      readonly parentMap: Readonly<Record<string, Depart>>
    }
    const above = async (query: Record<string, string>) =>
      (await admin.get<Record<string, Above>>('/sys/sysDepart/queryAllParentId', query)).body
    const { result } = await above({ departId: `${office.id},${top.id},none` })
    expect(result[office.id]?.parentIds).toEqual([top.id, data.id])
    expect(result[office.id]?.parentMap[data.id]).toMatchObject({ departName: '数据处' })
    expect([result[top.id]?.parentIds, result.none?.parentIds]).toEqual([[], []])
    expect((await above({ orgCode: office.orgCode })).result[office.orgCode]?.parentIds).toEqual([top.id, data.id])
    expect(await above({})).toMatchObject({ success: false, message: 'departId 和 orgCode 不能都为空！' })
  })

  it('are found by a word', async () => {
    const found = (await admin.get<Depart[]>('/sys/sysDepart/searchBy', { keyWord: '处' })).body.result
    expect(found.map(depart => [depart.departName, depart.isLeaf, depart.children])).toEqual([
      ['数据处', false, null],
      ['法规处', false, null],
    ])
    expect((await admin.get('/sys/sysDepart/searchBy', { keyWord: "' or 1=1" })).body).toMatchObject({
      success: false,
      message: '未查询匹配数据！',
    })
  })

  it('are changed, and never over an unseen change', async () => {
    const { id, version } = await named('一科')
    const edited = await admin.put('/sys/sysDepart/edit', { id, departName: '综合科', memo: '备注', version })
    expect(edited.body).toMatchObject({ success: true, message: '修改成功!' })
    expect((await admin.get('/sys/sysDepart/queryById', { id })).body.result).toMatchObject({
      departName: '综合科',
      memo: '备注',
      orgCode: 'A01A01A01',
    })
    expect((await admin.put('/sys/sysDepart/edit', { id, departName: 'x', version })).body).toMatchObject({ code: 409 })
    expect((await admin.put('/sys/sysDepart/edit', { id, orgCode: 'Z99' })).body).toMatchObject({
      success: false,
      message: '机构编码由系统生成，不允许修改',
    })
  })

  it('move with everything below them and with the people who stand there, never below themselves', async () => {
    const [data, law, office] = [await named('数据处'), await named('法规处'), await named('综合科')]
    const person = await makePerson(server, admin)
    await admin.post('/sys/user/editSysDepartWithUser', { depId: office.id, userIdList: [person.id] })
    const ring = await admin.put('/sys/sysDepart/edit', { id: data.id, parentId: office.id })
    expect(ring.body).toMatchObject({ success: false, message: '不能选择自己或自己的下级作为上级' })
    expect((await admin.put('/sys/sysDepart/edit', { id: data.id, parentId: law.id })).body).toMatchObject({ success: true })
    expect(await codes()).toMatchObject({ 数据处: 'A01A02A05', 综合科: 'A01A02A05A01' })
    expect(await named('综合科')).toMatchObject({ orgType: '4' })
    expect((await admin.get('/sys/user/queryById', { id: person.id })).body.result).toMatchObject({ orgCode: 'A01A02A05A01' })
  })

  it('never get a code that another had', async () => {
    const { id } = await named('法规处')
    const codeOf = async (name: string) => {
      expect((await add(name, id)).body.success).toBe(true)
      return (await named(name)).orgCode
    }
    const leave = async (name: string) => admin.delete('/sys/sysDepart/delete', { id: (await named(name)).id })
    expect(await codeOf('临时一')).toBe('A01A02A06')
    await leave('临时一')
    expect(await codeOf('临时二')).toBe('A01A02A07')
    await admin.put('/sys/sysDepart/edit', { id: (await named('临时二')).id, parentId: (await named('审计局')).id })
    expect(await codeOf('临时三')).toBe('A01A02A08')
    await leave('临时二')
    await leave('临时三')
    expect((await admin.post('/sys/sysDepart/add', { departName: '临时四', parentId: (await named('审计局')).id })).body.success).toBe(true)
    expect((await named('临时四')).orgCode).toBe('A01A04')
    await leave('临时四')
  })

  it('go with everything below them and let their people go', async () => {
    const person = await makePerson(server, admin)
    const data = await named('数据处')
    await admin.post('/sys/user/editSysDepartWithUser', { depId: data.id, userIdList: [person.id] })
    expect((await admin.delete('/sys/sysDepart/delete', { id: data.id })).body).toMatchObject({ success: true, message: '删除成功!' })
    expect(Object.keys(await codes())).not.toContain('综合科')
    expect((await admin.get('/sys/user/queryById', { id: person.id })).body.result).toMatchObject({ orgCode: null })
    expect((await admin.delete('/sys/sysDepart/delete', { id: data.id })).body).toMatchObject({ success: false, message: '未找到对应实体' })
    expect((await admin.delete('/sys/sysDepart/deleteBatch', { ids: ',' })).body).toMatchObject({ success: false, message: '参数不识别！' })
  })

  it('are the current one of nobody once they are marked as deleted', async () => {
    const person = await makePerson(server, admin)
    const orgCode = async () => (await admin.get<{ orgCode: string }>('/sys/user/queryById', { id: person.id })).body.result.orgCode
    const join = (depart: Depart) => admin.post('/sys/user/editSysDepartWithUser', { depId: depart.id, userIdList: [person.id] })
    const mark = (depart: Depart) => server.sql("update weft.sys_depart set del_flag = '1' where id = $1", [depart.id])
    for (const name of ['旧处', '中处', '新处']) await add(name)
    const [old, middle, last] = [await named('旧处'), await named('中处'), await named('新处')]
    await join(old)
    await mark(old)
    await join(middle)
    expect(await orgCode(), 'the one that is left').toBe(middle.orgCode)
    await join(last)
    await admin.delete('/sys/sysDepart/delete', { id: middle.id })
    expect(await orgCode(), 'the one that is left').toBe(last.orgCode)
    await admin.delete('/sys/sysDepart/delete', { id: last.id })
    await server.sql('delete from weft.sys_depart where id = $1', [old.id])
  })

  it('tell a superior which are his', async () => {
    const person = await makePerson(server, admin, ['user:list'])
    const mine = async () => (await person.caller.get<Depart[] | null>('/sys/sysDepart/queryMyDeptTreeList')).body
    expect(await mine()).toMatchObject({ success: true, message: '1', result: null })
    const law = await named('法规处')
    await admin.put('/sys/user/edit', { id: person.id, userIdentity: 2, departIds: law.id })
    const { message, result } = await mine()
    expect(message).toBe('2')
    expect(result).toMatchObject([{ title: '法规处', isLeaf: false }])
    expect(result?.[0]?.children).toHaveLength(4)
    const found = await person.caller.get('/sys/sysDepart/searchBy', { keyWord: '审计局', myDeptSearch: '1' })
    expect(found.body).toMatchObject({ success: false, message: '未查询匹配数据！' })
  })

  it('are read by everybody and administered by who holds the rights', async () => {
    const { caller } = await makePerson(server, admin)
    expect((await caller.get('/sys/sysDepart/queryTreeList')).status).toBe(200)
    const refused = [
      await caller.post('/sys/sysDepart/add', { departName: 'x' }),
      await caller.put('/sys/sysDepart/edit', { id: 'x' }),
      await caller.delete('/sys/sysDepart/delete', { id: 'x' }),
      await caller.get('/sys/sysDepart/exportXls'),
    ]
    for (const { status, body } of refused) expect([status, body.code]).toEqual([403, 510])
  })

  it('are imported below each other and exported', async () => {
    const head = ['机构名称', '上级机构', '机构类型', '排序']
    const rows = [
      ['部门'],
      ['说明'],
      head,
      ['分局', '', '公司', '3'],
      ['一室', '分局', '部门', ''],
      ['二室', '没有', '', ''],
      ['三室', '', '别的', ''],
    ]
    const { body } = await admin.upload<{ fileUrl: string }>('/sys/sysDepart/importExcel', { name: 'd.xlsx', content: workbook(rows) })
    expect(body).toMatchObject({ code: 201, result: { successCount: 2, errorCount: 2 } })
    expect((await admin.get(body.result.fileUrl)).raw.toString('utf8')).toContain('第 6 行：上级部门“没有”不存在或不唯一，忽略导入。')
    expect(await codes()).toMatchObject({ 分局: 'A05', 一室: 'A05A01' })
    const { raw } = await admin.get('/sys/sysDepart/exportXls', { orgCode: 'A05*' })
    expect(
      rowsOf(raw)
        .slice(3)
        .map(row => row.slice(0, 3)),
    ).toEqual([
      ['分局', '', 'A05'],
      ['一室', '分局', 'A05A01'],
    ])
  })
})
