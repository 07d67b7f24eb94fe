import { andSql, isNarrowed, type ListSpec, type RawListQuery } from '../../../query'
import { all, childrenOf, find, page, type RecordRow } from '../../../records/repository'
import { TREE_ROOT } from '../../../records/writes'
import { errors, fail } from '../../../util/errors'
import { treeOf } from '../model/form'
import * as forms from '../repository'
import { texts } from '../texts'
import type { Governed, GovernedSub } from './governed'
import type { SubTable } from './standing'

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
function usual(query: RawListQuery, { whole: { entity }, access }: Governed): RawListQuery {
  const { column, order, ...rest } = query
  return column === 'id' && (entity.sort.field !== 'create_time' || !access.lists('create_time')) ? rest : { ...query }
}

/** Refuses an advanced query of a user who is not granted its button; trees read anew by the parents of what is open. */
function checkAdvanced({ access, spec, form }: Governed, { superQueryParams, superQueryTree, batchFlag }: RawListQuery): void {
  if (access.presses('super_query')) return
  const asked = { superQueryParams, superQueryTree }
  const columns = batchFlag === 'true' ? spec.columns.filter(({ name }) => name === treeOf(form.head)?.parent) : []
  if (isNarrowed(spec, asked) && (columns.length === 0 || !isNarrowed({ ...spec, columns }, asked))) throw errors.noPermission()
}

/** One page of the rows of a form. */
export async function dataOf(trx: forms.Trx, form: Governed, query: RawListQuery): Promise<Rows> {
  checkAdvanced(form, query)
  return rowsOf(trx, form.spec, readQuery(usual(query, form)))
}

/** The roots of a tree or what stands below one row; a search, and a client that names the parents itself, goes through the whole tree. */
export async function treeDataOf(trx: forms.Trx, form: Governed, query: RawListQuery): Promise<Rows> {
  const { parent, hasChild } = treeOf(form.whole.form.head) ?? fail(texts.noTree)
  checkAdvanced(form, query)
  const given = usual(query, form)
  const pid = typeof given[parent] === 'string' ? given[parent] : ''
  const whole = given.batchFlag === 'true' || (given.hasQuery === 'true' && pid === '')
  const asked = readQuery(given, [parent, hasChild])
  const spec = whole ? form.spec : { ...form.spec, where: andSql(form.spec.where, childrenOf(form.entity, pid || TREE_ROOT)) }
  return rowsOf(trx, spec, asked)
}

/** Every row that an export asks for. */
export async function everyRow(trx: forms.Trx, form: Governed, query: RawListQuery): Promise<RecordRow[]> {
  checkAdvanced(form, query)
  return all(trx, form.spec, readQuery(usual(query, form)))
}

/** What ties the rows of a sub-table to a record: the value of the column that they name. */
export const tieOf = (sub: SubTable, main: RecordRow): string | null => {
  const value = main[sub.mainField]
  return value === null || value === undefined || value === '' ? null : String(value)
}

/** The rows of a sub-table that belong to the record, as its list or another one reads them. */
export async function rowsBelow(trx: forms.Trx, sub: SubTable, main: RecordRow, spec = sub.spec): Promise<RecordRow[]> {
  const tie = tieOf(sub, main)
  return tie === null ? [] : all(trx, { ...spec, where: andSql(spec.where, forms.belonging(sub.key, [tie])) }, {})
}

/** A record with the rows of its sub-tables, by the names of their tables, as forms show them; undefined when the user sees none. */
export async function wholeRecord(
  trx: forms.Trx,
  form: Governed,
  subs: readonly GovernedSub[],
  id: string,
): Promise<RecordRow | undefined> {
  const [record, main] = [await find(trx, form.recordSpec, id), await find(trx, form.writeSpec, id)]
  if (!record || !main) return undefined
  for (const sub of subs) record[sub.table] = await rowsBelow(trx, sub, main, sub.recordSpec)
  return record
}
