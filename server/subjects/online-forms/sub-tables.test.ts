import * as XLSX from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Forms, formField as field } from '../../../tests/helpers/form-caller'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { rowsOf, workbook, workbookOf } from '../../../tests/helpers/workbook'

let server: TestServer
let admin: Caller
let forms: Forms

const API = '/online/cgform/api'
type Row = Record<string, unknown>

let order: string
let lines: string
let contact: string
let area: string

beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
  forms = new Forms(admin)
  order = await forms.made({ tableName: 'run_order', tableTxt: '订单', tableType: 2 }, [
    field('no', '单号', { fieldMustInput: '1' }),
    field('who', '客户'),
  ])
  const key = field('order_id', '订单ID', { mainTable: 'run_order', mainField: 'id', isShowForm: '0', isShowList: '0' })
  lines = await forms.made({ tableName: 'run_line', tableTxt: '明细', tableType: 3, relationType: 0, tabOrderNum: 1 }, [
    key,
    field('item', '品名', { fieldMustInput: '1' }),
    field('count', '数量', { dbType: 'int' }),
  ])
  contact = await forms.made({ tableName: 'run_contact', tableTxt: '联系人', tableType: 3, relationType: 1, tabOrderNum: 2 }, [
    key,
    field('person', '姓名', { fieldMustInput: '1' }),
  ])
  area = await forms.made({ tableName: 'run_area', tableTxt: '区域', isTree: 'Y', treeFieldname: 'name' }, [
    field('name', '名称', { fieldMustInput: '1' }),
    field('pid', '父级节点', { isShowList: '0' }),
  ])
})
afterAll(() => server?.close())

describe('the items of a form with sub-tables', () => {
  it('have a tab for each sub-table', async () => {
    const { result } = (await admin.get<{ schema: { properties: Record<string, Row> } }>(`${API}/getFormItem/${order}`)).body
    expect(result.schema.properties).toMatchObject({
      run_line: {
        view: 'tab',
        key: 'run_line',
        id: lines,
        describe: '明细',
        relationType: 0,
        foreignKey: 'order_id',
        columns: [
          { key: 'item', title: '品名', type: 'input', validateRules: [{ required: true, message: '品名不能为空!' }] },
          { key: 'count', type: 'inputNumber' },
        ],
      },
      run_contact: { view: 'tab', relationType: 1, required: ['person'], properties: { person: { view: 'text' } } },
    })
    const alone = (await admin.get<{ schema: { properties: Row } }>(`${API}/getErpFormItem/${order}`)).body.result
    expect(Object.keys(alone.schema.properties)).toEqual(['no', 'who'])
    const erp = (await admin.get<{ main: Row; subList: Row[] }>(`${API}/getErpColumns/${order}`)).body.result
    expect(erp).toMatchObject({
      main: { code: order },
      subList: [
        { code: lines, foreignKeys: [{ field: 'order_id', key: 'id' }], relationType: 0 },
        { code: contact, relationType: 1 },
      ],
    })
  })
})

