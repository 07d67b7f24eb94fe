import { translated } from '../../../../renderer/core'
import { inEveryLanguage } from '../../../http/language'
import { andSql } from '../../../query'
import { entityOptions } from '../../../records/options'
import { all, findMany, type RecordRow } from '../../../records/repository'
import type { LineSheet } from '../../../sheets'
import { sheetColumns } from '../../../sheets/records/columns'
import { sheetNames } from '../../../sheets/workbook'
import * as forms from '../repository'
import { tieOf } from './data'
import type { Governed, GovernedSub } from './governed'

/** The sheets of a workbook on which the rows of sub-tables stand; what ties them to their record is its number there. */
export async function subSheets(
  trx: forms.Trx,
  { entity }: Governed,
  subs: readonly GovernedSub[],
  view: 'import' | 'export',
): Promise<readonly LineSheet[]> {
  const titles = [entity.title, ...subs.map(sub => sub.entity.title)]
  const names = inEveryLanguage(() => sheetNames(titles.map(title => translated(title))))
  const sheets: LineSheet[] = []
  for (const [index, sub] of subs.entries()) {
    const own = { ...sub.entity, fields: sub.entity.fields.filter(({ name }) => name !== sub.key) }
    sheets.push({
      name: sub.table,
      title: translated(sub.entity.title),
      names: names.map(each => each[index + 1] ?? ''),
      columns: sheetColumns(own, view, await entityOptions(trx, own, view === 'import')),
    })
  }
  return sheets
}

/** Records whose rows are read at once. */
const AT_ONCE = 500

/** Gives records the rows of their sub-tables that the user sees, by the names of the tables. */
export async function fillSubRows(
  trx: forms.Trx,
  form: Governed,
  subs: readonly GovernedSub[],
  records: readonly RecordRow[],
): Promise<void> {
  for (let from = 0; from < records.length && subs.length > 0; from += AT_ONCE) {
    const some = records.slice(from, from + AT_ONCE)
    const mains = await findMany(
      trx,
      form.writeSpec,
      some.map(({ id }) => String(id)),
    )
    for (const sub of subs) await fillRowsOf(trx, sub, some, mains)
  }
}

async function fillRowsOf(
  trx: forms.Trx,
  sub: GovernedSub,
  records: readonly RecordRow[],
  mains: ReadonlyMap<string, RecordRow>,
): Promise<void> {
  const tieOfRecord = ({ id }: RecordRow) => {
    const main = mains.get(String(id))
    return main === undefined ? null : tieOf(sub, main)
  }
  const ties = [...new Set(records.flatMap(record => tieOfRecord(record) ?? []))]
  const { writeSpec } = sub
  const rows = ties.length === 0 ? [] : await all(trx, { ...writeSpec, where: andSql(writeSpec.where, forms.belonging(sub.key, ties)) }, {})
  const byTie = new Map(ties.map(tie => [tie, [] as RecordRow[]]))
  for (const row of rows) byTie.get(String(row[sub.key]))?.push(row)
  for (const record of records) record[sub.table] = byTie.get(tieOfRecord(record) ?? '') ?? []
}
