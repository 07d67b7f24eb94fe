import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zipped } from '../../../tests/helpers/documents'
import { encoded } from '../../../tests/helpers/encodings'
import { DataEngine } from '../engine'
import { bringIn, type ChosenForm, openFile, proposeColumns } from '.'

let place: string
let engine: DataEngine
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'weft-forms-'))
  engine = new DataEngine(join(place, 'spill'), { memory: 256, threads: 2 })
})
afterAll(() => {
  engine.close()
  rmSync(place, { recursive: true, force: true })
})

async function imported(content: string | Uint8Array, form: ChosenForm = {}) {
  const folder = mkdtempSync(join(place, 'sheet-'))
  mkdirSync(join(folder, 'out'))
  writeFileSync(join(folder, 'file'), content)
  const file = await openFile(join(folder, 'file'), join(folder, 'text'), form, { engine })
  const columns = await proposeColumns(engine, file)
  const found = await bringIn(engine, file, columns, join(folder, 'out'))
  const read = (path: string, what: string) =>
    engine.rows({ statements: [{ sql: `select ${what} from read_parquet('${path}')` }], reads: [path] })
  return {
    file,
    columns: columns.map(({ name, type }) => `${name} ${type}`),
    rows: await read(found.file, columns.map((_, at) => `cast(c${at + 1} as varchar)`).join(', ')),
    apart: found.apartFile === undefined ? [] : await read(found.apartFile, 'record, "column", reason, "text"'),
  }
}

const RECORDS = [
  '{"编号":"001","金额":12345678901234567.10,"供方":{"名称":"甲","电话":null},"标签":["a","b"],"已付":true}',
  '{"编号":"002","金额":-7,"供方":{"名称":"乙, \\"丙\\" ]}"},"备注":"换\\n行","已付":false}',
]
const COLUMNS = ['编号 text', '金额 decimal', '供方.名称 text', '供方.电话 text', '标签 text', '已付 boolean', '备注 text']
const ROWS = [
  ['001', '12345678901234567.10', '甲', null, 'a,b', 'true', null],
  ['002', '-7.00', '乙, "丙" ]}', null, null, 'false', '换\n行'],
]

describe('JSON', () => {
  it.each([
    ['a list', `[${RECORDS.join(',\n')}]`],
    ['a list with a mark', `\uFEFF [ ${RECORDS.join(' , ')} ] `],
    ['a record a line', `${RECORDS.join('\n')}\n\n`],
    [
      'records over several lines',
      RECORDS.map(record => JSON.stringify(JSON.parse(record), null, 2))
        .join('\n')
        .replace('12345678901234568', '12345678901234567.10'),
    ],
    ['an answer of a service', `{"code":0,"names":["x"],"data":{"total":2,"list":[${RECORDS.join()}]},"more":[{"a":1}]}`],
    ['GBK', encoded(`[${RECORDS.join()}]`, 'gb18030')],
  ])('of %s comes in with numbers as they are written', async (_what, content) => {
    const { file, columns, rows, apart } = await imported(content)
    expect([file.kind, columns, rows, apart]).toEqual(['json', COLUMNS, ROWS, []])
  })

  it('of lists of values has its names in the first one', async () => {
    const { columns, rows } = await imported('[["编号","金额"],["001",1.5],["002",null]]')
    expect([columns, rows]).toEqual([
      ['编号 text', '金额 decimal'],
      [
        ['001', '1.50'],
        ['002', null],
      ],
    ])
  })

  it('of one name keeps records without a value', async () => {
    expect((await imported('[{"a":"x"},{"a":""},{"a":null},{"a":"y"}]')).rows).toHaveLength(4)
  })

  it('of a record a line sets a line apart that is none, in its place', async () => {
    const { rows, apart } = await imported('{"a":1,"b":"x"}\n{"a":2,"b":"y\n{"a":3}\n')
    expect(rows).toEqual([
      ['1', 'x'],
      ['3', null],
    ])
    expect(apart).toEqual([['2', null, '不是 JSON', '{"a":2,"b":"y']])
  })

  it('longer than one part of reading is whole', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => `{"n":${at},"t":"值\\"${at}\\\\"}`)
    const { rows } = await imported(`[${many.join(',')}]`)
    expect(rows).toHaveLength(20_000)
    expect(rows.at(-1)).toEqual(['19999', '值"19999\\'])
  })

  it.each([
    ['[]', 'JSON 中没有记录，应为对象的列表，或每行一个对象'],
    ['[{"a":1},{"a":2}', '文件不完整，请重新导出或上传'],
    ['[{"a":1},{"a":}]', '第 2 条记录不是可读取的 JSON 对象，请检查后再导入'],
    ['[{"a":1}, 5, {"a":2}]', '第 2 条记录不是可读取的 JSON 对象，请检查后再导入'],
    ['[{"a":1},[2]]', '第 2 条记录不是可读取的 JSON 对象，请检查后再导入'],
  ])('%s says what to do', async (content, message) => {
    await expect(imported(content)).rejects.toThrow(message)
  })

  it('is not what only begins like it', async () => {
    expect((await imported('[2026]年付款,\n编号,金额\n001,1.5\n')).file.kind).toBe('text')
  })
})