describe('a record with sub-tables', () => {
  const whole = () => ({
    no: 'D1',
    who: '甲',
    run_line: [
      { item: '笔', count: 2 },
      { item: '纸', count: '3' },
    ],
    run_contact: [{ person: '张三' }],
  })

  it('is saved and read as one', async () => {
    const { result: id } = await forms.add(order, whole())
    const record = await forms.read(order, id)
    expect(record).toMatchObject({
      no: 'D1',
      run_line: [
        { item: '笔', count: 2, order_id: id },
        { item: '纸', count: 3 },
      ],
      run_contact: [{ person: '张三' }],
    })
    const [first] = record.run_line as Row[]
    const changed = { id, version: record.version, run_line: [{ ...first, count: 5 }, { item: '尺' }], run_contact: [{ person: '李四' }] }
    expect(await forms.edit(order, changed)).toMatchObject({ success: true })
    expect(await forms.read(order, id)).toMatchObject({
      no: 'D1',
      who: '甲',
      run_line: [
        { id: first?.id, count: 5 },
        { item: '尺', count: null },
      ],
      run_contact: [{ person: '李四' }],
    })
    expect((await admin.get<Row>(`${API}/subform/run_contact/${id}`)).body.result).toMatchObject({ person: '李四' })
    expect((await admin.get<Row[]>(`${API}/subform/list/run_line/${id}`)).body.result).toHaveLength(2)
    expect((await forms.data(lines, { order_id: id, tabletype: '3' })).result.total).toBe(2)
    expect(await forms.edit(order, { id, run_line: '' })).toMatchObject({ success: true })
    expect(await forms.read(order, id)).toMatchObject({ run_line: [], run_contact: [{ person: '李四' }] })
    await admin.delete(`${API}/form/${order}/${id}`)
    expect((await forms.data(contact, { order_id: id })).result.total).toBe(0)
  })

  it('is saved whole or not at all, and told by line', async () => {
    const body = await forms.add(order, { ...whole(), no: 'D2', run_line: [{ item: '笔' }, { count: 1 }] })
    expect(body).toMatchObject({
      success: false,
      message: '附表“明细”第2行 品名不能为空!',
      result: [{ field: 'run_line', row: 1, column: 'item' }],
    })
    expect((await forms.data(order, { no: 'D2' })).result.total).toBe(0)
    expect((await forms.add(order, { ...whole(), run_contact: [{ person: '甲' }, { person: '乙' }] })).message).toBe(
      '附表“联系人”为一对一关系，只能有一条数据',
    )
    expect((await forms.add(order, { ...whole(), run_line: 'x' })).message).toBe('附表“明细”的数据格式不正确')
  })

  it('is found by its rows and its one record, in lists, counts, exports and by saved queries', async () => {
    for (const [no, item, count, person] of [
      ['Q1', '钢笔', 3, '王一'],
      ['Q2', '墨水', 9, '王二'],
    ])
      await admin.post(`${API}/form/${order}?tabletype=2`, { no, run_line: [{ item, count }], run_contact: [{ person }] })
    const rule = (field: string, rule: string, val: string) => ({ field, rule, val })
    const found = async (more: Record<string, string>) => {
      const { body } = await admin.get<{ records: Row[]; total: number }>(`${API}/getData/${order}`, {
        column: 'no',
        order: 'asc',
        ...more,
      })
      return body.success ? [body.result.total, ...body.result.records.map(({ no }) => no)] : body.message
    }
    const flat = (...rules: object[]) => ({ superQueryParams: encodeURIComponent(JSON.stringify(rules)) })
    expect(await found(flat(rule('run_line,item', 'like', '墨')))).toEqual([1, 'Q2'])
    expect(await found(flat(rule('run_line,count', 'gt', '2'), rule('no', 'right_like', 'Q')))).toEqual([2, 'Q1', 'Q2'])
    expect(await found(flat(rule('run_contact,person', 'eq', '王一')))).toEqual([1, 'Q1'])
    const tree = { matchType: 'or', records: [rule('run_line,count', 'lt', '5'), rule('run_contact,person', 'eq', '无')] }
    expect(await found({ superQueryTree: encodeURI(JSON.stringify(tree)) })).toContain('Q1')
    // As a saved query gives it back.
    const page = `online/${order}`
    await admin.post('/sys/savedQuery/add', { page, kind: 'conditions', title: '按明细', content: JSON.stringify(tree) })
    const saved = (await admin.get<{ content: string }[]>('/sys/savedQuery/mine', { page })).body.result[0]?.content ?? ''
    expect(await found({ superQueryTree: encodeURI(saved) })).toEqual(await found({ superQueryTree: encodeURI(JSON.stringify(tree)) }))
    expect(JSON.parse(saved)).toEqual(tree)
    expect(await found(flat(rule('run_line,tenant_id', 'eq', '1')))).toBe('请注意，查询的列字段不存在：run_line,tenant_id')
    expect(await found(flat(rule('run_area,name', 'eq', '1')))).toBe('请注意，查询的列字段不存在：run_area,name')
    const paramsStr = JSON.stringify(flat(rule('run_contact,person', 'eq', '王二')))
    const sheet = rowsOf((await admin.get(`${API}/exportXls/${order}`, { paramsStr })).raw)
    expect(sheet.flat()).toContain('Q2')
    expect(sheet.flat()).not.toContain('Q1')
  })

  it('is imported for the record that it stands below', async () => {
    const { result: id } = await forms.add(order, { no: 'D9' })
    const file = {
      name: 'a.xlsx',
      content: workbook([
        ['品名', '数量'],
        ['墨', '4'],
      ]),
    }
    const { body } = await admin.upload(`${API}/importXls/${lines}`, file, { foreignKeys: JSON.stringify({ order_id: id, version: 9 }) })
    expect(body).toMatchObject({ success: true })
    expect(await forms.read(order, id)).toMatchObject({ run_line: [{ item: '墨', count: 4, version: 0 }] })
  })
})

