import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DataEngine } from '../engine'
import { duckdb } from '../sql'
import { type Column, compilePlan, type Step } from '.'

let place: string
let engine: DataEngine
const file = () => join(place, 'sheets', 'rows.parquet')

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'weft-cleaning-'))
  mkdirSync(join(place, 'sheets'))
  engine = new DataEngine(join(place, 'spill'), { memory: 256, threads: 2 })
})
afterAll(() => {
  engine.close()
  rmSync(place, { recursive: true, force: true })
})

type Values = readonly (string | null)[]
const literal = (value: string | null) => (value === null ? 'null' : duckdb.string(value))

/** The rows of a sheet of texts after some steps. */
async function after(names: readonly string[], rows: readonly Values[], steps: readonly Step[], shape: Partial<Column> = {}) {
  const type = duckdb.typeName({ type: 'text', ...shape })
  const stored = names.map((_, at) => `c${at + 1}`)
  const values = rows.map(
    row => `(${row.map((value, at) => (at === 0 ? literal(value) : `cast(${literal(value)} as ${type})`)).join(', ')})`,
  )
  const sql = `copy (select * from (values ${values.join(', ')}) t(${stored.join(', ')})) to '${file()}' (format parquet)`
  await engine.rows({ statements: [{ sql }], writes: join(place, 'sheets') })
  const columns = names.map((name, at) => ({ name, type: 'text' as const, ...(at > 0 && shape), stored: `c${at + 1}` }))
  const plan = compilePlan({ sheet: 's', steps }, { sheet: () => ({ columns, files: [file()] }), now: new Date() })
  return engine.rows({ statements: [{ sql: plan.sql }], reads: plan.reads }).catch(error => expect.fail(error.detail))
}
const column = async (values: Values, ...steps: Step[]) =>
  (
    await after(
      ['a'],
      values.map(value => [value]),
      steps,
    )
  ).map(row => row[0])

it('amounts are read in every form that people write, and in none that means two things', async () => {
  const cases: readonly (readonly [string | null, string | null])[] = [
    ['1,234.50', '1234.50'],
    ['￥1,234.5元', '1234.50'],
    ['（1,000）', '-1000.00'],
    ['１２．５', '12.50'],
    ['1.5亿', '150000000.00'],
    ['-320 万元', '-3200000.00'],
    ['人民币壹仟贰佰叁拾肆元伍角陆分', '1234.56'],
    ['叁佰萬圓整', '3000000.00'],
    ['壹亿零叁拾元整', '100000030.00'],
    ['一万二千亿元', '1200000000000.00'],
    ['伍角', '0.50'],
    ['拾伍元', '15.00'],
    ['负壹佰元零伍分', '-100.05'],
    ['二〇二六', '2026.00'],
    ['九千九百九十九万九千九百九十九亿', '9999999900000000.00'],
    ['三万五', null],
    ['待定', null],
    ['', null],
    [null, null],
  ]
  const read = await column(
    cases.map(([text]) => text),
    { do: 'read', columns: ['a'], as: 'amount' },
  )
  expect(read.slice(0, 14)).toEqual(cases.slice(0, 14).map(([, value]) => value))
  expect(read.slice(15)).toEqual(cases.slice(15).map(([, value]) => value))
})

it('dates are read in every form, and days that there are not become empty', async () => {
  const cases: readonly (readonly [string, string | null])[] = [
    ['2026-3-5', '2026-03-05'],
    ['2026/03/05', '2026-03-05'],
    ['2026.3.5', '2026-03-05'],
    ['20260305', '2026-03-05'],
    ['2026年3月5日', '2026-03-05'],
    ['二〇二六年三月五日', '2026-03-05'],
    ['二零二五年十二月三十一日', '2025-12-31'],
    ['二〇二五年十月二十日', '2025-10-20'],
    ['2026-03-05 10:20:30', '2026-03-05'],
    ['2026 年 3 月 5 日', '2026-03-05'],
    ['46086', '2026-03-05'],
    ['２０２６年３月５日', '2026-03-05'],
    ['2026-02-30', null],
    ['20260230', null],
    ['去年', null],
    ['12345678901', null],
  ]
  const read = await column(
    cases.map(([text]) => text),
    { do: 'read', columns: ['a'], as: 'date' },
  )
  expect(read).toEqual(cases.map(([, value]) => value))
})

