import { defined, type EntityField, fillRuleOf, isEmptyValue, translated, unsafePattern } from '../../../../renderer/core'
import type { OnlineFormItem } from '../../../generated/operations'
import { isRequired } from '../model/entity'
import { type Field, type Form, GIVEN_COLUMNS, isOn, isTreeColumn, treeOf } from '../model/form'
import { isNumber, kindOf } from '../model/kinds'
import { extensionOf, linkSettings, switchPair, tableAndWhere, treeSettings } from '../model/settings'
import type * as forms from '../repository'
import { texts } from '../texts'
import { type Choices, choicesOf } from './choices'
import { shownButtons } from './columns'
import type { Governed, GovernedSub } from './governed'
import type { Running } from './standing'

type Property = Record<string, unknown>

const NUMERIC_VIEWS = new Set(['text', ''])

function viewOf(field: Field): string {
  if (isNumber(field) && NUMERIC_VIEWS.has(field.fieldShowType)) return 'number'
  return field.fieldShowType
}

/** Numbers are typed as what they are; a choice of numbers is one. */
function typeOf(field: Field): string {
  if (!isNumber(field)) return 'string'
  return field.dbType === 'int' && viewOf(field) === 'number' ? 'integer' : 'number'
}

/** The check of a field as a pattern with its message. */
function checkOf({ fieldValidType }: Field, model: EntityField | undefined): Property {
  const code = fieldValidType?.trim()
  if (!code) return {}
  if (code === 'only' || code === 'z') return { pattern: code }
  if (model?.rules.some(known => known.rule === 'check')) return { pattern: code }
  const rule = model?.rules.find(known => known.rule === 'pattern')
  if (rule?.rule !== 'pattern' || unsafePattern(rule.pattern)) return {}
  return { pattern: rule.pattern, errorInfo: rule.message === undefined ? texts.wrongFormat : translated(rule.message) }
}

/** What each control needs to know of where it chooses (api-contract 18.4). */
function choosing(field: Field, form: Form): Property {
  const { fieldShowType, dictTable = null, dictField = null, dictText = null } = field
  switch (fieldShowType) {
    case 'sel_search':
    case 'link_table':
      return { dictCode: dictField, dictTable, dictText }
    case 'popup':
    case 'popup_dict':
      return { code: dictTable, orgFields: dictField, destFields: dictText, popupMulti: extensionOf(field).popupMulti === true }
    case 'sel_tree':
      return { ...treeSettings(field) }
    case 'cat_tree':
      return { pidValue: dictField || '0', textField: dictText }
    case 'link_down': {
      const titles = new Map(form.fields.map(other => [other.dbFieldName, other.dbFieldTxt]))
      const config = linkSettings(field)
      return {
        config: config ? { ...config, linkField: config.linkField.join(',') } : null,
        others: (config?.linkField ?? []).map(name => ({ field: name, title: titles.get(name) ?? name })),
      }
    }
    case 'switch':
      return { extendOption: [...switchPair(field)] }
    default:
      return {}
  }
}

const bounds = (field: Field): Property => {
  if (isNumber(field)) {
    const decimals = field.dbPointLength > 0 ? { decimals: field.dbPointLength } : {}
    return kindOf(field) === 'decimal' ? { ...decimals, wholeDigits: field.dbLength - field.dbPointLength } : decimals
  }
  return field.dbType === 'string' && field.dbLength > 0 ? { maxLength: field.dbLength } : {}
}

function propertyOf(field: Field, { form, entity }: Running, choices: Choices): Property {
  const model = entity.fields.find(({ name }) => name === field.dbFieldName)
  const options = choices.get(field.dbFieldName)
  const shown = isOn(field.isShowForm)
  const numbered = fillRuleOf(field.fieldDefaultValue) !== undefined
  const readOnly =
    numbered || isOn(field.isReadOnly) || GIVEN_COLUMNS.has(field.dbFieldName) || field.dbFieldName === treeOf(form.head)?.hasChild
  return {
    view: shown ? viewOf(field) : 'hidden',
    type: typeOf(field),
    title: field.dbFieldTxt,
    order: field.orderNum,
    ...bounds(field),
    ...checkOf(field, model),
    ...(options && field.fieldShowType !== 'switch' && { enum: options }),
    ...choosing(field, form),
    ...(isEmptyValue(field.fieldDefaultValue) ? {} : { defVal: field.fieldDefaultValue }),
    ...(numbered && { numberedOnSave: true }),
    ...(field.fieldExtendJson && { fieldExtendJson: field.fieldExtendJson }),
    ...(readOnly && { ui: { widgetattrs: { disabled: true } } }),
    ...(!shown && { hidden: true }),
  }
}

type TreeNames = NonNullable<ReturnType<typeof treeOf>>

