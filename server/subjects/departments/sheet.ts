import { optionsOf, type SheetFields } from '../../sheets'
import { pathOf, treeOf } from '../../util/trees/nodes'
import { asNode, type Depart } from './repository'
import { texts } from './texts'

export const fields: SheetFields = () => [
  { name: 'departName', title: texts.name, required: true, length: 100 },
  { name: 'parent', title: texts.parent, note: texts.parentNote, length: 1000 },
  { name: 'orgCode', title: texts.code, only: 'export' },
  { name: 'departNameEn', title: texts.nameEn, length: 500 },
  { name: 'departNameAbbr', title: texts.shortName, length: 500 },
  { name: 'orgCategory', title: texts.category, options: optionsOf(texts.categories) },
  { name: 'departOrder', title: texts.order, number: true },
  { name: 'mobile', title: texts.mobile, length: 32 },
  { name: 'fax', title: texts.fax, length: 32 },
  { name: 'address', title: texts.address, length: 100 },
  { name: 'memo', title: texts.memo, length: 500 },
  { name: 'status', title: texts.state, options: optionsOf(texts.states) },
]

/** Rows as the workbook shows them, with the path of their parent. */
export function sheetRows(rows: readonly Depart[], everything: readonly Depart[]): object[] {
  const tree = treeOf(everything.map(asNode))
  return rows.map(row => ({ ...row, parent: row.parentId ? pathOf(tree, row.parentId) : '' }))
}
