import { describe, expect, it } from 'vitest'
import type { PivotSettings } from './definition'
import { csvOf, tsvOf } from './export'
import { contentOf, linesOf } from './pivot-content'
import { type PivotOrder, pivotOf } from './pivot-core'
import { columnOrder, sheetRows } from './sheet-data'

const dimension = (value: string, title: string, by: PivotSettings['rows'][number]['by'] = 'value') => ({ value, title, by })
const settings: PivotSettings = {
  rows: [dimension('region', '大区'), dimension('province', '省份')],
  columns: [dimension('soldOn', '季度', 'quarter')],
  values: [{ value: 'amount', title: '金额', aggregate: 'average', unit: '元', precision: 1 }],
  subtotals: true,
  totals: 'both',
  order: 'name',
  link: '/sale?f.province={province}',
  height: 400,
}
const sale = (region: string, province: string, soldOn: string, amount: unknown) => ({ region, province, soldOn, amount })
const rows = [
  sale('华东', '上海', '2026-01-05', 1),
  sale('华东', '上海', '2026-02-05', '2'),
  sale('华东', '江苏', '2026-01-09', 9),
  sale('华北', '北京', '2026-05-01', 4),
  sale('华北', '', '2026-05-01', null),
]
const table = (parts: Partial<PivotSettings> = {}, order: PivotOrder = { by: 'name' }) => {
  const whole = { ...settings, ...parts }
  const { corner, head, lines } = linesOf(whole, pivotOf(whole, rows, order))
  return [[...corner, ...head], ...lines.map(({ heads, numbers }) => [...heads, ...numbers.map(({ number }) => number)])]
}

describe('a pivot', () => {
  it('makes subtotals and totals of the rows, not of each other', () => {
    expect(table()).toEqual([
      ['大区', '省份', '2026-Q1', '2026-Q2', '总计'],
      ['华北', '–', null, null, null],
      ['华北', '北京', null, 4, 4],
      ['华北', '小计', null, 4, 4],
      ['华东', '江苏', 9, null, 9],
      ['华东', '上海', 1.5, null, 1.5],
      ['华东', '小计', 4, null, 4],
      ['总计', '', 4, 4, 4],
    ])
  })

  it('orders lines by their totals, within their groups', () => {
    const sum = [{ value: 'amount', title: '金额', aggregate: 'sum', unit: '', precision: 0 } as const]
    const parts = { values: sum, columns: [], subtotals: false, totals: 'none' } as const
    expect(table({ ...parts, values: [...sum], columns: [] }, { by: 0, order: 'falling' })).toEqual([
      ['大区', '省份', '金额'],
      ['华东', '江苏', 9],
      ['华东', '上海', 3],
      ['华北', '北京', 4],
      ['华北', '–', null],
    ])
    expect(table({ ...parts, values: [...sum], columns: [] }, { by: 0, order: 'rising' }).slice(1, 3)).toEqual([
      ['华北', '北京', 4],
      ['华北', '–', null],
    ])
  })

  it.each([
    ['none', 6, 4],
    ['rows', 7, 4],
    ['columns', 6, 5],
    ['both', 7, 5],
  ] as const)('has with totals of %s %i lines of %i cells', (totals, lines, cells) => {
    const [, ...body] = table({ totals })
    expect([body.length, body[0]?.length]).toEqual([lines, cells])
  })

  it('names both value and column where there are several values', () => {
    const count = { value: 'amount', title: '笔数', aggregate: 'count', unit: '笔', precision: 0 } as const
    const [head] = table({ values: [...settings.values, count], totals: 'none' })
    expect(head).toEqual(['大区', '省份', '2026-Q1 / 金额', '2026-Q1 / 笔数', '2026-Q2 / 金额', '2026-Q2 / 笔数'])
  })

  it('is read as a table whose provinces lead somewhere', () => {
    const { lines } = contentOf(settings, linesOf(settings, pivotOf(settings, rows, { by: 'name' })))
    expect(lines[1]).toEqual({
      heads: ['华北', '北京'],
      cells: ['–', '4.0 元', '4.0 元'],
      path: `/sale?f.province=${encodeURIComponent('北京')}`,
      total: false,
    })
    expect(lines[2]).toMatchObject({ heads: ['华北', '小计'], path: undefined, total: true })
  })

  it('is handed to its drawing with totals that lack a heading', () => {
    const pivot = pivotOf(settings, rows, { by: 'name' })
    const drawn = sheetRows(settings, pivot)
    expect(drawn[0]).toEqual({ r0: '华北', r1: '北京', c0: '2026-Q2', v0: 4 })
    expect(drawn.at(-1)).toEqual({ v0: 4 })
    expect(columnOrder(pivot, 1)).toEqual([['2026-Q1', '2026-Q2']])
  })
})

describe('an export', () => {
  const lines = {
    corner: ['名称'],
    head: ['金额'],
    lines: [
      { heads: ['=HYPERLINK("x")'], numbers: [{ number: -1.5, value: 0 }], path: [], total: false },
      { heads: ['甲,"乙"\t丙'], numbers: [{ number: null, value: 0 }], path: [], total: false },
    ],
  }

  it('is text between commas that no sheet takes for a formula', () => {
    expect(csvOf(lines)).toBe('\uFEFF名称,金额\r\n"\'=HYPERLINK(""x"")",-1.5\r\n"甲,""乙""\t丙",\r\n')
  })

  it('keeps all digits of long totals, in every cell and in order', () => {
    const sum = [{ value: 'amount', title: '金额', aggregate: 'sum', unit: '', precision: 2 } as const]
    const whole: PivotSettings = { ...settings, rows: [dimension('region', '大区')], columns: [], values: [...sum], subtotals: false }
    const long = [
      sale('甲', '', '', '9007199254740993.01'),
      sale('乙', '', '', '-9007199254740993.03'),
      sale('甲', '', '', '0.01'),
      sale('丙', '', '', '9007199254740993.01'),
    ]
    const pivot = pivotOf(whole, long, { by: 0, order: 'falling' })
    const lines = linesOf(whole, pivot)
    expect(csvOf(lines)).toBe(
      '\uFEFF大区,金额\r\n甲,9007199254740993.02\r\n丙,9007199254740993.01\r\n乙,-9007199254740993.03\r\n总计,9007199254740993\r\n',
    )
    expect(contentOf(whole, lines).lines.map(({ cells }) => cells[0])).toEqual([
      '9,007,199,254,740,993.02',
      '9,007,199,254,740,993.01',
      '-9,007,199,254,740,993.03',
      '9,007,199,254,740,993.00',
    ])
    expect(sheetRows(whole, pivot)[0]).toMatchObject({ v0: '9007199254740993.02' })
  })

  it('is text between tabs for the clipboard', () => {
    expect(tsvOf(lines)).toBe('名称\t金额\n\'=HYPERLINK("x")\t-1.5\n甲,"乙" 丙\t')
  })
})
