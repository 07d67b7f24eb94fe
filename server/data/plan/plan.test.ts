import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DataEngine } from '../engine'
import { compilePlan, type Plan, PlanError, type SheetSource, type Step } from '.'

let place: string
let engine: DataEngine

const SHEETS: Readonly<Record<string, Pick<SheetSource, 'columns'> & { readonly rows: string; readonly types: string }>> = {
  pay: {
    columns: [
      { name: '编号', type: 'text', stored: 'c1' },
      { name: '单位', type: 'text', stored: 'c2' },
      { name: '金额(元)', type: 'decimal', digits: 2, stored: 'c3' },
      { name: '日期', type: 'date', stored: 'c4' },
      { name: '数量', type: 'whole', stored: 'c5' },
    ],
    types: 'c1 varchar, c2 varchar, c3 decimal(38, 2), c4 date, c5 bigint',
    rows: `('001', ' 甲公司', 12345678901234567890.12, '2024-01-31', 3), ('002', '乙公司', 0.10, '2024-02-29', null), ('003', '甲公司', 0.20, null, 5),
      ('003', '甲公司', 0.20, null, 5), ('010', '第10处', -7.00, '2023-12-31', 9007199254740993), ('009', '第2处', null, '2024-03-01', 0)`,
  },
  firm: {
    columns: [
      { name: '单位', type: 'text', stored: 'c1' },
      { name: '信用代码', type: 'text', stored: 'c2' },
    ],
    types: 'c1 varchar, c2 varchar',
    rows: `('甲公司', '91350100M000100Y43'), ('丙公司', '000000000000000018'), (null, 'x')`,
  },
}

const fileOf = (id: string) => join(place, 'sheets', `${id}.parquet`)
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'weft-plan-'))
  mkdirSync(join(place, 'sheets'))
  engine = new DataEngine(join(place, 'spill'), { memory: 256, threads: 2 })
  for (const [id, { types, rows }] of Object.entries(SHEETS)) {
    const create = { sql: `create or replace temp table t (${types})` }
    const insert = { sql: `insert into t values ${rows}` }
    const copy = { sql: `copy t to '${fileOf(id)}' (format parquet)` }
    await engine.rows({ statements: [create, insert, copy], writes: join(place, 'sheets') })
  }
})
afterAll(() => {
  engine.close()
  rmSync(place, { recursive: true, force: true })
})

const sheet = (id: string): SheetSource | undefined => {
  const found = SHEETS[id]
  return found && { columns: found.columns, files: [fileOf(id)] }
}
const compiled = (steps: readonly unknown[], id = 'pay') =>
  compilePlan({ sheet: id, steps }, { sheet, now: new Date('2024-03-01T00:00:00+08:00') })

async function rowsOf(steps: readonly Step[], id = 'pay') {
  const { sql, reads } = compiled(steps, id)
  return engine.rows({ statements: [{ sql }], reads }).catch(error => expect.fail(error.detail))
}
const column = async (at: number, steps: readonly Step[]) => (await rowsOf(steps)).map(row => row[at])

