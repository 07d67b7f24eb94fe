import { describe, expect, it } from 'vitest'
import type { CodeCheck, ExistsCheck } from '../../renderer/core'
import { entity, field } from '../../tests/helpers/entities'
import { expression, template } from '../../tests/helpers/expressions'
import { checkRecord } from './check'
import type { GivenRecord, TakenCheck } from './check-context'

const writer = { id: '1', username: 'lisi', realname: '李四', orgCode: 'A01', roles: ['audit'], rights: ['lecturer:edit'] }
const free: TakenCheck = async () => undefined
/** One lecturer can be chosen. */
const firstAbsent = async (_: string, values: readonly string[]) => values.find(value => value !== 'l1')
/** A PDF is refused nowhere. */
const firstRefusedFile = async (_: string, paths: readonly string[]) => paths.find(path => !path.endsWith('.pdf'))
const exists: ExistsCheck = async value => (value === '占用' ? '' : undefined)
/** The server keeps one rule: values begin with X. */
const byCode: CodeCheck = async (value, code) => (code === 'x' && !String(value).startsWith('X') ? '须以X开头' : undefined)
const levels = [
  { value: '1', text: '初级' },
  { value: '2', text: '高级' },
]
const thing = entity([
  field({ name: 'name', title: '姓名', required: true, storage: { length: 4 } }),
  field({ name: 'external', title: '外聘', type: 'switch', settings: { values: ['Y', 'N'], texts: ['是', '否'] } }),
  field({ name: 'company', title: '单位', visible: expression('external'), required: expression('external') }),
  field({ name: 'level', title: '级别', type: 'list_multi', options: levels }),
  field({ name: 'grade', title: '等级', type: 'select', options: levels }),
  field({ name: 'maker', title: '经办人', default: template('{{ user.username }}') }),
  field({ name: 'phone', title: '电话', rules: [{ rule: 'pattern', pattern: '^1[3-9]\\d{9}$', message: '请输入正确的手机号码!' }] }),
  field({ name: 'code', title: '编码', rules: [{ rule: 'unique' }] }),
  field({ name: 'asset', title: '资产编号', rules: [{ rule: 'check', code: 'x' }] }),
  field({ name: 'label', title: '标签', rules: [{ rule: 'exists', path: '/a', param: 'name' }] }),
])

const options = new Map([
  ['level', levels],
  ['grade', levels],
])

const check = async (given: GivenRecord, { taken = free, stored }: { taken?: TakenCheck; stored?: GivenRecord } = {}) => {
  const checked = await checkRecord(thing, given, {
    writer,
    taken,
    byCode,
    exists,
    options,
    firstAbsent,
    firstRefusedFile,
    ...(stored && { stored }),
  })
  return 'values' in checked ? Object.fromEntries(checked.values) : { messages: Object.fromEntries(checked.messages) }
}

const customer = entity([
  field({
    name: 'address',
    title: '地址',
    type: 'object',
    kind: 'json',
    fields: [
      field({ name: 'city', title: '城市', required: true, storage: { length: 4 } }),
      field({ name: 'level', title: '级别', options: levels }),
      field({ name: 'street', title: '街道', visible: expression("city == '北京'") }),
      field({ name: 'owner', title: '负责人', default: template('{{ user.realname }}') }),
    ],
  }),
])

