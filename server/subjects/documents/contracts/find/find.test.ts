import { expect, it } from 'vitest'
import { USUAL_TEMPLATES } from '../seeds/usual-templates'
import { fieldOf, templatesFor } from '../templates'
import { findFields, linesOf, type TemplateField } from '.'
import { BoundedPattern } from './patterns'

const textOf = (text: string, tables: Parameters<typeof findFields>[0]['tables'] = []) => ({
  lines: linesOf([{ page: 1, text, headings: [] }]),
  tables,
})
const field = (label: string, given: Partial<TemplateField> = {}): TemplateField => ({
  label,
  aliases: [],
  kind: 'text',
  needed: false,
  place: 'any',
  anchor: '',
  pattern: '',
  condition: '',
  message: '',
  ...given,
})
const usual = (name: string) =>
  (USUAL_TEMPLATES.find(each => each.name === name)?.fields ?? []).map(each =>
    fieldOf({ kind: 'text', needed: 'N', place: 'any', anchor: '', pattern: '', condition: '', message: '', aliases: '', ...each }),
  )
const found = (text: string, fields: readonly TemplateField[], tables: Parameters<typeof findFields>[0]['tables'] = []) =>
  Object.fromEntries(findFields(textOf(text, tables), fields).map(each => [each.label, each]))

const BUILDING = `城北片区供水管网改造工程施工合同
合同编号：SW-GC-2024-018
发包人：示例市水务集团有限公司（以下简称甲方）
承包人：示例市恒通建设工程有限公司（以下简称乙方）
工程名称：城北片区供水管网改造工程。工程地点：示例市城北区清泉街、北苑路。
合同总价为人民币4,860,000.00元（大写：肆佰捌拾陆万元整），采用固定总价方式。
开工日期：2024年3月20日；竣工日期：2024年9月30日。总工期195日历天。
签订日期：2024年3月12日`

it('finds the fields of a building contract where its labels say them', () => {
  const fields = found(BUILDING, usual('施工合同'))
  expect(Object.entries(fields).map(([label, { value }]) => [label, value])).toEqual([
    ['合同编号', 'SW-GC-2024-018'],
    ['发包人', '示例市水务集团有限公司'],
    ['承包人', '示例市恒通建设工程有限公司'],
    ['工程名称', '城北片区供水管网改造工程'],
    ['工程地点', '示例市城北区清泉街、北苑路'],
    ['合同金额', '4860000.00'],
    ['开工日期', '2024-03-20'],
    ['竣工日期', '2024-09-30'],
    ['工期', '195日历天'],
    ['预付款', null],
    ['质保期', null],
    ['签订日期', '2024-03-12'],
  ])
  const price = fields.合同金额
  expect(price?.reason).toContain('大写与小写一致')
  expect(BUILDING.slice(price?.start, price?.end)).toBe('人民币4,860,000.00元')
  expect(fields.承包人?.confidence).toBeGreaterThan(80)
})

it('tells amounts that differ in words and in digits, and required fields that are not there', () => {
  const fields = found('合同总价：人民币壹佰贰拾叁万元整（¥1,320,000.00）', usual('采购合同'))
  expect(fields.合同金额?.problem).toBe('大写（1,230,000.00）与小写（1,320,000.00）不一致')
  expect(fields.签订日期).toMatchObject({ value: null, problem: '必填，但没有找到' })
  expect(fields.质保期?.problem).toBeUndefined()
})

it('finds loans and leases', () => {
  const loan = found(
    '流动资金借款合同\n贷款人：示例银行城北支行\n借款人：示例市恒润管材有限公司\n借款金额为人民币500万元，年利率为4.35%，借款期限自2024年1月1日至2024年12月31日止。',
    usual('借款合同'),
  )
  expect([loan.贷款人?.value, loan.借款金额?.value, loan.利率?.value, loan.起始日期?.value, loan.到期日期?.value]).toEqual([
    '示例银行城北支行',
    '5000000.00',
    '4.35%',
    '2024-01-01',
    '2024-12-31',
  ])
  const lease = found('出租方：甲厂有限公司\n租赁期限自2024年5月1日至2024年4月30日，年租金12万元，面积300平方米。', usual('租赁合同'))
  expect([lease.租金?.value, lease.面积?.value, lease.到期日期?.problem]).toEqual(['120000.00', '300平方米', '到期日期不晚于起租日期'])
})

