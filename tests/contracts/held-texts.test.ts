import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DataEngine } from '../../server/data/engine'
import { EXPORT_FORMATS } from '../../server/data/export'
import { writeWorkbook } from '../../server/sheets'
import { isStorable } from '../../server/util/storable'
import { HALF, HOSTILE, WORST, ZERO } from '../helpers/hostile-texts'
import { TEXT_FORMATS } from '../helpers/text-formats'
import { rowsOf } from '../helpers/workbook'

let place: string
let engine: DataEngine
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'weft-formats-'))
  engine = new DataEngine(join(place, 'spill'), { memory: 256, threads: 1 })
})
afterAll(() => {
  engine.close()
  rmSync(place, { recursive: true, force: true })
})

const CONTROLS = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('a')
const SPECIAL = [
  WORST,
  `甲${CONTROLS.slice(2)}乙\u007f`,
  '一行\r\n二行\r三行\n四行',
  'a\ufffeb\uffffc\ufdd0d\u{1fffe}e',
  '=1+1',
  '+86 10',
  '-甲',
  '@SUM(A1)',
  '＝1+1',
  '007',
  '110105194912310021',
  '-12345678901234567.80',
  'a_x0041_b_x000D_',
  "it's & <b>粗</b> ]]> &amp; <!-- -->",
  '𠮷野家😀',
  'e\u0301\u200d\u202e\ufeff',
  '1e5',
  'TRUE',
]
const STORED = [...HOSTILE, ...SPECIAL].map(text => (text.length > 200 ? text.slice(0, 200) : text)).filter(isStorable)

describe.each(TEXT_FORMATS.map(format => [format.name, format] as const))('%s', (_, { through, held }) => {
  it('holds every text that a door takes, by the one rule', async () => {
    expect(await through(STORED, { engine, place })).toEqual(STORED.map(held))
  })
})

it('no format of exports of data is left out', () => {
  expect(TEXT_FORMATS.filter(({ name }) => /data|Parquet|dbf/.test(name)).length).toBe(EXPORT_FORMATS.length)
})

it.each(TEXT_FORMATS.filter(({ name }) => /of records|of a pivot/.test(name)).map(format => [format.name, format] as const))(
  '%s holds what no door takes too: a program may have written it',
  async (_, { through, held }) => {
    const texts = [`甲${HALF}乙`, ZERO, `😀${'x'.repeat(28)}😀`]
    expect(await through(texts, { engine, place })).toEqual(texts.map(held))
  },
)

it('a cell of a workbook says of a longer text how long it is', async () => {
  const text = '😀'.repeat(20_000)
  const file = await buffer(writeWorkbook({ title: '一', subtitle: '', columns: [{ title: '列' }], rows: [[text], ['x'.repeat(32_767)]] }))
  const [[long], [whole]] = rowsOf(file).slice(3) as [[string], [string]]
  expect(long.length).toBeLessThanOrEqual(32_767)
  expect(long).toMatch(/^(?:😀)+…（全文共20000字，单元格最多容纳32767字）$/u)
  expect(whole).toBe('x'.repeat(32_767))
})