describe('a workbook of a form with sub-tables', () => {
  const sheets = {
    订单: [
      ['主表序号', '单号', '客户'],
      ['1', 'W1', '审计局'],
      ['2', 'W2', '财政局'],
    ],
    明细: [
      ['主表序号', '品名', '数量'],
      ['2', '纸', '3'],
      ['1', '笔', '2'],
      ['1', '墨', '1'],
    ],
    联系人: [
      ['主表序号', '姓名'],
      ['1', '王五'],
    ],
  }
  const take = (content: Buffer, more: Record<string, string> = {}) =>
    admin.upload<{ errorCount: number } | null>(`${API}/importXls/${order}`, { name: 'a.xlsx', content }, more)
  const found = async (no: string) => {
    const { records } = (await admin.get<{ records: { id: string }[] }>(`${API}/getData/${order}`, { no })).body.result
    return await Promise.all(records.map(({ id }) => forms.read(order, id)))
  }

  it('is looked at before with the rows of its sub-tables, and leaves nothing', async () => {
    const wrong = { ...sheets, 明细: [...(sheets.明细 ?? []), ['1', '很多', '不是数']] }
    const { body } = await admin.upload(`${API}/importPreview/${order}`, { name: 'a.xlsx', content: workbookOf(wrong) })
    expect(body).toMatchObject({ success: true, result: { totalCount: 2, errorCount: 1 } })
    expect(body.result).toMatchObject({ rows: [{ cause: expect.stringContaining('明细') }, { cause: null }] })
    expect(await found('W1')).toEqual([])
  })

  it('comes in with the rows of its sub-tables, and goes out with them', async () => {
    expect((await take(workbookOf(sheets))).body).toMatchObject({ success: true })
    expect(await found('W1')).toMatchObject([
      {
        who: '审计局',
        run_line: [
          { item: '笔', count: 2 },
          { item: '墨', count: 1 },
        ],
        run_contact: [{ person: '王五' }],
      },
    ])
    expect(await found('W2')).toMatchObject([{ run_line: [{ item: '纸' }], run_contact: [] }])
    const { raw } = await admin.get(`${API}/exportXls/${order}`, { paramsStr: JSON.stringify({ no: 'W1' }) })
    const book = XLSX.read(raw)
    const rows = (name: string) => XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1, defval: '' }).slice(2)
    expect(book.SheetNames.slice(1)).toEqual(['明细', '联系人'])
    expect(rows('明细')).toEqual([
      ['主表序号', '品名', '数量'],
      ['1', '笔', 2],
      ['1', '墨', 1],
    ])
    expect(rows('联系人')).toEqual([
      ['主表序号', '姓名'],
      ['1', '王五'],
    ])
    const template = XLSX.read((await admin.get(`${API}/importTemplate/${order}`)).raw)
    expect(template.SheetNames).toHaveLength(3)
  })

  it('comes in alone where the request wants a single table', async () => {
    const alone = {
      ...sheets,
      订单: [
        ['主表序号', '单号'],
        ['1', 'W9'],
      ],
    }
    expect((await take(workbookOf(alone), { isSingleTableImport: '1' })).body).toMatchObject({ success: true })
    expect(await found('W9')).toMatchObject([{ run_line: [], run_contact: [] }])
  })

  it('takes nothing of a record whose sub-row is refused', async () => {
    const wrong = {
      ...sheets,
      订单: [
        ['主表序号', '单号'],
        ['1', 'W8'],
      ],
      明细: [
        ['主表序号', '品名', '数量'],
        ['1', '', '3'],
      ],
      联系人: [],
    }
    expect((await take(workbookOf(wrong))).body.result).toMatchObject({ errorCount: expect.any(Number) })
    expect(await found('W8')).toEqual([])
  })
})