it.each([
  ['an alias', field('合同金额', { kind: 'amount', aliases: ['总价款'] }), '总价款：36万元', '360000.00'],
  ['traditional characters and full width', field('合同编号', { kind: 'number' }), '合同編號：ＨＴ－２０２４－１', 'HT-2024-1'],
  ['a label with blanks', field('甲方', { kind: 'firm' }), '甲　方：华东建设有限公司（盖章）', '华东建设有限公司'],
  ['the line below its label', field('甲方', { kind: 'firm' }), '甲方：\n华东建设有限公司', '华东建设有限公司'],
  ['a pattern', field('质保期', { pattern: '质保(.{1,3}年)' }), '本设备质保两年', '两年'],
] as const)('finds a value by %s', (_, own, text, value) => {
  expect(found(text, [own])[own.label]?.value).toBe(value)
})

it('looks at the place of the template first, and says when a value stands elsewhere', () => {
  const lines = linesOf([
    {
      page: 1,
      text: '第一条 总则\n日期：2024年1月1日\n第二条 签署\n日期：2024年2月2日',
      headings: [
        { title: '第一条 总则', start: 0 },
        { title: '第二条 签署', start: 20 },
      ],
    },
  ])
  const at = (anchor: string) => findFields({ lines, tables: [] }, [field('日期', { kind: 'date', place: 'heading', anchor })])[0]
  expect(at('签署')?.value).toBe('2024-02-02')
  expect(at('不存在')).toMatchObject({ value: '2024-01-01', reason: expect.stringContaining('不在模板指定的位置') })
})

it('takes cells beside their label and sums of columns', () => {
  const table = {
    titles: ['名称', '金额'],
    cells: [
      ['管材', '1,000.00'],
      ['合计', '3,500.00'],
    ],
    places: [
      [
        [1, [0, 2]],
        [1, [3, 11]],
      ],
      [
        [1, [12, 14]],
        [1, [15, 23]],
      ],
    ],
  } as const
  const sum = found('', [field('总额', { kind: 'amount', place: 'column', anchor: '金额' })], [table]).总额
  expect(sum).toMatchObject({ value: '3500.00', page: 1, start: 15, end: 23 })
  const form = {
    ...table,
    titles: ['项', '值'],
    cells: [['甲方', '华东建设有限公司']],
    places: [
      [
        [1, [0, 2]],
        [1, [3, 11]],
      ],
    ],
  } as const
  expect(found('', [field('甲方', { kind: 'firm' })], [form]).甲方?.value).toBe('华东建设有限公司')
})

it('takes what the group `value` holds, else the first group, else all', () => {
  const line = '第x号合同123号'
  expect(new BoundedPattern('合同(?<value>\\d+)号').match(line)).toEqual({ text: '123', index: 5 })
  expect(new BoundedPattern('(合同)\\d+').match(line)).toEqual({ text: '合同', index: 3 })
  expect(new BoundedPattern('\\d+').match(line)).toEqual({ text: '123', index: 5 })
  expect(new BoundedPattern('(y)?合同').match(line)).toEqual({ text: '合同', index: 3 })
})

it('runs to its end where an engine that backtracks would run for ever', () => {
  const pattern = new BoundedPattern('(a+)+$')
  expect(pattern.match(`${'a'.repeat(2000)}!`)).toBeUndefined()
  expect(pattern.slow).toBe(false)
})

it('stops a pattern that is large over a line that is long, and goes on; one that cannot be run is as stopped', () => {
  let seed = 1
  const bit = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return seed > 2 ** 30 ? 'a' : 'b'
  }
  const line = Array.from({ length: 100_000 }, bit).join('')
  const pattern = new BoundedPattern('a[ab]{500}[^ab]', { line: 1, text: 500 })
  expect(pattern.match(line)).toBeUndefined()
  expect(pattern.slow).toBe(true)
  expect(found(line, [field('x', { pattern: '(?<=a)b' })]).x?.problem).toBe('正则表达式执行过慢，已停止')
})

it('chooses templates by type and by what stands last in the title', () => {
  const template = (name: string, titleWords: string | null, documentTypeIds: string | null = null) => ({
    id: name,
    name,
    titleWords,
    documentTypeIds,
    fields: [],
  })
  const all = [template('采购', '采购、供货'), template('施工', '施工、工程'), template('其他', null, 't2')]
  const names = (title: string, type: string | null) => templatesFor(all, title, type).map(({ name }) => name)
  expect(names('管网工程管材采购合同', null)).toEqual(['采购'])
  expect(names('水泵采购安装工程', null)).toEqual(['施工'])
  expect(names('租赁合同', 't2')).toEqual(['其他'])
  expect(names('租赁合同', 't1')).toEqual([])
})