describe('checkRecord of an object', () => {
  const checkObject = async (address: unknown, stored?: GivenRecord) => {
    const checked = await checkRecord(
      customer,
      { address },
      {
        writer,
        taken: free,
        byCode,
        exists,
        firstAbsent,
        firstRefusedFile,
        options: new Map([['address.level', levels]]),
        ...(stored && { stored }),
      },
    )
    return 'values' in checked ? JSON.parse(String(checked.values.get('address'))) : Object.fromEntries(checked.messages)
  }

  it.each([
    [
      { city: '北京', street: '长安街' },
      { city: '北京', street: '长安街', owner: '李四' },
    ],
    [
      { city: '上海', street: '南京路', owner: '王芳' },
      { city: '上海', owner: '王芳' },
    ],
    [{ city: '' }, { 'address.city': '城市不能为空!' }],
    [undefined, { 'address.city': '城市不能为空!' }],
    [{ city: '乌鲁木齐市' }, { 'address.city': '城市：长度不能超过4个字符' }],
    [{ city: '北京', level: '9' }, { 'address.level': '级别：“9”不在可选范围内' }],
    [[1], { address: '地址：此值不是一组字段' }],
  ])('makes of %j: %j', async (given, expected) => {
    expect(await checkObject(given)).toEqual(expected)
  })

  it('gives no defaults to a record that is there', async () => {
    expect(await checkObject({ city: '上海' }, { address: { city: '上海' } })).toEqual({ city: '上海' })
  })
})