describe('a plan', () => {
  it('without steps gives the rows of the sheet, exactly and in their order', async () => {
    expect(await rowsOf([])).toEqual([
      ['001', ' 甲公司', '12345678901234567890.12', '2024-01-31', '3'],
      ['002', '乙公司', '0.10', '2024-02-29', null],
      ['003', '甲公司', '0.20', null, '5'],
      ['003', '甲公司', '0.20', null, '5'],
      ['010', '第10处', '-7.00', '2023-12-31', '9007199254740993'],
      ['009', '第2处', null, '2024-03-01', '0'],
    ])
    expect(await engine.rows({ statements: [{ sql: compiled([]).count }], reads: compiled([]).reads })).toEqual([['6']])
  })

  it('keeps, drops and renames columns', async () => {
    const steps: Step[] = [
      { do: 'drop', columns: ['日期'] },
      { do: 'keep', columns: ['数量', '编号'] },
      { do: 'rename', names: [{ from: '数量', to: 'a"b; drop table' }] },
    ]
    expect(compiled(steps).columns.map(({ name }) => name)).toEqual(['a"b; drop table', '编号'])
    expect((await rowsOf(steps))[0]).toEqual(['3', '001'])
    expect(compiled(steps).sql).not.toContain('drop table')
  })

  it('filters by expressions, also on columns whose names are no words', async () => {
    expect(await column(0, [{ do: 'filter', when: "row['金额(元)'] > 0 && !empty(日期)" }])).toEqual(['001', '002'])
    expect(await column(0, [{ do: 'filter', when: "日期 >= '2024-02-29'" }])).toEqual(['002', '009'])
    expect(await column(0, [{ do: 'filter', when: "contains(单位, '甲')" }])).toEqual(['001', '003', '003'])
    expect(await column(0, [{ do: 'filter', when: `单位 == "'); drop table t; --"` }])).toEqual([])
  })

  it('computes columns: whole numbers and decimals exactly, other types where they are asked for', async () => {
    const steps: Step[] = [
      { do: 'derive', name: '加税', value: "row['金额(元)'] * 1.13" },
      { do: 'derive', name: '数量', value: '数量 + 1' },
      { do: 'derive', name: '到期', value: 'addDays(日期, 1)', type: 'date' },
      { do: 'keep', columns: ['加税', '数量', '到期'] },
    ]
    expect(compiled(steps).columns).toMatchObject([{ type: 'decimal', digits: 4 }, { type: 'whole' }, { type: 'date' }])
    expect((await rowsOf(steps)).slice(0, 2)).toEqual([
      ['13950617158395061715.8356', '4', '2024-02-01'],
      ['0.1130', '1', '2024-03-01'],
    ])
    expect(await column(1, steps)).toContain('9007199254740994')
  })

  it('changes types: what does not fit becomes empty or stops', async () => {
    const base: Step = { do: 'convert', column: '单位', type: 'whole', unfit: 'empty' }
    expect(await column(0, [base, { do: 'filter', when: '单位 == null' }])).toHaveLength(6)
    const { sql, reads } = compiled([{ ...base, unfit: 'stop' }])
    await expect(engine.rows({ statements: [{ sql }], reads })).rejects.toMatchObject({
      fault: 'value',
      message: expect.not.stringContaining('公司'),
    })
    expect(await column(0, [{ do: 'convert', column: '编号', type: 'whole', unfit: 'stop' }])).toContain('10')
  })

  it('cleans, replaces and fills', async () => {
    const steps: Step[] = [
      { do: 'clean', columns: ['单位'], trim: true, nothing: ['第2处'] },
      { do: 'replace', columns: ['单位'], from: '公司', to: '厂' },
      { do: 'fill', columns: ['单位'], with: '不详' },
      { do: 'fill', columns: ['数量'], with: '7' },
    ]
    expect(await column(1, steps)).toEqual(['甲厂', '乙厂', '甲厂', '甲厂', '第10处', '不详'])
    expect((await column(4, steps))[1]).toBe('7')
  })

  it('leaves one row of equal ones', async () => {
    expect(await column(0, [{ do: 'dedupe', columns: ['编号'], keep: 'first' }])).toEqual(['001', '002', '003', '010', '009'])
    expect(await column(0, [{ do: 'dedupe', columns: ['单位'], keep: 'last' }])).toEqual(['001', '002', '003', '010', '009'])
  })

  it('sorts texts as people look them up, and keeps the order through later steps', async () => {
    const sorted: Step = { do: 'sort', keys: [{ column: '单位', descending: true }, { column: '编号' }] }
    const steps: Step[] = [sorted, { do: 'filter', when: "startsWith(单位, '第') || 单位 == '甲公司'" }, { do: 'drop', columns: ['单位'] }]
    expect(await column(0, steps)).toEqual(['003', '003', '010', '009'])
    expect(await column(0, [...steps, { do: 'limit', rows: 2, skip: 1 }])).toEqual(['003', '010'])
    expect(await column(0, [{ do: 'sort', keys: [{ column: '金额(元)' }] }])).toEqual(['009', '010', '002', '003', '003', '001'])
  })

  it('groups with exact sums', async () => {
    const steps: Step[] = [
      { do: 'clean', columns: ['单位'], trim: true },
      {
        do: 'group',
        by: ['单位'],
        measures: [
          { name: '合计', measure: 'sum', column: '金额(元)' },
          { name: '行数', measure: 'count' },
          { name: '编号数', measure: 'distinct', column: '编号' },
          { name: '最早', measure: 'min', column: '日期' },
        ],
      },
      { do: 'filter', when: '行数 > 1' },
    ]
    expect(await rowsOf(steps)).toEqual([['甲公司', '12345678901234567890.52', '3', '2', '2024-01-31']])
    expect(await rowsOf([{ do: 'group', by: [], measures: [{ name: '和', measure: 'sum', column: '数量' }] }])).toEqual([
      ['9007199254741006'],
    ])
  })

  it('groups with means and sums of floats that have the digits of paper', async () => {
    const measures = (column: string) => [
      { name: '均', measure: 'mean' as const, column },
      { name: '和', measure: 'sum' as const, column },
    ]
    const few: Step = { do: 'filter', when: "编号 == '002' || 编号 == '003'" }
    const float: Step = { do: 'derive', name: '浮', value: "number('' + row['金额(元)']) * 3" }
    expect(await rowsOf([few, { do: 'group', by: [], measures: measures('金额(元)') }])).toEqual([[0.166666666666667, '0.50']])
    expect(await rowsOf([few, float, { do: 'group', by: [], measures: measures('浮') }])).toEqual([[0.5, 1.5]])
  })

  it.each([
    [
      'inner',
      [
        ['003', '91350100M000100Y43'],
        ['003', '91350100M000100Y43'],
      ],
    ],
    [
      'left',
      [
        ['002', null],
        ['003', '91350100M000100Y43'],
        ['003', '91350100M000100Y43'],
        ['010', null],
        ['009', null],
      ],
    ],
    [
      'right',
      [
        ['003', '91350100M000100Y43'],
        ['003', '91350100M000100Y43'],
        [null, '000000000000000018'],
        [null, 'x'],
      ],
    ],
  ] as const)('joins: %s', async (kind, want) => {
    const steps: Step[] = [
      { do: 'filter', when: "编号 != '001'" },
      { do: 'join', kind, on: [{ left: '单位', right: '单位' }], with: { sheet: 'firm', steps: [] } },
    ]
    expect(compiled(steps).columns.map(({ name }) => name)).toEqual(['编号', '单位', '金额(元)', '日期', '数量', '单位_2', '信用代码'])
    const found = (await rowsOf([...steps, { do: 'keep', columns: ['编号', '信用代码'] }])) as unknown[]
    expect(found).toHaveLength(want.length)
    expect(found).toEqual(expect.arrayContaining([...want]))
  })

  it('leaves those without a partner, and puts rows below each other', async () => {
    const unmatched: Step = { do: 'join', kind: 'unmatched', on: [{ left: '单位', right: '单位' }], with: { sheet: 'firm', steps: [] } }
    expect(await column(0, [unmatched])).toEqual(['001', '002', '010', '009'])
    const union: Step = { do: 'union', with: { sheet: 'firm', steps: [{ do: 'limit', rows: 1 }] } }
    expect((await rowsOf([{ do: 'keep', columns: ['单位'] }, union])).at(-1)).toEqual(['甲公司', '91350100M000100Y43'])
  })

  it('passes over steps that are off', async () => {
    expect(await column(0, [{ do: 'limit', rows: 1, off: true }])).toHaveLength(6)
  })
})