it.each([
  [
    'person',
    ['11010519491231002X', '11010519491231002x', '440524188001010014', '110105491231002'],
    ['110105194912310021', '110105194913310020', '1101', '张三'],
  ],
  ['firm', ['91350100M000100Y43', ' 91350100m000100y43 '], ['91350100M000100Y44', '91350100I000100Y43', '9135']],
  ['mobile', ['13800138000', '+86 138-0013-8000', '８６１３８００１３８０００'], ['12800138000', '1380013800']],
  ['card', ['6222021234567890128', '4111 1111 1111 1111'], ['6222021234567890123', '41']],
] as const)('a number of the kind %s is right by its form and its check digit', async (kind, right, wrong) => {
  const check: Step = { do: 'check', column: 'a', kind, name: '有效' }
  const found = await after(
    ['a'],
    [...right, ...wrong, '', null].map(value => [value]),
    [check],
  )
  expect(found.map(([, valid]) => valid)).toEqual([...right.map(() => true), ...wrong.map(() => false), null, null])
})

it('names of firms are written in one way', async () => {
  const names = ['示例市(恒润)管材有限责任公司', '示例市（恒润）管材 有限公司', '示例市【恒润】管材有限公司。', null]
  expect(await column(names, { do: 'firmName', columns: ['a'] })).toEqual([...Array(3).fill('示例市（恒润）管材有限公司'), null])
})

it('texts are split, joined, cut and filled up', async () => {
  const rows = [
    ['甲-乙-丙', 'x'],
    ['甲', null],
  ] as const
  expect(await after(['a', 'b'], rows, [{ do: 'split', column: 'a', separator: '-', names: ['p', 'q'] }])).toEqual([
    ['甲-乙-丙', '甲', '乙-丙', 'x'],
    ['甲', '甲', null, null],
  ])
  expect((await after(['a', 'b'], rows, [{ do: 'combine', columns: ['a', 'b'], separator: '/', name: 'c' }])).map(row => row[2])).toEqual([
    '甲-乙-丙/x',
    '甲',
  ])
  const extract = async (part: 'digits' | 'brackets' | 'hanzi' | 'last', value: string) =>
    (await after(['a'], [[value]], [{ do: 'extract', column: 'a', name: 'b', part, length: 2 }]))[0]?.[1]
  expect(await extract('digits', '合同HT-2026号')).toBe('2026')
  expect(await extract('brackets', '付款（二标段）')).toBe('二标段')
  expect(await extract('hanzi', 'HT合同12')).toBe('合同')
  expect(await extract('last', '甲乙丙')).toBe('乙丙')
  expect(await extract('digits', '无')).toBeNull()
  expect(await column(['7', '12345'], { do: 'pad', columns: ['a'], length: 3, sign: '0', side: 'left' })).toEqual(['007', '12345'])
})

it('empty values are filled from above, by the mean and by the median of a group', async () => {
  const rows: readonly Values[] = [
    ['甲', '1.00'],
    ['甲', null],
    ['甲', '4.00'],
    ['乙', null],
    ['乙', '7.00'],
  ]
  const fill = async (step: Partial<Step>) =>
    (await after(['a', 'b'], rows, [{ do: 'fill', columns: ['b'], ...step } as Step], { type: 'decimal', digits: 2 })).map(row => row[1])
  expect(await fill({ how: 'down' })).toEqual(['1.00', '1.00', '4.00', '4.00', '7.00'])
  expect(await fill({ how: 'down', by: ['a'] })).toEqual(['1.00', '1.00', '4.00', null, '7.00'])
  expect(await fill({ how: 'mean', by: ['a'] })).toEqual(['1.00', '2.50', '4.00', '7.00', '7.00'])
  expect(await fill({ how: 'median' })).toEqual(['1.00', '4.00', '4.00', '4.00', '7.00'])
  await expect(fill({})).rejects.toThrow('请填写填充的值')
})