describe('checkRecord', () => {
  it('does not take what every object has for a value of a field', async () => {
    const named = entity([field({ name: 'name' }), field({ name: 'constructor' }), field({ name: 'valueOf' })])
    const context = { writer, taken: free, byCode, exists, options, firstAbsent, firstRefusedFile }
    const given = JSON.parse('{"name":"a","valueOf":"b"}') as GivenRecord
    const values = new Map([
      ['name', 'a'],
      ['constructor', null],
      ['valueOf', 'b'],
    ])
    expect(await checkRecord(named, given, context)).toEqual({ values })
    expect(await checkRecord(named, given, { ...context, stored: { name: 'c' } })).toEqual({ values })
  })

  it('gives a value to every column, and defaults to a new record', async () => {
    expect(await check({ name: '王芳' })).toEqual({
      name: '王芳',
      external: null,
      company: null,
      level: null,
      grade: null,
      maker: 'lisi',
      phone: null,
      code: null,
      asset: null,
      label: null,
    })
  })

  it.each([
    [{}, { name: '姓名不能为空!' }],
    [{ name: '' }, { name: '姓名不能为空!' }],
    [{ name: '王芳王芳芳' }, { name: '姓名：长度不能超过4个字符' }],
    [{ name: '王芳', external: 'Y' }, { company: '单位不能为空!' }],
    [{ name: '王芳', level: '3' }, { level: '级别：“3”不在可选范围内' }],
    [{ name: '王芳', level: '1,9' }, { level: '级别：“9”不在可选范围内' }],
    [{ name: '王芳', grade: '1,2' }, { grade: '等级：“1,2”不在可选范围内' }],
    [{ name: '王芳', phone: '12345' }, { phone: '电话：请输入正确的手机号码!' }],
    [{ name: '王芳', label: '占用' }, { label: '标签：该名称已被使用！' }],
    [{ name: '王芳', asset: 'AX' }, { asset: '资产编号：须以X开头' }],
    [{ external: 'Y' }, { name: '姓名不能为空!', company: '单位不能为空!' }],
  ])('refuses %j', async (given, messages) => {
    expect(await check(given)).toEqual({ messages })
  })

  it('leaves files that a field takes no more, and refuses others', async () => {
    const paper = entity([field({ name: 'contract', title: '合同', type: 'upload', settings: { accept: '.pdf', number: 1 } })])
    const known = { writer, taken: free, byCode, exists, firstAbsent, firstRefusedFile, options: new Map() }
    const png = 'temp/a.png'
    const messages = new Map([['contract', '合同：不支持文件“temp/a.png”，只能是 .pdf']])
    expect(await checkRecord(paper, { contract: png }, known)).toEqual({ messages })
    expect(await checkRecord(paper, { contract: png }, { ...known, stored: { contract: png } })).toMatchObject({
      values: new Map([['contract', png]]),
    })
  })

  it('takes what can be chosen out of a table, and leaves what stands there already', async () => {
    const lesson = entity([
      field({ name: 'teachers', title: '讲师', type: 'sel_entity', labels: 'entity:/course/lecturer,name,id' }),
      field({ name: 'material', title: '物料', type: 'sel_search', dict: 'example_material,name,code' }),
    ])
    const known = { writer, taken: free, byCode, exists, firstAbsent, firstRefusedFile, options: new Map() }
    const message = async (given: GivenRecord, stored?: GivenRecord) => {
      const checked = await checkRecord(lesson, given, { ...known, ...(stored && { stored }) })
      return 'messages' in checked ? Object.fromEntries(checked.messages) : undefined
    }
    expect(await message({ teachers: 'l1' })).toBeUndefined()
    expect(await message({ teachers: 'l1,l9', material: 'm9' })).toEqual({
      teachers: '讲师：“l9”不在可选范围内',
      material: '物料：“m9”不在可选范围内',
    })
    expect(await message({ teachers: 'l9,l1' }, { teachers: 'l9', material: 'm9' })).toBeUndefined()
    expect(await message({ teachers: 'l9,l8' }, { teachers: 'l9' })).toEqual({ teachers: '讲师：“l8”不在可选范围内' })
  })

  it('empties a hidden field whatever was sent', async () => {
    expect(await check({ name: '王芳', external: 'N', company: '审计局' })).toMatchObject({ company: null })
  })

  it('looks at texts without the blanks around them, and leaves what stands as it is', async () => {
    expect(await check({ name: ' 王芳\u3000', phone: '\u00a013800138000 ' })).toMatchObject({ name: '王芳', phone: '13800138000' })
    expect(await check({ name: ' \u200b ' })).toMatchObject({ messages: { name: expect.stringContaining('不能为空') } })
    expect(await check({ name: ' 王芳 ' }, { stored: { name: ' 王芳 ' } })).toMatchObject({ name: ' 王芳 ' })
    expect(await check({ name: ' 王芳' }, { stored: { name: ' 王芳 ' } })).toMatchObject({ name: '王芳' })
  })

  it('refuses more rows than a field of rows holds', async () => {
    const { storage: _, ...items } = field({
      name: 'items',
      title: '明细',
      type: 'grid',
      kind: 'rows',
      rules: [{ rule: 'limits', rows: 1 }],
    })
    const fields = [field({ name: 'name', title: '物料' })]
    const order = entity([field({ name: 'no', title: '单号' }), { ...items, table: 'test_thing_items', fields }])
    const context = { writer, taken: free, byCode, exists, options: new Map(), firstAbsent, firstRefusedFile }
    const rows = (count: number) => ({ no: '1', items: Array.from({ length: count }, () => ({ name: '纸' })) })
    expect(await checkRecord(order, rows(1), context)).toHaveProperty('values')
    expect(await checkRecord(order, rows(2), context)).toMatchObject({ messages: new Map([['items', '明细：最多1行']]) })
  })

  it('refuses a value that another record holds', async () => {
    const taken: TakenCheck = async ({ name }, value) => (name === 'code' && value === 'A1' ? '该值不可用，系统中已存在！' : undefined)
    expect(await check({ name: '王芳', code: 'A1' }, { taken })).toEqual({ messages: { code: '编码：该值不可用，系统中已存在！' } })
    expect(await check({ name: '王芳', code: 'A2' }, { taken })).toMatchObject({ code: 'A2' })
  })

  it('keeps what a change leaves out and gives it no defaults', async () => {
    const stored = { name: '王芳', level: '1', maker: null }
    expect(await check({ level: '2' }, { stored })).toMatchObject({ name: '王芳', level: '2', maker: null })
    // The call of a rule knows nothing of the record that is changed.
    expect(await check({ level: '2' }, { stored: { ...stored, label: '占用' } })).toMatchObject({ label: '占用' })
  })
})

