import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createScope, evaluate, functionGroups, parseExpression } from '../../../../renderer/core'
import { expressionCases, functionCases, NOW, places, record } from '../../../../tests/helpers/expression-cases'
import { DataEngine, type EngineCell } from '../../engine'
import { duckdb } from '../duckdb'
import type { ColumnShape, ParameterValue, ParameterValues, Typed } from '../types'
import { ExpressionCompiler, ExpressionRefusal } from '.'

let folder: string
let engine: DataEngine
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-expression-'))
  engine = new DataEngine(join(folder, 'spill'), { memory: 512, threads: 1 })
})
afterAll(() => {
  engine.close()
  rmSync(folder, { recursive: true, force: true })
})

type Cells = Readonly<Record<string, readonly [ColumnShape, unknown]>>

const literalOf = (value: unknown, shape: ColumnShape): string => {
  const written = value === null ? 'null' : `'${String(value).replaceAll("'", "''")}'`
  return `cast(${written} as ${duckdb.typeName(shape)})`
}

function compilerOver(cells: Cells, parameters?: ParameterValues) {
  const columns = Object.entries(cells).map(([name, [shape]]) => ({ name, sql: duckdb.name(name), ...shape }))
  return new ExpressionCompiler({ dialect: duckdb, columns, now: new Date('2024-02-29T12:00:00+08:00'), parameters })
}

/** What the engine gives for expressions over one row. */
async function computed(texts: readonly string[], cells: Cells, parameters?: ParameterValues): Promise<readonly unknown[]> {
  const compiler = compilerOver(cells, parameters)
  const typed = texts.map(text => compiler.value(text))
  const row = Object.entries(cells).map(([name, [shape, value]]) => `${literalOf(value, shape)} as ${duckdb.name(name)}`)
  const sql = `select ${typed.map(({ sql }) => sql).join(',\n')} from ${compiler.rows(`(select ${row.join()})`)} t`
  const [answer = []] = await engine.rows({ statements: [{ sql }] }, { seconds: 120 }).catch(error => expect.fail(error.detail))
  return answer.map((cell, at) => cellValue(cell, typed[at]))
}

const cellValue = (cell: EngineCell, typed: Typed | undefined) => (typed?.kind === 'exact' && cell !== null ? Number(cell) : cell)

function refusalOf(text: string, cells: Cells): string | undefined {
  try {
    compilerOver(cells).value(text)
    return undefined
  } catch (error) {
    if (error instanceof ExpressionRefusal) return error.message
    throw error
  }
}

const TEXT: ColumnShape = { type: 'text' }
const CELLS: Cells = {
  status: [{ type: 'whole' }, record.status],
  state: [TEXT, record.state],
  name: [TEXT, record.name],
  nothing: [TEXT, null],
  blank: [TEXT, ''],
  external: [{ type: 'boolean' }, true],
  price: [{ type: 'decimal', digits: 2 }, record.price],
  begin: [{ type: 'date' }, record.begin],
  end: [TEXT, record.end],
  moment: [{ type: 'datetime' }, '2024-02-29 08:30:00'],
  中文: [TEXT, record.中文],
}

const cases = [
  ...expressionCases,
  ...functionCases,
  ...Object.values(functionGroups())
    .flat()
    .map(({ example: [text, want] }) => [text, want] as const),
].filter(([text]) => !/\buser\b|\broute\b|\bdepart\b|unheard|\brun\b|toString|hasOwn/.test(text))
const taken = cases.filter(([text]) => refusalOf(text, CELLS) === undefined)

describe('expressions that the browser computes', () => {
  it('give the same in the engine, or are refused', async () => {
    const found = await computed(
      taken.map(([text]) => text),
      CELLS,
    )
    // A text that is null is none to the browser: it adds up, and the column of texts holds the sum as text.
    const wanted = (text: string, want: unknown) => (text === 'nothing + 2' ? String(want) : (want ?? null))
    const wrong = taken.flatMap(([text, want], at) => (found[at] === wanted(text, want) ? [] : [[text, want, found[at]]]))
    expect(wrong).toEqual([])
    expect(taken.length).toBeGreaterThan(150)
  })

  it('are refused for lists, objects and what has no one kind', () => {
    const reasons = new Set(cases.flatMap(([text]) => refusalOf(text, CELLS) ?? []).map(reason => reason.replace(/ [a-z]+ /i, ' f ')))
    expect([...reasons].sort()).toMatchInlineSnapshot(`
      [
        "函数 f 不能用于数据表",
        "函数 f 的小数位数须为 -15 到 15",
        "函数 f 的小数位数须为 -15 到 6",
        "函数 f 的这个参数须直接写出",
        "数据表的表达式不支持列表和对象",
        "数据表的表达式不支持取成员",
        "没有名为“lines”的列",
        "没有名为“tags”的列",
        "结果有的是文本，有的是数值或是否，请用 text() 或 number() 统一",
      ]
    `)
  })
})

