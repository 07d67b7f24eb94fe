import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DataEngine } from '../engine'
import { duckdb } from '../sql'
import { digitsAfterPoint, FORM_NAMES, looked, readValue, slowValue } from './reading'

let place: string
let engine: DataEngine
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'weft-reading-'))
  engine = new DataEngine(join(place, 'spill'), { memory: 256, threads: 1 })
})
afterAll(() => {
  engine.close()
  rmSync(place, { recursive: true, force: true })
})

const NUMBERS =
  '0 -0 +5 007 12. .5 1e3 1E5 0x1F 1_000 - . 1.10 1.100 -0.00 1234567890123456 123456789012345 99999999999999.99 0.1234567 1,234.50'
const DATES =
  '0000-01-01 0000/03/05 0009-03-05 2026-03-05 2026/03/05 2026/03-05 2026-3-5 20260305 2026-02-30 0001-01-01 -026-03-05 +026-03-05 2026-13-45 2026-03-5x epoch infinity'
const TIMES = [
  '2026-03-05 08:30:15',
  '2026/03/05 08:30:15',
  '2026-03-05 24:00:00',
  '2026-03-05T08:30:15',
  '2026-03-05 08:30:61',
  '2026-03-05 08:30:1x',
  '2026-3-5 8:30',
  '2026-3-5 24:00',
  '0000-03-05 08:30:15',
]
const OTHERS = [
  '1.25万',
  '3亿元',
  '（￥2万）',
  '二〇二六年三月五日',
  '二〇二六年十三月五日',
  '是',
  '否',
  '真',
  ' 7',
  '7 ',
  '１２',
  '（1.50）',
  '￥3',
  ' 026-03-05',
  '    -03-05',
  '2026-03-05 ',
  '',
  ' ',
  '12 345',
]
const TEXTS = [...NUMBERS.split(' '), ...DATES.split(' '), ...TIMES, ...OTHERS]

it.each(FORM_NAMES)('what is read quickly as %s is what the patterns read', async type => {
  const digits = 2
  const texts = TEXTS.map(text => `(${duckdb.string(text)})`).join(', ')
  const sql = `select v, ${readValue('v', { type, digits })}, ${slowValue(looked('v'), type, digits)} from (values ${texts}) as t(v)`
  const rows = await engine.rows({ statements: [{ sql }] })
  expect(rows.map(([text, quick]) => [text, quick])).toEqual(rows.map(([text, , slow]) => [text, slow]))
  expect(rows.filter(([, quick]) => quick !== null).length).toBeGreaterThan(1)
})

const readAs = async (type: 'decimal' | 'date' | 'datetime' | 'number', texts: readonly string[], digits = 2) => {
  const rows = texts.map(text => `(${duckdb.string(text)})`).join(', ')
  const value = `cast(${readValue('v', { type, digits })} as varchar)`
  const found = await engine.rows({
    statements: [{ sql: `select ${value}, ${digitsAfterPoint(looked('v'))} from (values ${rows}) as t(v)` }],
  })
  return found.map(([read, after]) => (type === 'decimal' ? [read, Number(after)] : read))
}

it.each([
  ['1.25万', '12500.00', 0],
  ['-3万', '-30000.00', 0],
  ['￥1,234.56789万元', '12345678.90', 1],
  ['（2.5万）', '-25000.00', 0],
  ['(￥1,234.50)', '-1234.50', 2],
  ['1.2亿', '120000000.00', 0],
  ['0.000000012亿', '1.20', 1],
  ['3万亿', '3000000000000.00', 0],
  ['12.50元', '12.50', 2],
  ['123456789012345678.12万', '1234567890123456781200.00', 0],
  ['RMB 1,234.50', '1234.50', 2],
  ['人民币1234.5元', '1234.50', 1],
  ['cny-3', '-3.00', 0],
  ['1,234.50-', '-1234.50', 2],
  ['￥-1,234.50', '-1234.50', 2],
  ['$(1,234.50)', '-1234.50', 2],
  ['１２３，４５６．７８', '123456.78', 2],
  ['1,234.50圆', '1234.50', 2],
  ['(-3)', null, 0],
  ['-3-', null, 0],
  ['1,23', null, 0],
  ['50%', '0.50', 2],
  ['-12％', '-0.12', 2],
  ['5.5%', null, 3],
  ['万', null, 0],
  ['1万2', null, 0],
  ['1.23456789万', null, 4],
])('the amount %s is %s', async (text, value, digits) => {
  expect(await readAs('decimal', [text])).toEqual([[value, digits]])
})

it.each(['2026-03-05 24:00:00', '2026/3/5 24:00', '0000-03-05 08:30:15', '2026-03-05 08:30:60'])('%s is no moment', async text => {
  expect(await readAs('datetime', [text])).toEqual([null])
})

it.each([
  ['0000-01-01', null],
  ['〇〇〇〇年三月五日', null],
  ['二〇二六年三月五日', '2026-03-05'],
  ['二○二六年十月十日', '2026-10-10'],
  ['二零二六年十一月二十日', '2026-11-20'],
  ['二〇二六年十二月三十一日', '2026-12-31'],
  ['二〇二六年一月二十九日', '2026-01-29'],
  ['二〇二六年二月三十日', null],
  ['二〇二六年四十月一日', null],
  ['二〇二六年三月', null],
])('the day %s is %s', async (text, value) => {
  expect(await readAs('date', [text])).toEqual([value])
})

it('floats are read where a user asks for them', async () => {
  expect(await readAs('number', [`0.${'0'.repeat(330)}1`, '1e-299', '-0.0e5'])).toEqual([null, '1e-299', '-0.0'])
  expect(await readAs('number', ['1e-7', '.5', '-2.', '１２', 'x', '1e999'])).toEqual(['1e-07', '0.5', '-2.0', '12.0', null, null])
})
