import type { EntityModel } from '../../../../renderer/core'
import { type Choice, choicesOf, readWhere, type Sources } from '../../../query'
import { type Field, type Form, isOn, tableOf, treeOf } from './form'
import { dictionaryOf, linkSettings, readConditions, tableAndWhere, treeSettings } from './settings'

type Settings = Pick<Field, 'fieldShowType' | 'dictTable' | 'dictField' | 'dictText'>

/** How a field is asked for in a query, where that is not as it is filled in. */
export function queryControl(field: Field): Settings {
  const { queryShowType, queryDictTable = null, queryDictField = null, queryDictText = null } = field
  return { fieldShowType: queryShowType || 'text', dictTable: queryDictTable, dictField: queryDictField, dictText: queryDictText }
}

/** How one control chooses out of a table; of dictionaries by their codes nothing is said. */
function ofControl(settings: Settings): readonly Choice[] {
  const tree = settings.fieldShowType === 'sel_tree' ? treeSettings(settings) : undefined
  if (tree) return [{ dict: tree.dict, parents: [tree.pidField], filters: [] }]
  const link = settings.fieldShowType === 'link_down' ? linkSettings(settings) : undefined
  if (link) {
    const filters = (readConditions(link.condition) ?? []).map(([column]) => column)
    return [{ dict: `${link.table},${link.txt},${link.key}`, parents: [link.pidField], filters }]
  }
  const dict = dictionaryOf(settings)
  const { where } = tableAndWhere(settings.dictTable)
  const filters = (where === undefined ? undefined : readWhere(where))?.map(({ column }) => column) ?? []
  return dict?.includes(',') ? [{ dict, parents: [], filters }] : []
}

/** How one column of a form chooses out of tables, where it is filled in and where it is asked for. */
export const fieldChoices = (field: Field): readonly Choice[] => [
  ...ofControl(field),
  ...(isOn(field.queryConfigFlag) ? ofControl(queryControl(field)) : []),
]

/** How a form chooses out of tables: its columns, and the parent of a row out of its own tree. */
export function formChoices({ head, fields }: Form, entity: EntityModel, sources: Sources): readonly Choice[] {
  const tree = treeOf(head)
  const own = tree ? [{ dict: `${tableOf(head.tableName)},${head.treeFieldname ?? ''},id`, parents: [tree.parent], filters: [] }] : []
  return [...fields.flatMap(fieldChoices), ...entity.fields.flatMap(field => choicesOf(field, sources)), ...own]
}