describe('checkRecord of choices that other fields decide', () => {
  const sorts = [
    { value: '1', text: '书' },
    { value: '2', text: '课', visible: expression("kind == 'b'") },
  ]
  const thing = entity([field({ name: 'kind', title: '类' }), field({ name: 'sort', title: '种', options: sorts })])
  const judged = async (given: GivenRecord, stored?: GivenRecord) => {
    const context = { writer, taken: free, byCode, exists, firstAbsent, firstRefusedFile, options: new Map([['sort', sorts]]) }
    const checked = await checkRecord(thing, given, { ...context, ...(stored && { stored }) })
    return 'values' in checked ? 'taken' : checked.messages.get('sort')
  }

  it.each([
    [{ kind: 'b', sort: '2' }, undefined, 'taken'],
    [{ kind: 'a', sort: '1' }, undefined, 'taken'],
    [{ kind: 'a', sort: '2' }, undefined, '种：“2”不在可选范围内'],
    [{ sort: '2' }, { kind: 'a', sort: '1' }, '种：“2”不在可选范围内'],
    [{ kind: 'c', sort: '2' }, { kind: 'a', sort: '2' }, 'taken'],
  ])('%j over %j: %s', async (given, stored, expected) => {
    expect(await judged(given, stored)).toBe(expected)
  })
})

describe('checkRecord by who writes', () => {
  const thing = entity([
    field({ name: 'reason', title: '理由', required: expression("!('audit_lead' in user.roles)") }),
    field({ name: 'grade', title: '评级', visible: expression("'lecturer:approve' in user.rights") }),
  ])
  const judged = async (given: GivenRecord, who: Partial<typeof writer>) => {
    const context = { taken: free, byCode, exists, firstAbsent, firstRefusedFile, options: new Map() }
    const checked = await checkRecord(thing, given, { ...context, writer: { ...writer, ...who } })
    return 'values' in checked ? Object.fromEntries(checked.values) : Object.fromEntries(checked.messages)
  }

  it.each([
    [{ grade: '1' }, {}, { reason: '理由不能为空!' }],
    [{ grade: '1' }, { roles: ['audit_lead'] }, { reason: null, grade: null }],
    [{ grade: '1' }, { roles: ['audit_lead'], rights: ['lecturer:approve'] }, { reason: null, grade: '1' }],
  ])('%j by %j: %j', async (given, who, expected) => {
    expect(await judged(given, who)).toEqual(expected)
  })
})

describe('checkRecord by where a record stands', () => {
  const context = { writer, taken: free, byCode, exists, firstAbsent, firstRefusedFile, options: new Map() }
  const branch = entity(
    [
      field({ name: 'code', title: '编码', required: expression("pid != null && pid != '0'") }),
      field({ name: 'origin', title: '来源', visible: expression('!id') }),
      field({
        name: 'about',
        title: '说明',
        type: 'object',
        kind: 'json',
        fields: [field({ name: 'below', title: '所属', required: expression("pid == '7'"), storage: {} })],
        storage: {},
      }),
    ],
    { tree: { label: 'code' } },
  )
  const judged = async (given: GivenRecord, stored?: GivenRecord) => {
    const checked = await checkRecord(branch, given, { ...context, ...(stored && { stored }) })
    return 'values' in checked ? Object.fromEntries(checked.values) : Object.fromEntries(checked.messages)
  }
  const kept = { code: null, about: null }
  const refused = { code: '编码不能为空!', 'about.below': '所属不能为空!' }

  it.each([
    [{ origin: 'x' }, undefined, { ...kept, origin: 'x' }],
    [{ origin: 'x', pid: '' }, undefined, { ...kept, origin: 'x' }],
    [{ pid: '7' }, undefined, refused],
    [{ pid: '0' }, { id: '1', pid: '7' }, { ...kept, origin: null }],
    [{ origin: 'x' }, { id: '1', pid: '7' }, refused],
    [
      { origin: 'x', pid: '' },
      { id: '1', pid: '0' },
      { ...kept, origin: null },
    ],
  ])('%j over %j: %j', async (given, stored, expected) => {
    expect(await judged(given, stored)).toEqual(expected)
  })

  it('knows no row above where there is no tree', async () => {
    const flat = entity([field({ name: 'name', title: '名称', visible: expression('pid == null') })])
    expect(await checkRecord(flat, { name: 'a', pid: '7' }, context)).toEqual({ values: new Map([['name', 'a']]) })
  })
})