describe('parameters', () => {
  const values = { 起始日: '2024-02-01', 单位: "o'市", 限额: 1234.5, 空: null }
  const parameters = new Map<string, ParameterValue>([
    ['起始日', { type: 'date', value: '2024-02-01' }],
    ['单位', { type: 'text', value: "o'市" }],
    ['限额', { type: 'number', value: '1234.50' }],
    ['空', { type: 'text', value: null }],
  ])

  it.each([
    "param.起始日 <= '2024-02-29'",
    'year(param.起始日) + 1',
    "param['单位'] + '局'",
    'contains(param.单位, "市")',
    'param.限额 * 2',
    'param.限额 >= price',
    'param.空 ?? "无"',
    'empty(param.空)',
    'param.单位.length',
  ])('say in the engine what they say in the browser: %s', async text => {
    const want = evaluate(parseExpression(text).expression ?? expect.fail(text), createScope({ ...record, param: values }))
    expect((await computed([text], CELLS, parameters))[0]).toBe(want)
  })

  it('stay exact, where floats would not', async () => {
    const exact = new Map<string, ParameterValue>([['数', { type: 'number', value: '123456789012345678901.23' }]])
    const compiler = compilerOver({}, exact)
    const { sql } = compiler.value('param.数 + 0.01')
    const from = compiler.rows('(select 1 as one)')
    const [[cell] = []] = await engine.rows({ statements: [{ sql: `select cast(${sql} as varchar) from ${from} t` }] }, { seconds: 60 })
    expect(cell).toBe('123456789012345678901.24')
  })

  it('are refused by a name that there is not, with the nearest', () => {
    expect(() => compilerOver(CELLS, parameters).value('param.起始')).toThrow('没有名为“起始”的参数，是否为“起始日”？')
    expect(() => compilerOver(CELLS).value('param.起始日')).toThrow('没有名为“起始日”的参数')
  })

  it('leave a column of their name as it is', async () => {
    expect(await computed(['param.length'], { param: [TEXT, '三个字'] }, parameters)).toEqual([3])
  })
})

/** A row of each kind, also of what is empty and what is hard to write. Floats that are longer, larger or smaller keep the noise of floats. */
const numbers = fc.oneof(
  fc
    .double({ min: -1e12, max: 1e12, noNaN: true })
    .map(value => Number(value.toPrecision(9)))
    .filter(value => value === 0 || Math.abs(value) > 1e-3),
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(value => value / 10_000),
  fc.constantFrom(0, -0, 1, 0.1, 1e-7, 1e-6, 123456.789, -2.5, 0.285, 1.005),
  fc.integer({ min: -1000, max: 1000 }),
)
const words = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    'N',
    '12.50',
    ' 7 ',
    '1e3',
    '张三',
    '2024-02-29',
    '2024/2/9 8:05',
    '2024-02-30',
    '第10章',
    'ß',
    "it's",
    '%_',
    '3.',
    '\u3000x\u00a0',
  ),
  fc.string({ maxLength: 6 }),
)
const rows = fc.record({
  a: fc.option(numbers),
  b: numbers,
  w: fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 })),
  s: words,
  t: words,
  flag: fc.option(fc.boolean()),
})