describe('a plan that cannot be run', () => {
  const faultOf = (steps: readonly unknown[], id = 'pay') => {
    try {
      compiled(steps, id)
    } catch (error) {
      if (error instanceof PlanError) return [error.message, error.path]
      throw error
    }
    return 'none'
  }
  const firm: Plan = { sheet: 'firm', steps: [{ do: 'drop', columns: ['代码'] }] }

  it.each<[readonly unknown[], string, readonly unknown[]]>([
    [
      [
        { do: 'limit', rows: 1 },
        { do: 'drop', columns: ['单为'] },
      ],
      '没有名为“单为”的列，是否为“单位”？',
      [1],
    ],
    [[{ do: 'filter', when: '单位 ==' }], '表达式第 6 个字符处有误', [0]],
    [[{ do: 'filter', when: '单位名 == 1' }], '没有名为“单位名”的列，是否为“单位”？', [0]],
    [[{ do: 'derive', name: 'x', value: "数量 > 1 ? '多' : 0" }], '结果有的是文本，有的是数值或是否，请用 text() 或 number() 统一', [0]],
    [[{ do: 'rename', names: [{ from: '单位', to: '编号' }] }], '列名“编号”重复', [0]],
    [[{ do: 'drop', columns: ['编号', '单位', '金额(元)', '日期', '数量'] }], '至少要保留一列', [0]],
    [[{ do: 'group', by: [], measures: [{ name: 'x', measure: 'sum', column: '单位' }] }], '“单位”是文本，不能求和或求平均', [0]],
    [[{ do: 'clean', columns: ['数量'], trim: true }], '“数量”是整数，这一步只能用于文本', [0]],
    [
      [{ do: 'join', kind: 'inner', on: [{ left: '数量', right: '单位' }], with: { sheet: 'firm', steps: [] } }],
      '“数量”与“单位”的类型不同，请先转换类型',
      [0],
    ],
    [[{ do: 'join', kind: 'inner', on: [{ left: '单位', right: '单位' }], with: firm }], '没有名为“代码”的列', [0, 'with', 0]],
    [[{ do: 'union', with: { sheet: 'secret', steps: [] } }], '数据表不存在', [0, 'with']],
  ])('says which step and why: %j', (steps, message, path) => {
    expect(faultOf(steps)).toEqual([message, path])
  })

  it.each([
    [[{ do: 'sql', text: 'drop table t' }]],
    [[{ do: 'limit', rows: '1; drop table t' }]],
    [[{ do: 'limit', rows: 1, more: 1 }]],
    [[{ do: 'filter' }]],
    [[{ do: 'sort', keys: [] }]],
    ['steps'],
  ])('has another form: %j', steps => {
    expect(() => compilePlan({ sheet: 'pay', steps }, { sheet, now: new Date() })).toThrow(PlanError)
  })

  it('takes in plans to a depth of eight', () => {
    let plan: Plan = { sheet: 'firm', steps: [] }
    for (let depth = 0; depth < 9; depth++) plan = { sheet: 'firm', steps: [{ do: 'union', with: plan }] }
    expect(faultOf(plan.steps, 'firm')).toEqual(['合并的层次过多', Array.from({ length: 9 }, () => [0, 'with']).flat()])
  })
})
