import { randomBytes } from 'node:crypto'
import { Refusal } from './call'
import { matches } from './query'

export type Row = Record<string, unknown>
export type Kind = 'text' | 'int' | 'bool' | 'time' | 'date'

export interface TableShape {
  /** Properties that clients may send and ask by; everything else of a body is ignored. */
  readonly columns: Readonly<Record<string, Kind>>
  /** Dictionaries of columns, whose texts lists hold. */
  readonly dicts?: Readonly<Record<string, string>>
  readonly unique?: readonly string[]
  /** Ids are given by the caller. */
  readonly ownIds?: boolean
  /** Deleted rows go into a recycle bin. */
  readonly bin?: boolean
}

const AUDIT: TableShape['columns'] = { id: 'text', createBy: 'text', createTime: 'time', updateBy: 'text', updateTime: 'time' }
const DATES: { readonly [kind in Kind]?: RegExp } = { time: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, date: /^\d{4}-\d\d-\d\d$/ }

const unreadable = (kind: string, value: unknown) =>
  new Refusal(`操作失败，JSON parse error: Cannot deserialize value of type \`${kind}\` from ${JSON.stringify(value)}`)

function read(kind: Kind, value: unknown): unknown {
  if (value === null || value === '') return kind === 'text' ? value : null
  if (typeof value === 'object') throw unreadable(kind, value)
  if (kind === 'int') {
    if (!/^-?\d+$/.test(String(value))) throw unreadable('Integer', value)
    return Number(value)
  }
  if (kind === 'bool') {
    if (typeof value !== 'boolean') throw unreadable('boolean', value)
    return value
  }
  if (DATES[kind]?.test(String(value)) === false) throw unreadable('Date', value)
  return String(value)
}

export const newId = () => randomBytes(16).toString('hex')

const pad = (value: number) => String(value).padStart(2, '0')

export function timeText(date = new Date()): string {
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  return `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`
}

export interface Page {
  readonly records: readonly Row[]
  readonly total: number
  readonly size: number
  readonly current: number
  readonly pages: number
}

export function pageOf(rows: readonly Row[], query: Readonly<Record<string, string>>): Page {
  const current = Number(query.pageNo ?? 1)
  const size = Number(query.pageSize ?? 10)
  const records = size < 0 ? rows : rows.slice((current - 1) * size, current * size)
  return { records, total: rows.length, size, current, pages: Math.ceil(rows.length / Math.max(size, 1)) }
}

/** Rows of an entity, in memory. */
export class Table {
  rows: Row[] = []
  bin: Row[] = []
  private readonly columns: TableShape['columns']

  constructor(
    readonly shape: TableShape,
    rows: readonly Row[],
  ) {
    this.columns = { ...AUDIT, ...shape.columns }
    for (const row of rows) this.add(row, 'admin')
  }

  add(body: Row, by: string): Row {
    const { id, ...given } = this.read(body)
    if (this.shape.ownIds && this.rows.some(row => row.id === id)) throw new Refusal('该编号已存在!')
    this.refuseTaken(given, undefined)
    const empty = Object.fromEntries(Object.keys(this.columns).map(name => [name, null]))
    const row = { ...empty, createTime: timeText(), createBy: by, ...given, id: id || newId() }
    this.rows.push(row)
    return row
  }

  /** Writes what was sent and is not null, as their mapper does. Undefined: there is no such row. */
  edit(body: Row, by: string): Row | undefined {
    const row = this.find(body.id)
    if (!row) return undefined
    const given = this.read(body)
    this.refuseTaken(given, row)
    const written = Object.entries(given).filter(([name, value]) => value !== null && name !== 'createTime')
    return Object.assign(row, Object.fromEntries(written), { updateBy: by, updateTime: timeText() })
  }

  remove(ids: readonly string[]): number {
    const gone = this.rows.filter(({ id }) => ids.includes(String(id)))
    this.rows = this.rows.filter(row => !gone.includes(row))
    if (this.shape.bin) this.bin.push(...gone)
    return gone.length
  }

  restore(ids: readonly string[]): void {
    this.rows.push(...this.bin.filter(({ id }) => ids.includes(String(id))))
    this.erase(ids)
  }

  erase(ids: readonly string[]): void {
    this.bin = this.bin.filter(({ id }) => !ids.includes(String(id)))
  }

  find(id: unknown): Row | undefined {
    return this.rows.find(row => String(row.id) === String(id))
  }

  list(query: Readonly<Record<string, string>>): Row[] {
    const found = this.rows.filter(row => matches(row, this.columns, query))
    const { column, order } = query
    if (!column || !order) return found
    const name = column.replace(/_dictText$/, '')
    if (!(name in this.columns)) throw new Refusal(`请注意，将要排序的列字段不存在：${name}`)
    const turn = order.toUpperCase().includes('ASC') ? 1 : -1
    return found.toSorted(
      (left, right) => turn * String(left[name] ?? '').localeCompare(String(right[name] ?? ''), 'zh', { numeric: true }),
    )
  }

  private read(body: Row): Row {
    const known = Object.entries(body).flatMap(([name, value]) => {
      const kind = this.columns[name]
      return kind === undefined || value === undefined ? [] : [[name, read(name === 'id' && this.shape.ownIds ? 'int' : kind, value)]]
    })
    return Object.fromEntries(known)
  }

  private refuseTaken(given: Row, self: Row | undefined): void {
    for (const name of this.shape.unique ?? []) {
      const taken = given[name] && this.rows.some(row => row !== self && row[name] === given[name])
      if (taken) throw new Refusal('数据库中已存在该记录')
    }
  }
}
