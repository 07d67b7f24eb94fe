import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DataEngine, type EngineError, type EngineTask } from '.'
import { faultOf as faultFrom } from './faults'

let place: string
let engine: DataEngine
const file = (name: string) => join(place, name)

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'weft-engine-'))
  engine = new DataEngine(file('spill'), { memory: 256, threads: 2 })
  mkdirSync(file('sheet'))
  const sql = `copy (select i as id, i % 7 as kind, '单位' || (i * 7919 % 100003) as name from range(30000) t(i)) to '${file('sheet/a.parquet')}' (format parquet, row_group_size 2048)`
  await engine.rows({ statements: [{ sql }], writes: file('sheet') })
})
afterAll(() => {
  engine.close()
  rmSync(place, { recursive: true, force: true })
})

const ask = (sql: string, more: Partial<EngineTask> = {}): EngineTask => ({ statements: [{ sql }], ...more })
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: EngineError) => error.fault,
  )
/** Takes minutes. */
const ENDLESS = 'select count(*) from range(3000000) a, range(3000000) b where (a.range * b.range) % 7 = 3'

it('answers rows with exact numbers, dates and times as texts', async () => {
  const sql = `select $1::varchar, 123456789012345678901234567890.12::decimal(38,2), 9007199254740993::bigint, date '2024-02-29',
    timestamp '2024-02-29 08:30:00', true, 0.5::double, null`
  expect(await engine.rows({ statements: [{ sql, values: ["O'中"] }] })).toEqual([
    ["O'中", '123456789012345678901234567890.12', '9007199254740993', '2024-02-29', '2024-02-29 08:30:00', true, 0.5, null],
  ])
})

it('reads the files of its task, part by part', async () => {
  let [rows, parts] = [0, 0]
  for await (const part of engine.parts(ask(`select * from '${file('sheet/a.parquet')}'`, { reads: [file('sheet/a.parquet')] }))) {
    rows += part.length
    parts += 1
  }
  expect(rows).toBe(30_000)
  expect(parts).toBeGreaterThan(5)
})

it.each([
  ['another file', () => `select * from read_text('${file('other.txt')}')`],
  ['a file beside it', () => `select * from '${file('sheet/b.parquet')}'`],
  ['a file through a link', () => `select * from read_text('${file('link.txt')}')`],
  ['a folder', () => `select * from glob('${place}/*')`],
  ['a copy elsewhere', () => `copy (select 1) to '${file('out.csv')}'`],
  ['a database', () => `attach '${file('x.db')}'`],
  ['an extension', () => 'install httpfs'],
  ['an address', () => `select * from 'https://example.org/a.parquet'`],
  ['settings', () => 'set enable_external_access = true'],
  ['memory', () => `set memory_limit = '100GB'`],
])('refuses %s', async (_what, sql) => {
  writeFileSync(file('other.txt'), 'secret')
  writeFileSync(file('sheet/b.parquet'), 'secret')
  if (!existsSync(file('link.txt'))) symlinkSync(file('other.txt'), file('link.txt'))
  const found = await engine.rows(ask(sql(), { reads: [file('sheet/a.parquet')] })).catch((error: EngineError) => error)
  expect(found).toMatchObject({ fault: expect.stringMatching(/failed|value/), message: expect.not.stringContaining(place) })
  expect(existsSync(file('out.csv'))).toBe(false)
})

it('ends a task that is cancelled, and works on', async () => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 300)
  expect(await faultOf(engine.rows(ask(ENDLESS), { signal: controller.signal }))).toBe('cancelled')
  expect(await faultOf(engine.rows(ask('select 1'), { signal: controller.signal }))).toBe('cancelled')
  expect(await engine.rows(ask('select 1'))).toEqual([[1]])
})

it('ends a task that takes too long', async () => {
  expect(await faultOf(engine.rows(ask(ENDLESS), { seconds: 0.3 }))).toBe('time')
})

it('ends a task whose caller takes no more rows', async () => {
  for await (const part of engine.parts(ask('select * from range(100000000)'))) {
    expect(part[0]).toEqual(['0'])
    break
  }
  expect(engine.pids).toEqual([])
  expect(await engine.rows(ask('select 2'))).toEqual([[2]])
})

it('fails the task of a process that is killed, and no other', async () => {
  const lost = faultOf(engine.rows(ask(ENDLESS)))
  await expect.poll(() => engine.pids.length).toBe(1)
  const [pid = 0] = engine.pids
  const other = engine.rows(ask('select sum(range) from range(1000000)'))
  process.kill(pid, 'SIGKILL')
  expect(await lost).toBe('crashed')
  expect(await other).toEqual([['499999500000']])
  expect(await engine.rows(ask('select 3'))).toEqual([[3]])
})

it('tells that the memory does not do, and works on', async () => {
  const small = new DataEngine(file('spill-small'), { memory: 64, threads: 1, spill: 1024 })
  try {
    expect(await faultOf(small.rows(ask('select length(list(md5(i::varchar))) from range(2000000) x(i)')))).toBe('memory')
    expect(await small.rows(ask('select 4'))).toEqual([[4]])
  } finally {
    small.close()
  }
  expect(readdirSync(place)).not.toContain('spill-small')
})

it.each([
  ['Out of Memory Error: failed to offload data block of size 32.0 KiB: max_temp_directory_size was reached', 'disk'],
  ['IO Error: Could not write file: No space left on device', 'disk'],
  ['Out of Memory Error: failed to allocate data of size 16.0 MiB', 'memory'],
  ['INTERRUPT Error: Interrupted!', 'cancelled'],
  ['Conversion Error: Could not convert string', 'value'],
  ['Binder Error: no such column', 'failed'],
])('understands %s', (detail, fault) => {
  expect(faultFrom(new Error(detail))).toEqual({ fault, detail })
})

it('tells of values that do not fit', async () => {
  expect(await faultOf(engine.rows(ask(`select cast('十二' as integer)`)))).toBe('value')
})

it('hears how far a statement is', async () => {
  const shares: number[] = []
  const controller = new AbortController()
  const onProgress = (share: number) => {
    shares.push(share)
    controller.abort()
  }
  // Takes seconds: a fast machine is asked how far it is, too.
  const sql = `copy (select md5(repeat(name, 9000)) as m from '${file('sheet/a.parquet')}') to '${file('sheet/m.parquet')}' (format parquet)`
  const work = engine.rows(ask(sql, { reads: [file('sheet/a.parquet')], writes: file('sheet') }), { onProgress, signal: controller.signal })
  expect(await faultOf(work)).toBe('cancelled')
  expect(shares.every(share => share >= 0 && share <= 1)).toBe(true)
  expect(shares.length).toBeGreaterThan(0)
})

it('keeps a place free of jobs, and refuses what waits too long a queue', async () => {
  const two = new DataEngine(file('spill-two'), { memory: 128, threads: 1, atOnce: 2 })
  const controllers = Array.from({ length: 101 }, () => new AbortController())
  try {
    const jobs = controllers.map(({ signal }) => faultOf(two.rows(ask(ENDLESS), { background: true, signal })))
    expect(await two.rows(ask('select 5'))).toEqual([[5]])
    expect(await faultOf(two.rows(ask('select 6'), { background: true }))).toBe('busy')
    for (const controller of controllers) controller.abort()
    expect(new Set(await Promise.all(jobs))).toEqual(new Set(['cancelled']))
  } finally {
    two.close()
  }
})