interface Piece {
  readonly text: string
}
/** Texts are never null here: a sum with one is a number to the browser, and a text in a column of texts. */
const { number, text, truth } = fc.letrec<{ number: Piece; text: Piece; truth: Piece }>(tie => {
  const n = tie('number')
  const s = tie('text')
  const c = tie('truth')
  const of = (parts: fc.Arbitrary<Piece>[], make: (...texts: string[]) => string) =>
    fc.tuple(...parts).map(pieces => ({ text: make(...pieces.map(piece => piece.text)) }))
  return {
    number: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom({ text: 'a' }, { text: 'b' }, { text: 'w' }, { text: '2' }, { text: '0.5' }, { text: 'null' }),
      of([n, n], (x, y) => `(${x} + ${y})`),
      of([n, n], (x, y) => `(${x} - ${y})`),
      of([n, n], (x, y) => `(${x} * ${y})`),
      of([n, n], (x, y) => `(${x} / ${y})`),
      of([n, n], (x, y) => `(${x} % ${y})`),
      of([n], x => `-(${x})`),
      of([n], x => `round(${x}, 2)`),
      of([n], x => `floor(${x})`),
      of([s], x => `number(${x})`),
      of([s], x => `len(${x})`),
      of([s], x => `year(${x})`),
      of([s, s], (x, y) => `diffDays(${x}, ${y})`),
      of([c, n, n], (x, y, z) => `(${x} ? ${y} : ${z})`),
      of([n, n], (x, y) => `(${x} ?? ${y})`),
    ),
    text: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom({ text: 's' }, { text: 't' }, { text: "'x'" }, { text: "'2024-01-31'" }),
      of([s, s], (x, y) => `(${x} + ${y})`),
      of([s, n], (x, y) => `(${x} + ${y})`),
      of([n], x => `text(${x})`),
      of([s], x => `trim(${x})`),
      of([s, s], (x, y) => `replace(${x}, ${y}, '-')`),
      of([s], x => `slice(${x}, 1, -1)`),
      of([s], x => `text(addDays(${x}, 1))`),
      of([s], x => `text(date(${x}))`),
      of([s, s], (x, y) => `text(coalesce(${x}, ${y}))`),
      of([n, c], (x, y) => `\`\${${x}}|\${${y}}\``),
      of([c, s, s], (x, y, z) => `(${x} ? ${y} : ${z})`),
    ),
    truth: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom({ text: 'flag' }, { text: 'true' }),
      of([n, n], (x, y) => `(${x} < ${y})`),
      of([n, s], (x, y) => `(${x} >= ${y})`),
      of([s, s], (x, y) => `(${x} < ${y})`),
      of([s, n], (x, y) => `(${x} == ${y})`),
      of([n, n], (x, y) => `(${x} != ${y})`),
      of([s, s], (x, y) => `contains(${x}, ${y})`),
      of([s, s], (x, y) => `(${x} in ${y})`),
      of([c, n], (x, y) => `!(${x} && ${y})`),
      of([s], x => `empty(${x})`),
      of([s], x => `bool(${x})`),
    ),
  }
})

const DECIMALS: Readonly<Record<string, ColumnShape>> = {
  a: { type: 'number' },
  w: { type: 'whole' },
  d: { type: 'decimal', digits: 2 },
  e: { type: 'decimal', digits: 6 },
}
const cents = fc.oneof(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: -9_999, max: 9_999 }))
const decimalRows = fc.record({
  a: cents.map(value => value / 1000),
  w: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  d: cents.map(value => value / 100),
  e: cents.map(value => value / 1_000_000),
})
const QUOTIENTS = [
  ...[
    'w / d',
    'd / w',
    'd / e',
    'a / w',
    'a / d',
    'w / a',
    'd / 3',
    '1 / w',
    '(w * d) / (w + 7)',
    '(d + e) / 1.7',
    'avg(w, d, e)',
    'avg(w, null)',
  ],
  ...[
    '-(d / w)',
    'text(d / w)',
    'round(d / w, 2)',
    'round(w / d, 0)',
    'round(w / d, -1)',
    'round(d / e, -3)',
    'round(d * e, -2)',
    'round(d, -4)',
    'round(w, -2)',
    'round(a, -2)',
    'round(a * 1.5, -2)',
    'fixed(d, -2)',
    'fixed(w / d, -2)',
    'fixed(d / w, 2)',
    'round(avg(w, d), 2)',
    'd / w == 0.5',
    'd / null',
  ],
  ...[
    '10 / 3 * 3',
    'w / d * d',
    'w / d / e',
    'd / 3 * w / 7',
    '(w / d) * (d / e)',
    'd / w + e',
    'd / 3 - d / 7',
    'd / w - d / w',
    '1 - d / w',
    '-(d / w) * a',
    '(d / w + w / d) / 2',
    'round(d / w * 100, 2)',
    'fixed(d / 3 + e, 2)',
    'd / w * 100 > 50',
    '(d - w) / w * 100',
    'd / (w / 3)',
    'd / w * null',
    'd / 0 + e',
  ],
]

const SHAPES: Readonly<Record<string, ColumnShape>> = {
  a: { type: 'number' },
  b: { type: 'number' },
  w: { type: 'whole' },
  s: TEXT,
  t: TEXT,
  flag: { type: 'boolean' },
}