describe('a tree', () => {
  it('is no form that has none: it says so', async () => {
    const { status, body } = await admin.get(`${API}/getTreeData/${order}`)
    expect([status, body.message]).toEqual([200, '该表单不是树形表单'])
  })

  it('is read level by level and searched as a whole', async () => {
    const { result: top } = await forms.add(area, { name: '华北' })
    const { result: below } = await forms.add(area, { name: '北京', pid: top })
    await forms.add(area, { name: '海淀', pid: below })
    const tree = async (query: Record<string, string> = {}) =>
      (await admin.get<{ records: Row[] }>(`${API}/getTreeData/${area}`, query)).body.result.records
    expect(await tree()).toMatchObject([{ id: top, name: '华北', has_child: '1', pid: '0' }])
    expect(await tree({ pid: top, has_child: '1' })).toMatchObject([{ id: below, has_child: '1' }])
    expect(await tree({ name: '海淀', hasQuery: 'true' })).toMatchObject([{ name: '海淀', has_child: '0' }])
    const superQueryParams = encodeURI(JSON.stringify([{ rule: 'in', type: 'text', val: `${top},${below}`, field: 'pid' }]))
    expect(await tree({ superQueryParams, batchFlag: 'true' })).toHaveLength(2)
    expect((await forms.edit(area, { id: top, pid: below })).success).toBe(false)
    const { result } = (await admin.get<{ schema: { properties: Row } }>(`${API}/getFormItem/${area}`)).body
    expect(result.schema.properties).toMatchObject({ pid: { view: 'sel_tree', pidComponent: 1, dict: 'run_area,name,id', pidValue: '0' } })
    const query = { pid: '0', pidField: 'pid', tableName: 'run_area', text: 'name', code: 'id', hasChildField: 'has_child' }
    expect((await admin.get<Row[]>('/sys/dict/loadTreeData', query)).body.result).toMatchObject([{ key: top, title: '华北', leaf: false }])
  })
})

