import type { DataEngine, EngineCell, EngineOptions } from '../engine'
import { nameAt, records } from './csv'
import { digitsAfterPoint, digitsOf, FORM_NAMES, type FormName, looked, MOST_DIGITS, readValue, slowValue } from './reading'
import type { KnownType, ProposedColumn, TextFile } from './types'

/** A type that all but so many of a hundred values fit is told. */
const NEARLY = 0.05
/** Rows that are looked at in all forms before all rows are in one. */
const HEAD_ROWS = 1000
/** A telephone number, which names something. */
const MOBILE = '1[3-9][0-9]{9}'
/** Columns that are looked at in one pass. */
const AT_ONCE = 200

type Figures = readonly EngineCell[]

/** Values of some columns in all forms: how many there are, the most digits, telephone numbers, how many of each form, and the least that is not of the form. */
function allForms(file: TextFile, columns: readonly number[], rows?: number): string {
  const from = `${records(file.path, file.layout)}${rows === undefined ? '' : ` limit ${rows}`}`
  const list = (items: readonly (string | number)[]) => `unnest([${items.join(', ')}])`
  const values = `select ${list(columns)} as "at", ${list(columns.map(nameAt))} as "text" from (select * from ${from})`
  const filled = `select "at", ${looked('"text"')} as "v" from (${values}) where "text" <> ''`
  const read = FORM_NAMES.map(form => `${slowValue('"v"', form)} as "${form}"`)
  const forms = FORM_NAMES.map(form => `count("${form}")`)
  const misfits = FORM_NAMES.map(form => `min("v") filter (where "${form}" is null)`)
  const digits = `max(case when "decimal" is not null then ${digitsAfterPoint('"v"')} end)`
  const mobiles = `count(case when regexp_full_match("v", '${MOBILE}') then 1 end)`
  return `select "at", count(*), ${digits}, ${[mobiles, ...forms, ...misfits].join(', ')} from (select *, ${read.join(', ')} from (${filled}) where "v" <> '') group by "at"`
}

/** Of columns with the form that they seem to have: values of that form, all texts, the most digits. */
function oneForm(file: TextFile, columns: readonly number[], guesses: ReadonlyMap<number, FormName | undefined>): string {
  const figures = columns.flatMap(at => {
    const text = nameAt(at)
    const guess = guesses.get(at)
    const fits = guess ? `count(${readValue(text, { type: guess, digits: MOST_DIGITS / 2 })})` : '0'
    return [fits, `count(${text})`, guess === 'decimal' ? `max(${digitsOf(text)})` : '0']
  })
  return `select ${figures.join(', ')} from ${records(file.path, file.layout)}`
}

const shapeOf = (type: FormName, digits: number) =>
  type === 'decimal' ? { type, digits: Math.min(MOST_DIGITS, Math.max(2, digits)) } : { type }

const countsOf = ([, , , , ...rest]: Figures) =>
  FORM_NAMES.map((form, at) => [form, Number(rest[at]), rest[FORM_NAMES.length + at]] as const)

const areMobiles = (figures: Figures) => Number(figures[3]) > 0 && figures[3] === figures[1]
/** The type that all values fit. */
const fitting = (figures: Figures) =>
  areMobiles(figures) ? undefined : countsOf(figures).find(([, count]) => count > 0 && count === Number(figures[1]))?.[0]
const bestOf = (figures: Figures) => countsOf(figures).reduce((best, each) => (each[1] > best[1] ? each : best))

function proposed(name: string, figures: Figures | undefined): ProposedColumn {
  if (!figures) return { name, type: 'text', filled: 0 }
  const filled = Number(figures[1])
  const type = fitting(figures)
  if (type) return { name, ...shapeOf(type, Number(figures[2])), filled }
  if (areMobiles(figures)) return { name, type: 'text', filled }
  const [form, count, example] = bestOf(figures)
  const others = filled - count
  const nearly = others / filled <= NEARLY && { nearly: { type: form, others, example: String(example).slice(0, 100) } }
  return { name, type: 'text', filled, ...nearly }
}

/** Some values are of a form and some are not, or none was seen: only all rows can say. */
const isOpen = (figures: Figures | undefined) =>
  !figures || (bestOf(figures)[1] * 2 > Number(figures[1]) && !fitting(figures) && !areMobiles(figures))

const byColumn = (rows: readonly Figures[]) => new Map(rows.map(row => [Number(row[0]), row]))

class Proposing {
  constructor(
    private readonly engine: DataEngine,
    private readonly file: TextFile,
    private readonly options: EngineOptions,
  ) {}

  async columns(columns: readonly number[]): Promise<readonly ProposedColumn[]> {
    const head = await this.ask(`select count(*) from (select 1 from ${records(this.file.path, this.file.layout)} limit ${HEAD_ROWS})`)
    const first = byColumn(await this.ask(allForms(this.file, columns, HEAD_ROWS)))
    const all = Number(head[0]?.[0]) < HEAD_ROWS
    return all ? columns.map(at => proposed(this.name(at), first.get(at))) : this.verified(columns, first)
  }

  /** Each column by all rows: in the form that its first rows have, and in all where that is not the one of all rows. */
  private async verified(columns: readonly number[], first: ReadonlyMap<number, Figures>): Promise<readonly ProposedColumn[]> {
    const open = new Set(columns.filter(at => isOpen(first.get(at))))
    const known = columns.filter(at => !open.has(at))
    const guesses = new Map(known.map(at => [at, fitting(first.get(at) ?? [])]))
    const [row = []] = known.length === 0 ? [] : await this.ask(oneForm(this.file, known, guesses))
    const found = new Map<number, ProposedColumn>()
    for (const [place, at] of known.entries()) {
      const [fits = 0, filled = 0, digits = 0] = row.slice(place * 3).map(Number)
      const guess = guesses.get(at)
      if (guess && fits < filled) open.add(at)
      else found.set(at, { name: this.name(at), ...(guess ? shapeOf(guess, digits) : { type: 'text' }), filled })
    }
    const rest = open.size === 0 ? new Map<number, Figures>() : byColumn(await this.ask(allForms(this.file, [...open])))
    return columns.map(at => found.get(at) ?? proposed(this.name(at), rest.get(at)))
  }

  private name(at: number): string {
    return this.file.layout.names[at] ?? ''
  }

  private ask(sql: string): Promise<readonly Figures[]> {
    return this.engine.rows({ statements: [{ sql }], reads: [this.file.path] }, this.options)
  }
}

/** What the file itself says stands: its texts stay texts, and its whole numbers are no days. */
function asKnown(column: ProposedColumn, known: KnownType | null | undefined): ProposedColumn {
  const { name, filled, type } = column
  if (!known || (known === 'whole' && type !== 'date')) return column
  return { name, filled, type: known }
}

/**
 * What the columns of a file hold, by all of its rows. A type is proposed where each value fits it: numbers with leading zeros or more than 15 digits
 * are texts, since they name something; so is a column whose first values are telephone numbers.
 */
export async function proposeColumns(engine: DataEngine, file: TextFile, options: EngineOptions = {}): Promise<readonly ProposedColumn[]> {
  const proposing = new Proposing(engine, file, options)
  const columns: ProposedColumn[] = []
  const places = file.layout.names.map((_, at) => at)
  for (let from = 0; from < places.length; from += AT_ONCE) columns.push(...(await proposing.columns(places.slice(from, from + AT_ONCE))))
  return columns.map((column, at) => asKnown(column, file.types?.[at]))
}
