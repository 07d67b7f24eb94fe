import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCron } from '../../tests/helpers/crons'
import { nextRun, nextRuns, parseCron, printCron } from './index'
import { valuesOf } from './values'
import { instantOf, wallAt } from './zone'

const table = readFileSync(new URL('../../tests/fixtures/cron/runs.tsv', import.meta.url), 'utf8')
const cases = table.split('\n').flatMap(line => {
  const [text, zone, after, count, runs = ''] = line.split('\t')
  if (text === undefined || zone === undefined || after === undefined) return []
  return [{ text, zone, after, count: Number(count), runs: runs === '' ? [] : runs.split(' ') }]
})

const plain = (run: Date) => run.toISOString().replace('.000', '')

it('a field has no numbers where they depend on the month', () => {
  const { day } = parseCron('0 0 0 L * ?')
  expect([valuesOf('day', day), valuesOf('month', day)]).toEqual([undefined, undefined])
})

describe('the next runs', () => {
  it('are told for more than 200 expressions', () => {
    expect(cases.length).toBeGreaterThan(200)
  })

  it.each(cases)('of $text in $zone after $after are those of Quartz', ({ text, zone, after, count, runs }) => {
    expect(nextRuns(parseCron(text), new Date(after), zone, count).map(plain)).toEqual(runs)
  })

  it('begin with the second after the given one, whatever its milliseconds are', () => {
    const cron = parseCron('* * * * * ?')
    expect(nextRun(cron, new Date('2024-01-01T00:00:00.999Z'), 'UTC')?.toISOString()).toBe('2024-01-01T00:00:01.000Z')
  })

  it('are none when the years are over', () => {
    expect(nextRuns(parseCron('0 0 0 1 1 ? 2030'), new Date('2029-12-31T23:59:58Z'), 'UTC', 3).map(plain)).toEqual(['2030-01-01T00:00:00Z'])
  })

  it('are none for a day that no month has', () => {
    expect(nextRuns(parseCron('0 0 0 30 2 ?'), new Date('2024-01-01T00:00:00Z'), 'Asia/Shanghai', 1)).toEqual([])
    expect(nextRuns(parseCron('0 0 0 L-31 * ?'), new Date('2024-01-01T00:00:00Z'), 'Asia/Shanghai', 1)).toEqual([])
  })

  it('take a step of 60 minutes for the start alone', () => {
    const runs = nextRuns(parseCron('0 5/60 * * * ?'), new Date('2024-01-01T00:00:00Z'), 'UTC', 2)
    expect(runs.map(plain)).toEqual(['2024-01-01T00:05:00Z', '2024-01-01T01:05:00Z'])
  })

  it('are refused for a zone that is none', () => {
    expect(() => nextRun(parseCron('* * * * * ?'), new Date(), 'Mars/Olympus')).toThrow(RangeError)
  })
})

/** Whether a field of plain values takes a value, by its text alone. */
function takes(text: string, value: number, low: number, high: number): boolean {
  return text.split(',').some(piece => {
    const [body = '', step = '1'] = piece.split('/')
    const [start = low, end = piece.includes('/') ? high : Number(body)] = body === '*' ? [low, high] : body.split('-').map(Number)
    const round = high - low + 1
    const [last, place] = [end < start ? end + round : end, value < start ? value + round : value]
    return place <= last && (place - start) % Number(step) === 0
  })
}

function dayIsMeant(day: string, week: string, wall: Date): boolean {
  const [date, weekday] = [wall.getUTCDate(), wall.getUTCDay() + 1]
  const length = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate()
  if (week.endsWith('L')) return weekday === Number(week.slice(0, -1)) && date + 7 > length
  if (week.includes('#')) return week === `${weekday}#${Math.ceil(date / 7)}`
  if (week !== '?') return takes(week, weekday, 1, 7)
  if (!/[LW]/.test(day)) return takes(day, date, 1, 31)
  const aim = day.startsWith('L') ? length - Number(/\d+/.exec(day)?.[0] ?? 0) : Number(day.slice(0, -1))
  if (!day.endsWith('W')) return date === aim
  const workday = (each: number) => ![0, 6].includes(new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), each)).getUTCDay())
  const near =
    aim < 1
      ? undefined
      : [0, -1, 1, -2, 2].map(by => aim + by).find(each => workday(each) && (aim > length || (each >= 1 && each <= length)))
  return date === near
}

