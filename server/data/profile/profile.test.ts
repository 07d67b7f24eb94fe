import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DataEngine } from '../engine'
import type { ColumnType } from '../plan'
import { profileSheet } from '.'

let place: string
let engine: DataEngine
let nth = 0
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'weft-profile-'))
  engine = new DataEngine(join(place, 'spill'), { memory: 256, threads: 2 })
})
afterAll(() => {
  engine.close()
  rmSync(place, { recursive: true, force: true })
})

async function profiled(type: ColumnType, sqlType: string, values: string, name = '列') {
  const file = join(place, `${++nth}.parquet`)
  const statements = [
    `create or replace temp table t (c1 ${sqlType})`,
    `insert into t values ${values}`,
    `copy t to '${file}' (format parquet)`,
  ].map(sql => ({ sql }))
  await engine.rows({ statements, writes: place })
  const source = { columns: [{ name, type, stored: 'c1', ...(type === 'decimal' && { digits: 2 }) }], files: [file] }
  const [profile] = await profileSheet(engine, source).catch(error => expect.fail(error.detail ?? error.message))
  return profile ?? expect.fail('There is no profile.')
}

it('texts tell their most frequent values, their lengths and their forms; empty ones are not filled', async () => {
  const profile = await profiled('text', 'varchar', "('HT-2024-01'), ('HT-2024-02'), ('HT-2024-02'), ('示例公司'), (''), (null)")
  expect(profile).toMatchObject({ filled: 4, distinct: 3, min: null, max: null, lengths: [4, 10], bars: [] })
  expect(profile.top[0]).toEqual({ value: 'HT-2024-02', count: 2 })
  expect(profile.patterns).toEqual([
    { value: 'AA-9999-99', count: 3 },
    { value: '汉', count: 1 },
  ])
})

it('decimals tell their ends to the last digit, and how they spread', async () => {
  const profile = await profiled('decimal', 'decimal(38, 2)', '(0.00), (12345678901234567890.12), (1.00), (1.00), (null)')
  expect(profile).toMatchObject({ filled: 4, distinct: 3, min: '0.00', max: '12345678901234567890.12' })
  expect(profile.bars).toHaveLength(20)
  expect(profile.bars.map(({ count }) => count)).toEqual([3, ...Array.from({ length: 18 }, () => 0), 1])
})

it('numbers tell mean and quartiles', async () => {
  const values = Array.from({ length: 101 }, (_, at) => `(${at})`).join()
  const profile = await profiled('whole', 'bigint', values)
  expect(profile).toMatchObject({ mean: '50.0', min: '0', max: '100' })
  expect(profile.quartiles?.map(each => Math.round(Number(each)))).toEqual([25, 50, 75])
  expect(profile.bars[0]).toEqual({ from: '0', to: '5', count: 5 })
})

it('dates spread over days', async () => {
  const profile = await profiled('date', 'date', "('2024-01-01'), ('2024-01-21'), ('2024-01-21')")
  expect(profile).toMatchObject({ min: '2024-01-01', max: '2024-01-21', mean: null })
  expect([profile.bars[0], profile.bars.at(-1)]).toEqual([
    { from: '2024-01-01', to: '2024-01-02', count: 1 },
    { from: '2024-01-20', to: '2024-01-21', count: 2 },
  ])
})

it.each<[ColumnType, string]>([
  ['text', 'varchar'],
  ['whole', 'bigint'],
  ['date', 'date'],
  ['boolean', 'boolean'],
])('a column of %s without a value has nothing to tell', async (type, sqlType) => {
  expect(await profiled(type, sqlType, '(null)')).toMatchObject({
    semantic: null,
    filled: 0,
    distinct: 0,
    min: null,
    lengths: null,
    bars: [],
    top: [],
    patterns: [],
  })
})

it('numbers that are not finite are no bar', async () => {
  const profile = await profiled('number', 'double', "(1), (2), ('inf'), ('nan')")
  expect(profile.filled).toBe(4)
  expect(profile.bars.reduce((sum, { count }) => sum + count, 0)).toBe(2)
})

const texts = (...values: readonly string[]) => values.map(value => `('${value}')`).join()

it.each<[string, string, readonly string[], string, number]>([
  ['身份证号', '列', ['11010519491231002X', '440524188001010014', '110105194912310021'], 'idCard', 1],
  ['身份证号 in small letters, with a day that is none', '列', ['11010519491231002x', '110105194902300026'], 'idCard', 1],
  ['统一社会信用代码', '列', ['91350100M000100Y43', '91350100M000100Y44'], 'creditCode', 1],
  ['手机号', '列', ['13900000000', '18812345678'], 'mobile', 0],
  ['手机号 by its name', '联系电话', ['13900000000', '0591-8765432'], 'mobile', 1],
  ['银行卡号', '列', ['6222021234567890128', '4111111111111111', '4111111111111112'], 'bankCard', 1],
  ['邮箱', '列', ['a.b@example.com', 'c@example.org'], 'email', 0],
  ['单位名称', '收款单位', ['甲公司', '乙中学', '张三'], 'firm', 1],
  ['人名', '经办人姓名', ['张三', '欧阳修远'], 'person', 0],
  ['地址', '住址', ['示例省示例市一路2号', '不详'], 'address', 1],
  ['行政区划', '区划代码', ['350100', '350102001'], 'region', 0],
])('values that mean %s are found, and those that are none are counted', async (_what, name, values, semantic, invalid) => {
  expect(await profiled('text', 'varchar', texts(...values), name)).toMatchObject({ semantic, invalid })
})

it('numbers of telephones mean that as whole numbers too; other values mean nothing', async () => {
  expect(await profiled('whole', 'bigint', '(13900000000), (18812345678)')).toMatchObject({ semantic: 'mobile', invalid: 0 })
  expect(await profiled('whole', 'bigint', '(1), (2)')).toMatchObject({ semantic: null, invalid: null })
  expect(await profiled('text', 'varchar', texts('张三', '李四'))).toMatchObject({ semantic: null, invalid: null })
  expect(await profiled('date', 'date', "('2026-03-05')")).toMatchObject({ semantic: null, invalid: null })
})
