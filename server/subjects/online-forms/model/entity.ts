import {
  type EntityField,
  type EntityModel,
  entityRegistry,
  type Issue,
  loadEntity,
  presetOf,
  unsafePattern,
} from '../../../../renderer/core'
import { asWritten } from '../../../http/language'
import { FORMS_SCHEMA } from '../repository'
import { type Field, type Form, isOn, ownFields, tableOf, treeOf } from './form'
import { isNumber, kindOf, sizeOf } from './kinds'
import { dictionaryOf, extensionOf, isManyLinks, linkSettings, switchPair, treeSettings } from './settings'

const split = (text: string | null | undefined) => (text ?? '').split(',').map(part => part.trim())

/** What a popup fills, and with what. */
const popup = ({ dictTable, dictField, dictText, ...field }: Field) => ({
  type: 'popup',
  props: {
    popupCode: dictTable ?? '',
    orgFields: dictField ?? '',
    destFields: dictText ?? '',
    popupMulti: extensionOf(field).popupMulti === true,
  },
})

/** A field of a choice shows the texts of its dictionary. */
const chosen = (type: string, field: Field) => {
  const dict = dictionaryOf(field)
  return {
    type: dict ? type : 'input',
    ...(dict && { dict }),
    ...(dict && isNumber(field) && type !== 'sel_search' && { props: { number: true } }),
  }
}

const linked = ({ table, txt, key }: NonNullable<ReturnType<typeof linkSettings>>) => ({
  type: 'sel_search',
  dict: `${table},${txt},${key}`,
})

function typed(field: Field): object {
  switch (field.fieldShowType) {
    case 'list':
      return chosen('select', field)
    case 'radio':
    case 'sel_search':
      return chosen(field.fieldShowType, field)
    case 'link_table':
      return isManyLinks(field) ? { type: 'list_multi', dict: dictionaryOf(field) } : chosen('sel_search', field)
    case 'checkbox':
    case 'list_multi':
      return { type: field.fieldShowType, dict: dictionaryOf(field) }
    case 'switch':
      return { type: 'switch', props: { values: switchPair(field) } }
    case 'cat_tree':
      return { type: 'cat_tree', props: { pcode: field.dictField?.trim() || '0' } }
    case 'sel_tree':
      return { type: 'sel_tree', props: treeSettings(field) }
    case 'popup':
      return popup(field)
    case 'popup_dict': {
      const [valueField = ''] = split(field.dictField)
      return { type: 'popup_dict', props: { popupCode: field.dictTable ?? '', valueField, textField: split(field.dictText)[0] ?? '' } }
    }
    case 'link_down': {
      const settings = linkSettings(field)
      return settings ? linked(settings) : { type: 'input' }
    }
    case 'sel_user':
    case 'sel_depart':
    case 'date':
    case 'datetime':
    case 'time':
    case 'file':
    case 'image':
    case 'textarea':
    case 'umeditor':
    case 'markdown':
      return { type: field.fieldShowType }
    case 'pca':
      return { type: 'area' }
    default:
      return plain(field)
  }
}

function plain(field: Field): object {
  if (isNumber(field)) return { type: 'inputNumber' }
  const kind = kindOf(field)
  return { type: kind === 'date' || kind === 'datetime' ? kind : 'input' }
}

/** Whether a record must have a value: the form asks for it, or the table does not do without. */
export const isRequired = (field: Field): boolean => (isOn(field.fieldMustInput) && isOn(field.isShowForm)) || field.dbIsNull === 0

function views(field: Field): string {
  const list = isOn(field.isShowList) ? ['list', 'export'] : []
  const form = isOn(field.isShowForm) ? ['form', 'details', ...(isOn(field.isReadOnly) ? [] : ['import'])] : []
  return [...list, ...form].join(' ')
}

/** Lower levels of a cascade are fields of their own, which show the same texts. */
function lowerLevels(fields: readonly Field[]): ReadonlyMap<string, object> {
  const levels = new Map<string, object>()
  for (const field of fields) {
    const settings = field.fieldShowType === 'link_down' ? linkSettings(field) : undefined
    for (const name of settings?.linkField ?? []) if (settings) levels.set(name, linked(settings))
  }
  return levels
}

/** The check of a field; `decided` when only the server may run it, since it was stored before patterns were checked. */
function checkOf({ fieldValidType }: Field): { readonly rule: string; readonly decided: boolean } {
  const rule = fieldValidType?.trim() ?? ''
  return { rule, decided: presetOf(rule) === undefined && unsafePattern(rule)?.problem === 'backtracking' }
}

function written(field: Field, lower: ReadonlyMap<string, object>): object {
  const { rule, decided } = checkOf(field)
  return {
    title: field.dbFieldTxt,
    in: views(field),
    ...(field.fieldShowType === 'text' ? (lower.get(field.dbFieldName) ?? plain(field)) : typed(field)),
    ...(isRequired(field) && { required: true }),
    ...(rule && !decided && { rules: [rule] }),
    ...(field.dbDefaultVal && { default: field.dbDefaultVal }),
  }
}

function stored(model: EntityField, field: Field): EntityField {
  const storage = { column: field.dbFieldName, ...sizeOf(field), unique: false, index: false, notNull: field.dbIsNull === 0 }
  const { rule, decided } = checkOf(field)
  const rules: EntityField['rules'] = decided ? [...model.rules, { rule: 'pattern', pattern: rule }] : model.rules
  return { ...model, kind: kindOf(field), storage, rules }
}

/** What a field with an order of its own says of the list. */
export function sortOf(fields: readonly Field[]): EntityModel['sort'] {
  for (const field of fields) {
    const { orderRule } = extensionOf(field)
    if (orderRule === 'asc' || orderRule === 'desc') return { field: field.dbFieldName, order: orderRule }
  }
  return { field: 'create_time', order: 'desc' }
}

/** What a form says of its own columns, by their names, in the language of entities: all but how they are kept. */
export function writtenFields(form: Form): ReadonlyMap<string, object> {
  const own = ownFields(form)
  const lower = lowerLevels(own)
  return new Map(own.map(field => [field.dbFieldName, written(field, lower)]))
}

/** The rights of a form, as menus name them. */
export const permOf = (tableName: string): string => `online:${tableOf(tableName)}:`

/**
 * A form as the engine of records knows it, or what stands in its way. Fields are called as their columns are, in snake case.
 */
export function entityOf(form: Form): { readonly entity?: EntityModel; readonly issues: readonly Issue[] } {
  const { head } = form
  const columns = ownFields(form)
  const text = JSON.stringify({
    title: head.tableTxt,
    perm: 'online:',
    table: 'form',
    fields: Object.fromEntries(writtenFields(form)),
    ...(treeOf(head) && { tree: { label: head.treeFieldname ?? '' } }),
  })
  const { entity, issues } = asWritten(() =>
    loadEntity({ file: `${head.tableName}.json`, id: `online/${head.id}`, text, registry: entityRegistry }),
  )
  if (!entity) return { issues }
  const byName = new Map(columns.map(field => [field.dbFieldName, field]))
  const fields = entity.fields.flatMap(model => {
    const field = byName.get(model.name)
    return field ? [stored(model, field)] : []
  })
  const table = tableOf(head.tableName)
  const own = treeOf(head)
  const tree = entity.tree && own && { ...entity.tree, own }
  return { entity: { ...entity, schema: FORMS_SCHEMA, table, perm: permOf(table), fields, tree, sort: sortOf(columns) }, issues }
}
