import { defined } from '../../model/defined'
import type { Row } from '../../model/source'
import type { AuthoredScreen } from '../../screen/generated/authored'
import { isObject } from '../read-page'
import { type OnlineProperty, onlineForm, onlineList } from './answers'
import { extensionOf, fromObjectText, saysYes } from './extension'
import { onlineScreen } from './screen'

const NUMBERS: ReadonlySet<string> = new Set(['int', 'double', 'BigDecimal'])
/** Not written by users, whatever the form says. */
const GIVEN: ReadonlySet<string> = new Set(['id', 'create_by', 'create_time', 'update_by', 'update_time', 'sys_org_code'])

/**
 * What is typed in the builder, as a form of its own: what a server would answer of it once it is saved, but for the choices of dictionaries
 * with conditions. Undefined while there is no item to show.
 */
export function typedForm(head: Row): AuthoredScreen | undefined {
  const mark = saysYes(head.isTree) ? word(head, 'treeIdField') || 'has_child' : undefined
  const rows = (Array.isArray(head.fields) ? head.fields : [])
    .filter(isObject)
    .filter(row => isItem(row) && word(row, 'dbFieldName') !== mark)
  if (rows.length === 0) return undefined
  const titles = new Map(rows.map(row => [word(row, 'dbFieldName'), word(row, 'dbFieldTxt')]))
  const form = onlineForm({
    head,
    formTemplate: head.formTemplate,
    schema: {
      table: head.tableName,
      required: rows.filter(isRequired).map(row => word(row, 'dbFieldName')),
      properties: Object.fromEntries(rows.map((row, order) => [word(row, 'dbFieldName'), propertyOf(row, order, titles)])),
    },
  })
  const table = onlineList({ currentTableName: head.tableName, description: head.tableTxt })
  const { title, fields = {}, form: shown } = onlineScreen({ id: '', list: 'auto', table, query: [], form, subTables: [] })
  const { columns, layout } = shown ?? {}
  return { screen: 'form', title: title || '…', source: { data: [] }, fields, form: defined({ columns, layout }) }
}

const word = (row: Row, name: string): string => String(row[name] ?? '').trim()

const isItem = (row: Row) => /^[a-z]\w*$/.test(word(row, 'dbFieldName')) && saysYes(row.isShowForm) && !GIVEN.has(word(row, 'dbFieldName'))

const isRequired = (row: Row) => saysYes(row.fieldMustInput) || word(row, 'dbIsNull') === '0'

function propertyOf(row: Row, order: number, titles: ReadonlyMap<string, string>): OnlineProperty {
  const isNumber = NUMBERS.has(word(row, 'dbType'))
  const control = word(row, 'fieldShowType')
  const view = isNumber && (control === '' || control === 'text') ? 'number' : control
  const check = word(row, 'fieldValidType')
  const value = word(row, 'fieldDefaultValue')
  return {
    view,
    title: word(row, 'dbFieldTxt') || word(row, 'dbFieldName'),
    type: isNumber ? (word(row, 'dbType') === 'int' && view === 'number' ? 'integer' : 'number') : 'string',
    order,
    ...(isNumber ? digitsOf(row) : { maxLength: word(row, 'dbLength') }),
    // Whether a value is the only one is asked of a table that may not be there yet.
    ...(check !== '' && check !== 'only' && { pattern: check }),
    ...choosing(row, control, titles),
    ...(value !== '' && { defVal: value }),
    ...(word(row, 'fieldExtendJson') !== '' && { fieldExtendJson: word(row, 'fieldExtendJson') }),
    // Nothing is uploaded into a form that is only looked at.
    ...((saysYes(row.isReadOnly) || control === 'file' || control === 'image') && { ui: { widgetattrs: { disabled: true } } }),
  }
}

function digitsOf(row: Row): Pick<OnlineProperty, 'decimals' | 'wholeDigits'> {
  const [length, decimals] = [Number(row.dbLength), Number(row.dbPointLength)]
  return { decimals, ...(word(row, 'dbType') !== 'int' && length > 0 && { wholeDigits: length - decimals }) }
}

/** Where a control chooses from; a word of the builder means another thing with each of them. */
function choosing(row: Row, control: string, titles: ReadonlyMap<string, string>): Partial<OnlineProperty> {
  const [dictTable, dictField, dictText] = [word(row, 'dictTable'), word(row, 'dictField'), word(row, 'dictText')]
  if (control === 'popup' || control === 'popup_dict')
    return dictTable === '' ? {} : { code: dictTable, orgFields: dictField, destFields: dictText, dictCode: dictField, dictText }
  if (control === 'sel_tree') {
    const [id = '', pidField = '', name = '', hasChildField = ''] = dictText.split(',').map(part => part.trim())
    return { dict: `${dictTable},${name},${id}`, pidField, hasChildField, pidValue: dictField }
  }
  if (control === 'cat_tree') return { pidValue: dictField || '0', textField: dictText }
  if (control === 'link_down') return cascade(dictTable, titles)
  if (control === 'switch') return { extendOption: extensionOf(row).extendOption ?? row.fieldExtendJson }
  return { dictTable, dictCode: dictField, dictText }
}

function cascade(config: string, titles: ReadonlyMap<string, string>): Partial<OnlineProperty> {
  const found = fromObjectText(config)
  const below = isObject(found) ? String(found.linkField ?? '').split(',') : []
  return { config, others: below.filter(name => titles.has(name)).map(field => ({ field, title: titles.get(field) ?? field })) }
}
