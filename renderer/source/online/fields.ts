import { defined } from '../../model/defined'
import type { AuthoredFieldObject } from '../../screen/generated/authored'
import { texts } from '../texts'
import type { OnlineGridColumn, OnlineProperty } from './answers'
import { defaultOf } from './defaults'
import { extensionOf, numberOf, saysYes } from './extension'
import { levelOf, looksOf } from './looks'
import { columnRules, rulesOf } from './rules'

export type Fields = { readonly [name: string]: AuthoredFieldObject }

/** A schema of properties: that of a form, or that of a one-to-one sub-table. */
export interface PropertyPlace {
  readonly table: string
  readonly required: readonly string[]
  readonly properties: { readonly [column: string]: OnlineProperty }
  /** Columns of the form: an item on a line of its own takes them all. */
  readonly columns: number
}

export const isSubTable = ({ view }: OnlineProperty): boolean => view === 'tab'
export const isOneToOne = ({ relationType }: OnlineProperty): boolean => Number(relationType ?? 0) === 1

/** Properties in their order. */
export function orderedProperties(properties: PropertyPlace['properties']): [string, OnlineProperty][] {
  return Object.entries(properties).toSorted(([, left], [, right]) => Number(left.order ?? 0) - Number(right.order ?? 0))
}

/** The fields of a schema in their order, in forms and details alone; a list says by itself what it shows. */
export function propertyFields(place: PropertyPlace): Fields {
  const names = new Set(Object.keys(place.properties))
  const fields = new Map(
    orderedProperties(place.properties).map(([name, property]) => [name, propertyField(name, property, place, names)] as const),
  )
  for (const [name, property] of orderedProperties(place.properties)) addLevels(fields, name, property)
  return Object.fromEntries(fields)
}

function propertyField(name: string, property: OnlineProperty, place: PropertyPlace, names: ReadonlySet<string>): AuthoredFieldObject {
  if (isSubTable(property)) return subTableField(property, place.columns)
  const { type, props, ...looks } = looksOf(property)
  const hidden = type === 'hidden' || saysYes(property.hidden)
  const value = defaultOf(property.defVal, type === 'inputNumber')
  const extension = extensionOf(property)
  const rules = rulesOf(name, property, place.table)
  const given = knownFields(props, names)
  return {
    title: property.title ?? name,
    type: hidden ? 'hidden' : (type as string),
    ...(!hidden && looks),
    ...(!hidden && given && { props: given }),
    in: hidden ? 'form' : 'form details',
    ...(place.required.includes(name) && !hidden && { required: true }),
    ...(property.ui?.widgetattrs?.disabled === true && { readonly: true }),
    ...defined({ default: value }),
    ...(property.numberedOnSave === true && !hidden && { placeholder: texts.numberedOnSave }),
    ...(rules.length > 0 && !hidden && { rules }),
    ...((WIDE.has(property.view) || saysYes(extension.isOneRow)) && place.columns > 1 && { span: place.columns }),
    ...cut(extension.showLength),
  }
}

/** What wants the whole width of a form. */
const WIDE: ReadonlySet<string> = new Set(['umeditor', 'markdown', 'textarea'])

export function cut(length: unknown): Pick<AuthoredFieldObject, 'ellipsis'> {
  const characters = numberOf(length)
  return characters === undefined || characters <= 0 ? {} : { ellipsis: Math.floor(characters) }
}

/** Settings without the name of a field that the form has not, which nothing could be written into. */
function knownFields(props: AuthoredFieldObject['props'], names: ReadonlySet<string>): AuthoredFieldObject['props'] {
  if (props === undefined || typeof props.back !== 'string' || names.has(props.back)) return props
  const { back: _, ...rest } = props
  return Object.keys(rest).length === 0 ? undefined : rest
}

/** The lower levels of a cascade, which the form describes by their names alone. */
function addLevels(fields: Map<string, AuthoredFieldObject>, name: string, { view, config, others }: OnlineProperty): void {
  if (view !== 'link_down') return
  let above = name
  for (const { field, title } of others ?? []) {
    const looks = levelOf(config, above)
    const known = fields.get(field)
    if (looks !== undefined) {
      const { props: _, ...before } = known ?? { in: 'form details' }
      fields.set(field, { ...before, ...looks, title: title ?? known?.title ?? field })
    }
    above = field
  }
}

