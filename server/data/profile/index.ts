import type { DataEngine, EngineCell, EngineOptions } from '../engine'
import type { SheetSource } from '../plan'
import { meaningOf, type Semantic } from './semantics'
import { BARS, invalidStatement, isMoment, profileStatement } from './statement'
import type { Bar, ColumnProfile, Frequency } from './types'

export { mayMean, type Semantic } from './semantics'
export type { Bar, ColumnProfile, Frequency } from './types'

/** What users say that columns mean, by their names. `none`: nothing, whatever is found. */
export type Meanings = ReadonlyMap<string, Semantic | 'none'>

export interface ProfileOptions extends EngineOptions {
  /** Hears how many columns are done. */
  readonly onColumn?: (done: number) => void
  readonly meanings?: Meanings
}

type SheetColumn = SheetSource['columns'][number]

/** A place on the line of a column, as people write it. */
function placeText({ type }: SheetColumn, place: number): string {
  if (type !== 'date' && type !== 'datetime') return String(Number(place.toPrecision(12)))
  return new Date(place * 1000)
    .toISOString()
    .slice(0, type === 'date' ? 10 : 19)
    .replace('T', ' ')
}

/** Seconds of the line of dates are whole. */
const boundOf = (column: SheetColumn, lo: number, hi: number, at: number) => {
  const place = lo + ((hi - lo) * at) / BARS
  return placeText(column, isMoment(column) ? Math.round(place) : place)
}

function barsOf(column: SheetColumn, counts: ReadonlyMap<number, number>, lo: number, hi: number): readonly Bar[] {
  if (counts.size === 0 || !Number.isFinite(lo)) return []
  const most = hi > lo ? BARS : 1
  return Array.from({ length: most }, (_, at) => ({
    from: boundOf(column, lo, hi, at),
    to: boundOf(column, lo, hi, at + 1),
    count: counts.get(at) ?? 0,
  }))
}

function profileOf(column: SheetColumn, rows: readonly (readonly EngineCell[])[]): Omit<ColumnProfile, 'invalid'> {
  const one = (name: string) => rows.find(([key]) => key === name)
  const text = (name: string) => {
    const [, value = null] = one(name) ?? []
    return value === null ? null : String(value)
  }
  const count = (name: string) => Number(one(name)?.[2] ?? 0)
  const all = (name: string): readonly Frequency[] =>
    rows.filter(([key]) => key === name).map(([, value, times]) => ({ value: String(value), count: Number(times) }))
  const quartiles = ['q0', 'q1', 'q2'].map(text)
  const bars = new Map(all('bar').map(({ value, count: times }) => [Number(value), times]))
  return {
    filled: count('filled'),
    distinct: count('distinct'),
    min: text('min'),
    max: text('max'),
    mean: text('mean'),
    quartiles: quartiles.every(each => each !== null) ? quartiles : null,
    lengths: count('filled') > 0 && one('longest') ? [count('shortest'), count('longest')] : null,
    bars: barsOf(column, bars, Number(text('lo') ?? Number.NaN), Number(text('hi') ?? Number.NaN)),
    top: all('top'),
    patterns: all('pattern'),
    semantic: meaningOf(column.name, new Map(all('shape').map(({ value, count: times }) => [value, times]))),
  }
}

async function invalidOf(
  engine: DataEngine,
  { column, files }: { readonly column: SheetColumn; readonly files: readonly string[] },
  { semantic }: Pick<ColumnProfile, 'semantic'>,
  options: EngineOptions,
): Promise<number | null> {
  if (semantic === null) return null
  const statement = { sql: invalidStatement(files, column, column.stored, semantic) }
  const [[count = 0] = []] = await engine.rows({ statements: [statement], reads: files }, options)
  return Number(count)
}

/** What a column means: as users say, else as it was found. */
function semanticOf(found: Semantic | null, given: Semantic | 'none' | undefined): Semantic | null {
  if (given === 'none') return null
  return given ?? found
}

/** What each column of a sheet holds. */
export async function profileSheet(
  engine: DataEngine,
  { columns, files }: SheetSource,
  { onColumn, meanings = new Map(), ...options }: ProfileOptions = {},
): Promise<readonly ColumnProfile[]> {
  const profiles: ColumnProfile[] = []
  for (const column of columns) {
    const statement = { sql: profileStatement(files, column, column.stored) }
    const found = profileOf(column, await engine.rows({ statements: [statement], reads: files }, options))
    const profile = { ...found, semantic: semanticOf(found.semantic, meanings.get(column.name)) }
    profiles.push({ ...profile, invalid: await invalidOf(engine, { column, files }, profile, options) })
    onColumn?.(profiles.length)
  }
  return profiles
}