function isMeant(text: string, wall: Date): boolean {
  const [second = '', minute = '', hour = '', day = '', month = '', week = '', year = '*'] = text.split(' ')
  const fields: readonly (readonly [string, number, number, number])[] = [
    [second, wall.getUTCSeconds(), 0, 59],
    [minute, wall.getUTCMinutes(), 0, 59],
    [hour, wall.getUTCHours(), 0, 23],
    [month, wall.getUTCMonth() + 1, 1, 12],
    [year, wall.getUTCFullYear(), 1970, 2199],
  ]
  return fields.every(([field, value, low, high]) => takes(field, value, low, high)) && dayIsMeant(day, week, wall)
}

const zones = fc.constantFrom('Asia/Shanghai', 'UTC', 'America/New_York', 'Australia/Lord_Howe', 'America/Havana', 'Pacific/Apia')
const NIGHTS = [
  [2024, 2, 10, 5],
  [2024, 10, 3, 4],
  [2024, 3, 6, 14],
  [2011, 11, 30, 9],
  // Of the summer times of Shanghai.
  [1986, 4, 3, 17],
  [1988, 3, 16, 17],
  [1988, 8, 10, 16],
  [1991, 8, 14, 16],
].map(([year = 0, month = 0, day, hour]) => Date.UTC(year, month, day, hour))
const instants = fc
  .oneof(
    fc.integer({ min: Date.UTC(2011, 0, 1), max: Date.UTC(2030, 0, 1) }),
    // Around the nights in which a clock of the zones is changed.
    fc.tuple(fc.constantFrom(...NIGHTS), fc.integer({ min: 0, max: 10_800_000 })).map(([night, by]) => night + by),
  )
  .map(instant => Math.floor(instant / 1000) * 1000)

describe('in the nights in which the clocks of Shanghai were moved', () => {
  const runsOf = (text: string, after: string, count: number) =>
    nextRuns(parseCron(text), new Date(`${after}+08:00`), 'Asia/Shanghai', count).map(run => run.toISOString())

  it('a time that was left out does not run, and steps go on behind it', () => {
    expect(runsOf('0 30 2 * * ?', '1988-04-16T12:00:00', 2)).toEqual(['1988-04-17T17:30:00.000Z', '1988-04-18T17:30:00.000Z'])
    expect(runsOf('0 0/40 * * * ?', '1988-04-17T01:30:00', 3)).toEqual([
      '1988-04-16T17:40:00.000Z',
      '1988-04-16T18:00:00.000Z',
      '1988-04-16T18:40:00.000Z',
    ])
  })

  it('a time that came twice runs once, at the usual time, as a moment that is written so means it', () => {
    expect(runsOf('0 30 1 * * ?', '1988-09-10T12:00:00', 2)).toEqual(['1988-09-10T17:30:00.000Z', '1988-09-11T17:30:00.000Z'])
  })
})

describe('the next run of any expression', () => {
  it('is one that every field means', () => {
    fc.assert(
      fc.property(anyCron(), instants, zones, (cron, after, zone) => {
        const run = nextRun(cron, new Date(after), zone)
        if (run === null) return
        expect(run.getTime()).toBeGreaterThan(after)
        expect(isMeant(printCron(cron), new Date(wallAt(run.getTime(), zone)))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['second', 1],
    ['minute', 60],
  ])('skips none: there is none in any %s before it', (_unit, by) => {
    const whole = { kind: 'list' as const, items: [{ kind: 'value' as const, value: 0 }] }
    fc.assert(
      fc.property(anyCron(), instants, zones, (any, start, zone) => {
        const cron = by === 60 ? { ...any, second: whole } : any
        const after = Math.floor(start / (by * 1000)) * by * 1000
        const run = nextRun(cron, new Date(after), zone)?.getTime() ?? Number.POSITIVE_INFINITY
        expect(skipped(printCron(cron), after, run, by * 1000, zone)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

/** The instants between two, at most 800 of them, that the expression means. */
function skipped(text: string, after: number, run: number, by: number, zone: string): readonly string[] {
  const shown = wallAt(after, zone)
  const steps = Array.from({ length: 800 }, (_, index) => after + (index + 1) * by).filter(instant => instant < run)
  const missed = steps.filter(instant => {
    const wall = wallAt(instant, zone)
    if (wall <= shown || !isMeant(text, new Date(wall))) return false
    // The first of two times at which the clock shows the same is none.
    return instantOf(wall, zone) === instant
  })
  return missed.map(instant => `${text} in ${zone}: ${new Date(instant).toISOString()}`)
}