describe('a text of fixed width', () => {
  const TABLE = ['编号  单位          金额', '001   甲公司        12.50', '002   乙 丙公司    -7.00', '003                  0.10'].join(
    '\n',
  )

  it('is found by its blank places, which Chinese signs take two of', async () => {
    const { file, columns, rows } = await imported(TABLE)
    expect([file.kind, columns]).toEqual(['fixed', ['编号 text', '单位 text', '金额 decimal']])
    expect(rows).toEqual([
      ['001', '甲公司', '12.50'],
      ['002', '乙 丙公司', '-7.00'],
      ['003', null, '0.10'],
    ])
  })

  it('is cut where a user says', async () => {
    const { columns, rows } = await imported('001张三20260305\n002李四20260306\n', { delimiter: 'fixed', cuts: [1, 4, 8], head: false })
    expect([columns, rows]).toEqual([
      ['列1 text', '列2 text', '列3 date'],
      [
        ['001', '张三', '2026-03-05'],
        ['002', '李四', '2026-03-06'],
      ],
    ])
  })

  it('is not what has names with blanks in them', async () => {
    expect((await imported('王 五\n张 三\n李 四\n')).file.kind).toBe('text')
  })
})

describe('Parquet', () => {
  const parquet = async (select: string) => {
    const path = join(place, `${Math.random()}.parquet`)
    await engine.rows({ statements: [{ sql: `copy (${select}) to '${path}' (format parquet)` }], writes: place })
    return path
  }

  it('keeps its values and its types', async () => {
    const path =
      await parquet(`select '007' as "编号", 20260305 as n, 1.10::decimal(38,2) as "金额", 0.1::double as f, date '2026-03-05' as d,
      timestamptz '2026-03-05 00:00:00+00' as t, true as b, '20260305' as s, [1, 2] as l union all select null, 5, null, 1e-9, null, null, null, 'x', null`)
    const { file, columns, rows } = await imported(readFileSync(path))
    expect(file.kind).toBe('parquet')
    expect(columns).toEqual(['编号 text', 'n whole', '金额 decimal', 'f number', 'd date', 't datetime', 'b boolean', 's text', 'l text'])
    expect(rows).toEqual([
      ['007', '20260305', '1.10', '0.1', '2026-03-05', '2026-03-05 08:00:00', 'true', '20260305', '[1, 2]'],
      [null, '5', null, '1e-09', null, null, null, 'x', null],
    ])
  })

  it('that is cut off or damaged says what to do', async () => {
    const bytes = readFileSync(await parquet('select 1 as a'))
    await expect(imported(bytes.subarray(0, 60))).rejects.toThrow('文件不完整，请重新导出或上传')
    const damaged = Buffer.from(bytes).fill(0x55, 10, bytes.length - 8)
    await expect(imported(damaged)).rejects.toThrow('Parquet 文件已损坏，或采用了不支持的压缩方式，请重新导出')
  })
})

describe('an archive', () => {
  const CSV = '编号,金额\n001,1.50\n'

  it('gives the file that is chosen, the first one else', async () => {
    const archive = zipped({
      '说明.pdf': 'x',
      '__MACOSX/付款.csv': 'x',
      '付款/二月.csv': CSV.replace('001', '002'),
      '付款/一月.json': '[{"a":1}]',
    })
    const { file } = await imported(archive)
    expect([file.kind, file.entry, file.entries]).toEqual(['json', '付款/一月.json', ['付款/一月.json', '付款/二月.csv']])
    expect((await imported(archive, { entry: '付款/二月.csv' })).rows).toEqual([['002', '1.50']])
  })

  it('gives the first file that can be read', async () => {
    expect((await imported(zipped({ 'a.json': '[]', 'b.csv': CSV }))).file.entry).toBe('b.csv')
  })

  it('tells a truncated workbook from an archive of files', async () => {
    await expect(imported(zipped({ '[Content_Types].xml': 'x' }))).rejects.toThrow(/^这不是可读取的工作簿/)
  })

  it.each([
    ['nothing to read', zipped({ 'a.pdf': 'x' }), {}, /^压缩包中没有可导入的文件/],
    ['no such file', zipped({ 'a.csv': CSV }), { entry: 'b.csv' }, /^压缩包中没有这个文件/],
    ['another archive', zipped({ 'a.csv': zipped({ 'b.csv': CSV }) }), {}, /^压缩包中的压缩包不能读取/],
    ['a bomb', zipped({ 'a.csv': Buffer.alloc(8_000_000, 'a') }), {}, /^压缩包解压后过大/],
    ['half of it', zipped({ 'a.csv': CSV }).subarray(0, 40), {}, /^压缩包不完整/],
  ])('with %s says what to do', async (_what, bytes, form, message) => {
    await expect(imported(bytes, form)).rejects.toThrow(message)
  })
})