/** What the engine gives for an expression over rows. */
async function computedOver(
  source: string,
  values: readonly Readonly<Record<string, unknown>>[],
  shapes = SHAPES,
): Promise<readonly unknown[]> {
  const compiler = compilerOver(Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, [shape, null]])))
  const typed = compiler.value(source)
  const names = Object.entries(shapes)
  const lines = values.map((row, at) => `(${[at, ...names.map(([name, shape]) => literalOf(row[name] ?? null, shape))].join()})`)
  const given = `(select * from (values ${lines.join()}) g(place, ${names.map(([name]) => duckdb.name(name)).join()}))`
  const sql = `select ${typed.sql} from ${compiler.rows(given)} t order by place`
  const rows = await engine.rows({ statements: [{ sql }] }, { seconds: 120 }).catch(error => expect.fail(`${source}: ${error.detail}`))
  return rows.map(([cell = null]) => cellValue(cell, typed))
}

/** What is computed of long floats is made of floats in the engine, and may differ in its last digits. */
const isAlike = (found: unknown, want: unknown) =>
  found === want || (typeof found === 'number' && typeof want === 'number' && Math.abs(found - want) <= 1e-9 * Math.abs(want))

describe('expressions by chance', () => {
  it.each(QUOTIENTS)('give all digits of %s as in the browser', async source => {
    const special = { a: 0.3, w: 16, d: 1234567.89, e: -0.000001 }
    const values = [special, { ...special, w: 0 }, { ...special, w: -64, d: 0 }, ...fc.sample(decimalRows, { numRuns: 300, seed: 46 })]
    const { expression = expect.fail(source) } = parseExpression(source)
    const found = await computedOver(source, values, DECIMALS)
    const wanted = values.map(row => evaluate(expression, createScope(row)) ?? null)
    const wrong = values.flatMap((row, at) => (Object.is(found[at], wanted[at]) ? [] : [[row, wanted[at], found[at]]]))
    expect(wrong.slice(0, 5)).toEqual([])
  })

  it.each(['round(a, -1)', 'round(a, -3)', 'fixed(a, -3)', 'fixed(a, 0)', 'fixed(a, 2)', 'fixed(a / 1e36, 5)'])(
    'round floats of many digits as the browser does, by %s',
    async source => {
      const floats = fc.double({ min: 1, max: 10, maxExcluded: true, noNaN: true })
      const many = fc.record({ a: fc.tuple(floats, fc.integer({ min: 15, max: 36 })).map(([size, places]) => Number(`${size}e${places}`)) })
      const values = [{ a: 3292275228934684.5 }, { a: -1.7696068250673073e27 }, ...fc.sample(many, { numRuns: 300, seed: 46 })]
      const expression = parseExpression(source).expression ?? expect.fail(source)
      const wanted = values.map(row => evaluate(expression, createScope(row)))
      expect((await computedOver(source, values)).map(String)).toEqual(wanted.map(String))
    },
  )

  it.each([
    ['(d - a) / w', []],
    ['(a + w) / w - a', ['(a + w) / w', 'a']],
  ])('give quotients of what is computed of floats, as %s, within one of the 15th digit of its greatest part', async (source, parts) => {
    const values = fc.sample(decimalRows, { numRuns: 300, seed: 46 })
    const inBrowser = (text: string, row: object) =>
      evaluate(parseExpression(text).expression ?? expect.fail(text), createScope(row as never)) as number | null
    const found = await computedOver(source, values, DECIMALS)
    const wrong = values.flatMap((row, at) => {
      const want = inBrowser(source, row)
      const greatest = Math.max(...[source, ...parts].map(part => Math.abs(inBrowser(part, row) ?? 0)))
      const one = 10 ** (Math.floor(Math.log10(greatest)) - 14)
      const isNear = want === null || want === 0 ? found[at] === want : Math.round(Math.abs(Number(found[at]) - want) / one) <= 1
      return isNear ? [] : [[row, want, found[at]]]
    })
    expect(wrong.slice(0, 5)).toEqual([])
  })

  it('give the same in the engine as in the browser', async () => {
    const values = fc.sample(rows, { numRuns: 40, seed: 24 })
    const cells = Object.fromEntries(Object.entries(SHAPES).map(([name, shape]) => [name, [shape, null] as const]))
    const sources = fc.sample(fc.oneof(number, text, truth), { numRuns: 100, seed: 24 }).map(piece => piece.text)
    const wrong: unknown[] = []
    for (const source of sources.filter(each => refusalOf(each, cells) === undefined)) {
      const { expression } = parseExpression(source)
      const found = await computedOver(source, values)
      for (const [at, row] of values.entries()) {
        const want = expression && (evaluate(expression, createScope(row, places), { now: () => NOW, steps: 1_000_000 }) ?? null)
        if (!isAlike(found[at], want)) wrong.push([source, row, want, found[at]])
      }
    }
    expect(wrong.slice(0, 12)).toEqual([])
  })
})