/** The parent of a row of a tree is chosen in the tree itself. */
function parentProperty({ form: { head, fields } }: Running, { parent, hasChild }: TreeNames): Property {
  const own = fields.find(({ dbFieldName }) => dbFieldName === parent)
  return {
    view: 'sel_tree',
    type: 'string',
    title: own?.dbFieldTxt ?? texts.parent,
    order: own?.orderNum ?? 0,
    dict: `${head.tableName},${head.treeFieldname ?? ''},id`,
    pidField: parent,
    pidValue: '0',
    hasChildField: hasChild,
    pidComponent: 1,
  }
}

/** The items of a form alone: properties by column, and which must be filled in. */
async function itemsOf(trx: forms.Trx, running: Governed, without?: string) {
  const shown = running.access.shows
  const { head, fields } = running.form
  const choices = await choicesOf(trx, running)
  const properties: Record<string, Property> = {}
  const required: string[] = []
  for (const field of fields) {
    const { dbFieldName: name } = field
    // Columns that every table has are there when the form shows them.
    if (name === without || !shown(name) || (GIVEN_COLUMNS.has(name) && !isOn(field.isShowForm))) continue
    if (isTreeColumn(head, name)) continue
    properties[name] = propertyOf(field, running, choices)
    if (isRequired(field) && isOn(field.isShowForm) && fillRuleOf(field.fieldDefaultValue) === undefined) required.push(name)
  }
  const tree = treeOf(head)
  if (tree) properties[tree.parent] = parentProperty(running, tree)
  return { properties, required, choices }
}

const RULES = { required: (title: string) => ({ required: true, message: texts.mustFill(title) }) }

/** A column of the grid of a one-to-many sub-table. */
function gridColumn(field: Field, { entity }: Running, choices: Choices): Property {
  const model = entity.fields.find(({ name }) => name === field.dbFieldName)
  const options = choices.get(field.dbFieldName)
  const { popupCode, orgFields, destFields } = (model?.settings ?? {}) as Property
  const check = checkOf(field, model)
  const numbered = fillRuleOf(field.fieldDefaultValue) !== undefined
  const rules = [
    ...(isRequired(field) && !numbered ? [RULES.required(field.dbFieldTxt)] : []),
    ...(check.pattern ? [{ pattern: check.pattern, message: check.errorInfo ?? texts.wrongFormat }] : []),
  ]
  return {
    key: field.dbFieldName,
    title: field.dbFieldTxt,
    type: field.fieldShowType === 'radio' ? 'select' : (model?.type ?? 'input'),
    width: `${field.fieldLength > 0 ? field.fieldLength : 120}px`,
    ...(isNumber(field) && bounds(field)),
    // What a condition leaves out is in the options alone.
    dictCode: tableAndWhere(field.dictTable).where ? null : (model?.dict ?? null),
    ...defined({ options }),
    defaultValue: field.dbDefaultVal ?? '',
    fieldDefaultValue: field.fieldDefaultValue ?? null,
    validateRules: rules,
    ...(field.fieldShowType === 'popup' && { popupCode, orgFields, destFields }),
    props: { ...model?.settings, ...((numbered || isOn(field.isReadOnly)) && { disabled: true }) },
  }
}

/** Fixed buttons of the rows of a sub-table. */
const ROW_BUTTONS = ['add', 'update', 'delete', 'batch_delete']

async function tabOf(trx: forms.Trx, sub: GovernedSub, order: number): Promise<Property> {
  const { head, fields } = sub.form
  const { properties, required, choices } = await itemsOf(trx, sub, sub.key)
  const tab = {
    view: 'tab',
    key: sub.table,
    id: head.id,
    describe: head.tableTxt,
    order,
    relationType: head.relationType ?? 0,
    foreignKey: sub.key,
    hideButtons: ROW_BUTTONS.filter(code => !sub.access.presses(code)),
  }
  if (sub.single) return { ...tab, properties, required }
  const shown = fields.filter(
    ({ dbFieldName, isShowForm }) => isOn(isShowForm) && dbFieldName !== sub.key && !GIVEN_COLUMNS.has(dbFieldName),
  )
  return { ...tab, columns: shown.map(field => gridColumn(field, sub, choices)) }
}

/** The items of a form, with those of its sub-tables. */
export async function formItem(trx: forms.Trx, running: Governed, subs: readonly GovernedSub[]): Promise<OnlineFormItem> {
  const { head } = running.form
  const { properties, required } = await itemsOf(trx, running)
  const last = Math.max(0, ...Object.values(properties).map(({ order }) => Number(order ?? 0)))
  for (const [index, sub] of subs.entries()) properties[sub.table] = await tabOf(trx, sub, last + index + 1)
  return {
    head,
    schema: { table: head.tableName, required, properties },
    formTemplate: head.formTemplate ?? '1',
    cgButtonList: await shownButtons(trx, running, ['form']),
    enhanceJs: '',
  }
}