describe('a tree with columns of its own', () => {
  const tree = { isTree: 'Y', treeParentIdField: 'parent_code', treeIdField: 'is_group', treeFieldname: 'name' }
  const rowsOf = async (id: string, query: Record<string, string> = {}) =>
    (await admin.get<{ records: Row[] }>(`${API}/getTreeData/${id}`, query)).body.result.records
  const save = async (id: string, change: object, fields?: (rows: Row[]) => Row[]) => {
    const { records } = (await admin.get<{ records: Row[] }>('/online/cgform/head/list', { id })).body.result
    const rows = (await admin.get<Row[]>('/online/cgform/field/listByHeadId', { headId: id })).body.result
    const body = { head: { ...records[0], ...change }, fields: fields?.(rows) ?? rows, indexs: [] }
    const saved = (await admin.put(`${API}/editAll`, body)).body
    return saved.success ? (await admin.post(`${API}/doDbSynch/${id}/normal`)).body : saved
  }

  it('reads and writes them, marks what has rows below and moves rows', async () => {
    const id = await forms.made({ tableName: 'run_group', tableTxt: '分组', ...tree }, [field('name', '名称')])
    const { result: top } = await forms.add(id, { name: '甲' })
    const { result: low } = await forms.add(id, { name: '乙', parent_code: top })
    expect(await rowsOf(id)).toMatchObject([{ id: top, is_group: '1', parent_code: '0' }])
    expect(await rowsOf(id, { parent_code: top, is_group: '1' })).toMatchObject([{ id: low, is_group: '0', parent_code: top }])
    const columns = (await admin.get<Row>(`${API}/getColumns/${id}`)).body.result
    expect(columns).toMatchObject({ pidField: 'parent_code', hasChildrenField: 'is_group', textField: 'name' })
    const { properties } = (await admin.get<{ schema: { properties: Row } }>(`${API}/getFormItem/${id}`)).body.result.schema
    expect(properties).toMatchObject({ parent_code: { view: 'sel_tree', pidField: 'parent_code', hasChildField: 'is_group' } })
    const asked = { pid: top, pidField: 'parent_code', tableName: 'run_group', text: 'name', code: 'id', hasChildField: 'is_group' }
    expect((await admin.get<Row[]>('/sys/dict/loadTreeData', asked)).body.result).toMatchObject([{ key: low, title: '乙', leaf: true }])
    expect((await forms.edit(id, { id: top, parent_code: low })).message).toBe('不能选择自己或自己的下级作为上级')
    expect((await forms.edit(id, { id: low, parent_code: '0' })).success).toBe(true)
    expect((await rowsOf(id)).map(({ is_group }) => is_group)).toEqual(['0', '0'])
    await forms.edit(id, { id: low, parent_code: top })
    expect((await admin.delete(`${API}/form/${id}/${top}`)).body.success).toBe(true)
    expect(await rowsOf(id)).toEqual([])
  })

  it('are taken over from those that it had, with the rows where they stood', async () => {
    const id = await forms.made({ tableName: 'run_moved', tableTxt: '改列', ...tree, treeParentIdField: 'pid', treeIdField: 'has_child' }, [
      field('name', '名称'),
    ])
    const { result: top } = await forms.add(id, { name: '甲' })
    await forms.add(id, { name: '乙', pid: top })
    expect(await save(id, tree)).toMatchObject({ success: true })
    expect(await rowsOf(id)).toMatchObject([{ id: top, is_group: '1' }])
    expect(await rowsOf(id, { parent_code: top })).toMatchObject([{ name: '乙' }])
  })

  it('may be columns that the form had before; a row that no way leads to is told, and nothing changes', async () => {
    const plain = [field('name', '名称'), field('parent_code', '上级编号'), field('is_group', '是否分组')]
    const id = await forms.made({ tableName: 'run_grown', tableTxt: '成树' }, plain)
    const { result: top } = await forms.add(id, { name: '甲' })
    const { result: low } = await forms.add(id, { name: '乙', parent_code: top, is_group: '0' })
    const { result: lost } = await forms.add(id, { name: '丙', parent_code: 'nowhere' })
    expect(await save(id, tree)).toMatchObject({ success: false, message: expect.stringContaining('“nowhere”') })
    expect(await save(id, { isTree: 'N' })).toMatchObject({ success: true })
    await forms.edit(id, { id: lost, parent_code: low })
    expect(await save(id, tree)).toMatchObject({ success: true })
    expect(await rowsOf(id)).toMatchObject([{ id: top, parent_code: '0', is_group: '1' }])
    expect(await rowsOf(id, { parent_code: low })).toMatchObject([{ id: lost }])
    expect((await forms.add(id, { name: '丁' })).success).toBe(true)
    expect((await rowsOf(id)).map(({ name }) => name).sort()).toEqual(['丁', '甲'])
  })

  it.each([
    ['a column of every table', { treeParentIdField: 'create_by' }, '树形表单父Id必须是字段名，且不能是主键或系统字段'],
    ['what is no name', { treeIdField: '是否' }, '是否有子节点字段必须是字段名，且不能是主键或系统字段'],
    ['one column for both', { treeIdField: 'parent_code' }, '树形表单父Id与是否有子节点字段不能是同一个字段'],
    ['the column that is opened', { treeParentIdField: 'name' }, '树开表单列必须是表单中的字段'],
  ])('are not %s', async (_what, change, message) => {
    const head = { tableName: 'run_wrong', tableTxt: '错', tableType: 1, ...tree, ...change }
    const { body } = await admin.post(`${API}/addAll`, { head, fields: [field('name', '名称')], indexs: [] })
    expect(body).toMatchObject({ success: false, message })
  })
})

describe('a cascade', () => {
  it('is chosen by level out of tables that a cascade names, and out of no other', async () => {
    const link = "{table:'sys_category',txt:'name',key:'id',linkField:'second',idField:'id',pidField:'pid',condition:\"pid = '0'\"}"
    await forms.made({ tableName: 'run_link', tableTxt: '联动' }, [
      field('first', '一级', { fieldShowType: 'link_down', dictTable: link }),
      field('second', '二级'),
    ])
    const query = { table: 'sys_category', txt: 'name', key: 'id', idField: 'id', pidField: 'pid' }
    const { body } = await admin.get<Row[]>(`${API}/querySelectOptions`, { ...query, condition: "pid = '0'" })
    expect(body.result[0]).toMatchObject({ id: expect.any(String), store: expect.any(String), label: expect.any(String) })
    const other = await admin.get(`${API}/querySelectOptions`, { ...query, table: 'sys_user', txt: 'realname' })
    expect(other.body).toMatchObject({ success: false, message: '联动组件没有配置该数据表' })
    expect((await admin.get(`${API}/querySelectOptions`, { ...query, condition: "1=1 or 'x'='x'" })).body.result).toEqual(body.result)
  })
})
