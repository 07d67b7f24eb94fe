import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DataEngine } from '../engine'
import { type Sample, type Step, tracePlan } from '.'

let place: string
let engine: DataEngine
const files = () => [1, 2].map(nth => join(place, 'sheets', `${nth}.parquet`))

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'weft-trace-'))
  mkdirSync(join(place, 'sheets'))
  engine = new DataEngine(join(place, 'spill'), { memory: 256, threads: 2 })
  const [one, two] = files()
  const rows = (from: number, to: number) =>
    `select cast(i as varchar) as c1, i % 10 as c2, case when i % 7 = 0 then ' x ' else 'x' end as c3 from range(${from}, ${to}) t(i)`
  for (const sql of [`copy (${rows(0, 600)}) to '${one}' (format parquet)`, `copy (${rows(600, 1000)}) to '${two}' (format parquet)`])
    await engine.rows({ statements: [{ sql }], writes: join(place, 'sheets') })
})
afterAll(() => {
  engine.close()
  rmSync(place, { recursive: true, force: true })
})

const columns = [
  { name: '编号', type: 'text' as const, stored: 'c1' },
  { name: '类', type: 'whole' as const, stored: 'c2' },
  { name: '名称', type: 'text' as const, stored: 'c3' },
]
const traced = (steps: readonly unknown[], sample?: Sample) =>
  tracePlan('s', steps, { sheet: id => (id === 's' ? { columns, files: files() } : undefined), now: new Date(), sample })
type Traced = ReturnType<typeof traced>

const asked = (reads: readonly string[], sql: string) =>
  engine.rows({ statements: [{ sql }], reads }).catch(error => expect.fail(error.detail))
const countsOf = async ({ counts, reads }: Traced) => (await asked(reads, counts))[0]?.map(count => (count === null ? null : Number(count)))
const rowsOf = async (trace: Traced, what: 'all' | 'changed') => {
  const found = trace.rows(what)
  return found && asked(trace.reads, found.sql)
}

const TRIM: Step = { do: 'clean', columns: ['名称'], trim: true }
const FILTER: Step = { do: 'filter', when: '类 < 3' }

it('columns and counts stand beside each step; what leaves all rows is not counted anew', async () => {
  const trace = traced([TRIM, FILTER, { do: 'drop', columns: ['类'] }, { do: 'limit', rows: 10 }])
  expect(trace.steps.map(step => step.columns.map(({ name }) => name).join())).toEqual([
    '编号,类,名称',
    '编号,类,名称',
    '编号,名称',
    '编号,名称',
  ])
  expect(await countsOf(trace)).toEqual([1000, null, 300, null, 10])
})

it('a step that cannot be done says which column it misses, and those behind it are looked at without it', async () => {
  const trace = traced([{ do: 'sort', keys: [{ column: '类别' }] }, FILTER, { do: 'filter', when: '名稱 == 1' }, { do: 'nothing' }])
  expect(trace.steps.map(({ fault }) => fault)).toEqual([
    { message: '没有名为“类别”的列，是否为“类”？', missing: { name: '类别', nearest: '类' } },
    undefined,
    { message: '没有名为“名稱”的列，是否为“名称”？', missing: { name: '名稱', nearest: '名称' } },
    { message: '这一步还没有设置完整', missing: undefined },
  ])
  expect(await countsOf(trace)).toEqual([1000, null, 300, null, null])
})

it('a sample is the first rows of all files, or some by chance that are the same again', async () => {
  const first = await rowsOf(traced([], { rows: 700, how: 'first' }), 'all')
  expect(first?.map(([id]) => Number(id))).toEqual(Array.from({ length: 700 }, (_, at) => at))
  const chance = await rowsOf(traced([], { rows: 50, how: 'random' }), 'all')
  expect(chance).toHaveLength(50)
  expect(chance?.some(([id]) => Number(id) > 600)).toBe(true)
  expect(chance?.some(([id]) => Number(id) < 500)).toBe(true)
  expect(await rowsOf(traced([], { rows: 50, how: 'random' }), 'all')).toEqual(chance)
})

it('rows that a step changes are those with another value, and those that it takes away', async () => {
  expect(await rowsOf(traced([TRIM]), 'changed')).toHaveLength(143)
  expect((await rowsOf(traced([TRIM]), 'changed'))?.[1]).toEqual(['7', '7', 'x'])
  const gone = await rowsOf(traced([TRIM, { do: 'sort', keys: [{ column: '类' }] }, FILTER]), 'changed')
  expect(gone).toHaveLength(700)
  expect(gone?.[0]).toEqual(['3', '3', 'x'])
  expect(await rowsOf(traced([{ do: 'convert', column: '编号', type: 'whole', unfit: 'empty' }]), 'changed')).toEqual([])
  expect(traced([FILTER, { ...TRIM, off: true }]).rows('changed')).toBeUndefined()
  expect(traced([{ do: 'group', by: ['类'], measures: [] }]).rows('changed')).toBeUndefined()
})

it('a sheet that the caller may not read has no trace', () => {
  expect(() => tracePlan('other', [], { sheet: () => undefined, now: new Date() })).toThrow('数据表不存在')
})