it('figures stand beside rows: a running sum to the last digit, the value before, ranks and shares', async () => {
  const rows: readonly Values[] = [
    ['甲', '0.10'],
    ['乙', '9999999999999999.99'],
    ['甲', '0.20'],
    ['甲', '0.20'],
  ]
  const figure = async (step: Partial<Step>) =>
    (await after(['a', 'b'], rows, [{ do: 'window', name: 'f', ...step } as Step], { type: 'decimal', digits: 2 })).map(row => row[2])
  expect(await figure({ figure: 'running', column: 'b' })).toEqual([
    '0.10',
    '10000000000000000.09',
    '10000000000000000.29',
    '10000000000000000.49',
  ])
  expect(await figure({ figure: 'previous', column: 'b', by: ['a'] })).toEqual([null, null, '0.10', '0.20'])
  expect(await figure({ figure: 'rank', by: ['a'], keys: [{ column: 'b', descending: true }] })).toEqual(['3', '1', '1', '1'])
  expect(await figure({ figure: 'number', by: ['a'] })).toEqual(['1', '1', '2', '3'])
  expect((await figure({ figure: 'share', column: 'b', by: ['a'] }))[0]).toBe(0.2)
  await expect(figure({ figure: 'rank' })).rejects.toThrow('请选择按哪一列排名')
})

it('values are merged as they were decided, hidden, and drawn by chance that can be repeated', async () => {
  const merge: Step = { do: 'merge', column: 'a', groups: [{ from: ["甲'司", '甲公司 '], to: '甲公司' }] }
  expect(await column(["甲'司", '甲公司 ', '乙', null], merge)).toEqual(['甲公司', '甲公司', '乙', null])
  expect(await column(['13800138000', null], { do: 'mask', columns: ['a'], how: 'part' })).toEqual(['138****8000', null])
  const numbers = await column(['x', 'y', 'x', null], { do: 'mask', columns: ['a'], how: 'number' })
  expect(numbers).toEqual([numbers[2], numbers[1], numbers[0], null])
  expect(new Set(numbers).size).toBe(3)
  const many = Array.from({ length: 200 }, (_, at) => String(at))
  const drawn = (seed: number) => column(many, { do: 'sample', rows: 10, seed })
  expect(await drawn(1)).toHaveLength(10)
  expect(await drawn(1)).toEqual(await drawn(1))
  expect(await drawn(2)).not.toEqual(await drawn(1))
  // One row that stands in no order.
  const whole: Step = { do: 'group', by: [], measures: [{ name: '笔数', measure: 'count' }] }
  expect(await column(many, whole, { do: 'sample', rows: 10, seed: 1 })).toEqual(['200'])
})

it('what is made of a hidden column stays hidden', () => {
  const columns = [
    { name: '证号', type: 'text' as const, stored: 'c1', hidden: 'part' as const },
    { name: '金额', type: 'whole' as const, stored: 'c2' },
  ]
  const hidden = (...steps: Step[]) =>
    compilePlan({ sheet: 's', steps }, { sheet: () => ({ columns, files: ['x'] }), now: new Date() }).columns.flatMap(
      ({ name, hidden: of }) => (of ? [name] : []),
    )
  expect(hidden()).toEqual(['证号'])
  expect(hidden({ do: 'rename', names: [{ from: '证号', to: 'b' }] }, { do: 'derive', name: 'c', value: 'slice(b, 0, 6)' })).toEqual([
    'b',
    'c',
  ])
  expect(hidden({ do: 'derive', name: 'c', value: '金额 * 2' })).toEqual(['证号'])
  expect(hidden({ do: 'extract', column: '证号', name: 'd', part: 'first' }, { do: 'drop', columns: ['证号'] })).toEqual(['d'])
  expect(hidden({ do: 'combine', columns: ['证号', '金额'], separator: '', name: 'e' })).toEqual(['证号', 'e'])
  expect(
    hidden({
      do: 'group',
      by: [],
      measures: [
        { name: 'm', measure: 'max', column: '证号' },
        { name: 'n', measure: 'distinct', column: '证号' },
      ],
    }),
  ).toEqual(['m'])
  expect(hidden({ do: 'convert', column: '证号', type: 'whole', unfit: 'empty' })).toEqual(['证号'])
  const ranked = (figure: 'rank' | 'number' | 'running', key: string) =>
    hidden({ do: 'window', name: 'r', figure, ...(figure === 'running' && { column: '金额' }), keys: [{ column: key }] })
  expect((['rank', 'number', 'running'] as const).map(figure => ranked(figure, '证号'))).toEqual(Array(3).fill(['证号', 'r']))
  expect(ranked('rank', '金额')).toEqual(['证号'])
})
