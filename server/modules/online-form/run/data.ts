import { andSql, type ListSpec, type RawListQuery } from '../../../query'
import { all, childrenOf, find, page, type RecordRow } from '../../../records/repository'
import { TREE_ROOT } from '../../../records/writes'
import { HAS_CHILD, PARENT } from '../model/form'
import * as forms from '../repository'
import type { Running, SubTable } from './standing'

/** A page of this size is all rows. */
const ALL = -521

/** Ids have no order that means anything: rows that stand by them stand as they were added. */
function readQuery(query: RawListQuery, without: readonly string[] = []): RawListQuery {
  const { tabletype: _, hasQuery: __, batchFlag: ___, ...rest } = query
  const asked = Object.fromEntries(Object.entries(rest).filter(([name]) => !without.includes(name)))
  return asked.column === 'id' ? { ...asked, column: 'create_time' } : asked
}

export interface Rows {
  readonly records: RecordRow[]
  readonly total: number
}

async function rowsOf(trx: forms.Trx, spec: ListSpec, query: RawListQuery): Promise<Rows> {
  if (Number(query.pageSize) === ALL) {
    const records = await all(trx, spec, query)
    return { records, total: records.length }
  }
  const { records, total } = await page(trx, spec, query)
  return { records, total }
}

/** A list that names no sort has that of its form, even when a client says that it sorts by the id. */
function usual(query: RawListQuery, { entity }: Running): RawListQuery {
  const { column, order, ...rest } = query
  return column === 'id' && entity.sort.field !== 'create_time' ? rest : { ...query }
}

/** One page of the rows of a form. */
export const dataOf = (trx: forms.Trx, running: Running, query: RawListQuery): Promise<Rows> =>
  rowsOf(trx, running.spec, readQuery(usual(query, running)))

/** The roots of a tree or what stands below one row; a search, and a client that names the parents itself, goes through the whole tree. */
export function treeDataOf(trx: forms.Trx, running: Running, query: RawListQuery): Promise<Rows> {
  const given = usual(query, running)
  const pid = typeof given[PARENT] === 'string' ? (given[PARENT] as string) : ''
  const whole = given.batchFlag === 'true' || (given.hasQuery === 'true' && pid === '')
  const asked = readQuery(given, [PARENT, HAS_CHILD])
  const spec = whole ? running.spec : { ...running.spec, where: andSql(running.spec.where, childrenOf(pid || TREE_ROOT)) }
  return rowsOf(trx, spec, asked)
}

/** Every row that an export asks for. */
export const everyRow = (trx: forms.Trx, running: Running, query: RawListQuery): Promise<RecordRow[]> =>
  all(trx, running.spec, readQuery(usual(query, running)))

/** What ties the rows of a sub-table to a record: the value of the column that they name. */
export const tieOf = (sub: SubTable, main: RecordRow): string | null => {
  const value = main[sub.mainField]
  return value === null || value === undefined || value === '' ? null : String(value)
}

/** The rows of a sub-table that belong to the record. */
export async function rowsBelow(trx: forms.Trx, sub: SubTable, main: RecordRow): Promise<RecordRow[]> {
  const tie = tieOf(sub, main)
  return tie === null ? [] : all(trx, { ...sub.spec, where: andSql(sub.spec.where, forms.belonging(sub.key, [tie])) }, {})
}

/** A record with the rows of its sub-tables, by the names of their tables; undefined when there is none. */
export async function wholeRecord(trx: forms.Trx, running: Running, subs: readonly SubTable[], id: string): Promise<RecordRow | undefined> {
  const record = await find(trx, running.spec, id)
  if (!record) return undefined
  for (const sub of subs) record[sub.table] = await rowsBelow(trx, sub, record)
  return record
}