/** Rows under the name of their table, or one record as an object. */
function subTableField(property: OnlineProperty, columns: number): AuthoredFieldObject {
  const title = property.describe ?? property.title ?? property.key ?? ''
  if (isOneToOne(property)) {
    const place = { table: property.key ?? '', required: property.required ?? [], properties: property.properties ?? {}, columns }
    return { title, type: 'object', in: 'form details', fields: filled(propertyFields(place)) }
  }
  return {
    title,
    type: 'grid',
    in: 'form details',
    span: columns,
    props: { height: 300, rowHeight: 48, toolbar: buttons(property.hideButtons ?? []) },
    fields: filled(Object.fromEntries((property.columns ?? []).map(column => [column.key, columnField(column)]))),
  }
}

/** The language wants a field where there are rows; a table of which nothing is shown has its key. */
const filled = (fields: Fields): Fields => (Object.keys(fields).length === 0 ? { id: { title: 'id', type: 'hidden' } } : fields)

const BUTTONS: readonly (readonly [button: string, ...codes: string[]])[] = [
  ['add', 'add'],
  ['remove', 'delete', 'batch_delete', 'remove'],
  ['undo'],
  ['redo'],
]

const buttons = (hidden: readonly string[]) =>
  BUTTONS.filter(([, ...codes]) => !codes.some(code => hidden.includes(code))).map(([name]) => name)

/** Spellings of the family's grids. */
const COLUMN_VIEWS: { readonly [type: string]: string } = {
  input: 'text',
  input_pop: 'textarea',
  inputpop: 'textarea',
  textarea: 'textarea',
  inputnumber: 'number',
  input_number: 'number',
  select: 'list',
  radio: 'list',
  select_multiple: 'list_multi',
  selectmultiple: 'list_multi',
  select_search: 'sel_search',
  selectsearch: 'sel_search',
  select_dict_search: 'sel_search',
  sel_users: 'sel_user',
  userselect: 'sel_user',
  user_select: 'sel_user',
  departselect: 'sel_depart',
  depart_select: 'sel_depart',
  upload: 'file',
}

const viewOf = (type: string) => {
  const word = type.toLowerCase().replaceAll('-', '_')
  return COLUMN_VIEWS[word] ?? word
}

/** A column of the rows of a sub-table. */
export function columnField(column: OnlineGridColumn): AuthoredFieldObject {
  const { props: given = {} } = column
  const { dictTable, dictText, dictCode, ...rest } = given as { readonly [name: string]: string | undefined }
  const looks = looksOf({
    ...rest,
    view: viewOf(column.type ?? 'input'),
    ...defined({ enum: column.options, decimals: column.decimals }),
    ...dictionary({ dictCode: column.dictCode ?? dictCode, dictTable, dictText }),
    ...defined({ code: column.popupCode, orgFields: column.orgFields, destFields: column.destFields }),
  })
  const { required, rules } = columnRules(column)
  const value = defaultOf(column.fieldDefaultValue ?? column.defaultValue, looks.type === 'inputNumber')
  return {
    title: column.title ?? column.key,
    ...looks,
    ...widthOf(column.width),
    ...(required && { required: true }),
    ...(saysYes(column.disabled) && { readonly: true }),
    ...(rules.length > 0 && { rules }),
    ...defined({ default: value }),
  }
}

/** A dictionary may come as `table,text,code` in one word. */
function dictionary(given: {
  readonly dictCode: string | undefined
  readonly dictTable: string | undefined
  readonly dictText: string | undefined
}) {
  const [table, text, code] = (given.dictCode ?? '').split(',')
  const whole = code === undefined ? given : { dictTable: table, dictText: text, dictCode: code }
  return Object.fromEntries(Object.entries(whole).filter(([, word]) => word !== undefined))
}

/** `120px`, `20%` or pixels. */
export function widthOf(width: number | string | undefined): Pick<AuthoredFieldObject, 'width'> {
  if (typeof width === 'string' && /^\d{1,4}(\.\d{1,2})?(px|%)$/.test(width)) return { width }
  const pixels = numberOf(width)
  return pixels === undefined || pixels <= 0 ? {} : { width: Math.min(pixels, 2000) }
}
