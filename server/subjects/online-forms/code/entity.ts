import {
  defined,
  type EntityModel,
  entityRegistry,
  fillRuleOf,
  type Issue,
  loadEntity,
  parseTemplate,
  withMarks,
} from '../../../../renderer/core'
import { asWritten } from '../../../http/language'
import { sortOf, writtenFields } from '../model/entity'
import { type Field, type Form, isOn, isTree, ownFields, tableOf } from '../model/form'
import { isNumber, kindOf, sizeOf } from '../model/kinds'
import { extensionOf } from '../model/settings'
import { type CodePlace, camel, columnNames } from './names'

/** A sub-table of a form: its rows become a field of the record. */
export interface CodeLines {
  readonly form: Form
  /** The column that ties its rows to the record. */
  readonly key: string
  /** One row at most. */
  readonly single: boolean
}

export interface CodeForm {
  readonly form: Form
  readonly lines: readonly CodeLines[]
}

type Written = Record<string, unknown>

/** Where a column says nothing of its digits: the default of entities. */
const MOST_DIGITS = 18
const ALL_VIEWS = 'list export form details import'
const WIDE: ReadonlySet<string> = new Set(['umeditor', 'markdown', 'textarea', 'file', 'image', 'grid', 'object'])

/** Columns of the form's multi-column layout. */
export const layoutColumns = ({ formTemplate }: Form['head']): number => Math.min(Math.max(Number(formTemplate) || 1, 1), 4)

const own = ({ form, key }: CodeLines): Form => ({ ...form, fields: form.fields.filter(field => field.dbFieldName !== key) })

/** What a sub-table is called as a field: without what it shares with its main table. */
export const linesName = (main: string, sub: string): string => camel(sub.startsWith(`${main}_`) ? sub.slice(main.length + 1) : sub)

/** A field in the language of entities, by the names that code has. */
function fieldOf(field: Field, said: object, names: ReadonlyMap<string, string>): Written {
  const { in: views, props, default: kept, ...rest } = said as Written & { props?: Written }
  const first = defaultOf(field, field.fieldDefaultValue || kept)
  const filled = typeof props?.destFields === 'string' ? props.destFields.split(',').map(name => names.get(name.trim()) ?? name.trim()) : []
  const settings = { ...props, ...(filled.length > 0 && { destFields: filled.join(',') }), ...decimals(field, rest.type) }
  return {
    ...rest,
    ...(views !== ALL_VIEWS && { in: views }),
    ...(isOn(field.isReadOnly) && { readonly: true }),
    ...defined({ default: first }),
    ...(Object.keys(settings).length > 0 && { props: settings }),
  }
}

/** What a new record begins with; nothing where a fill rule gives it, or JavaScript that does not read as an expression. */
function defaultOf(field: Field, value: unknown): string | number | undefined {
  const text = withMarks(String(value ?? ''))
  if (text === '' || fillRuleOf(text) !== undefined || (text.includes('{{') && parseTemplate(text).issue !== undefined)) return undefined
  return isNumber(field) && Number.isFinite(Number(text)) ? Number(text) : text
}

const decimals = (field: Field, type: unknown) => type === 'inputNumber' && { precision: field.dbType === 'int' ? 0 : field.dbPointLength }

/** Digits of a number, and those behind the point. */
function digits(field: Field): Written {
  const { precision, scale } = sizeOf(field)
  return kindOf(field) === 'integer'
    ? { precision: field.dbLength || MOST_DIGITS, scale: 0 }
    : { precision: precision || MOST_DIGITS, scale }
}

/** How a column of the main table is asked for and kept. */
function storageOf(field: Field, kind: EntityModel['fields'][number]['kind'], { indexes }: Form): Written {
  const { length } = sizeOf(field)
  const alone = (type: string) => indexes.some(index => index.indexType === type && index.indexField === field.dbFieldName)
  const asked = field.queryMode === 'group' ? 'range' : kind === 'text' && field.fieldShowType === 'text' ? 'like' : true
  return {
    ...(kind === 'text' && { length }),
    ...(kind === 'decimal' && digits(field)),
    ...(isOn(field.isQuery) && { query: asked }),
    ...(alone('unique') && { unique: true }),
    ...(alone('normal') && !isOn(field.isQuery) && { index: true }),
  }
}

/** Groups of columns whose values together are unique. */
const uniqueOf = ({ indexes }: Form, names: ReadonlyMap<string, string>): string[][] =>
  indexes
    .filter(({ indexType }) => indexType === 'unique')
    .map(({ indexField }) => (indexField ?? '').split(',').map(name => names.get(name.trim()) ?? ''))
    .filter(columns => columns.length > 1 && !columns.includes(''))

/** A whole line for what needs it, where a form has several columns. */
const span = (said: Written, field: Field | undefined, columns: number): Written =>
  columns > 1 && (WIDE.has(String(said.type)) || (field && extensionOf(field).isOneRow === true)) ? { ...said, span: columns } : said

function linesField(lines: CodeLines, columns: number): Written {
  const form = own(lines)
  const fields = [...writtenFields(form)]
  const names = columnNames(fields.map(([name]) => name))
  const byName = new Map(form.fields.map(field => [field.dbFieldName, field]))
  const inner = fields.flatMap(([column, said]) => {
    const field = byName.get(column)
    if (!field) return []
    const { in: _, readonly: __, ...rest } = fieldOf(field, said, names)
    return [[names.get(column) ?? column, rest] as const]
  })
  const type = lines.single ? 'object' : 'grid'
  return span({ title: form.head.tableTxt, type, in: 'form details', fields: Object.fromEntries(inner) }, undefined, columns)
}

/** The names of the record's own columns and what becomes of them; those of sub-tables are fields of their own. */
export function mainNames({ form }: CodeForm): ReadonlyMap<string, string> {
  return columnNames(ownFields(form).map(({ dbFieldName }) => dbFieldName))
}

/** The entity of a form and its sub-tables, or what of the form no entity can say. */
export function entityCode(code: CodeForm, place: CodePlace): { readonly entity?: object; readonly issues: readonly Issue[] } {
  const { form, lines } = code
  const { head } = form
  const table = tableOf(head.tableName)
  const columns = layoutColumns(head)
  const names = mainNames(code)
  const said = writtenFields(form)
  const fields = ownFields(form).map(field => {
    const name = names.get(field.dbFieldName) ?? field.dbFieldName
    return { field, name, said: span(fieldOf(field, said.get(field.dbFieldName) ?? {}, names), field, columns) }
  })
  const { field: sorted, order } = sortOf(ownFields(form))
  const made = (more: (name: string, field: Field) => Written) => ({
    title: head.tableTxt,
    table,
    perm: `${camel(table)}:`,
    ...(isTree(head) && { tree: { label: names.get(head.treeFieldname ?? '') ?? '' } }),
    ...(names.has(sorted) && { sort: `${order === 'desc' ? '-' : ''}${names.get(sorted)}` }),
    ...(uniqueOf(form, names).length > 0 && { unique: uniqueOf(form, names) }),
    fields: Object.fromEntries([
      ...fields.map(({ field, name, said }) => [name, { ...said, ...more(name, field) }]),
      ...lines.map(each => [linesName(table, tableOf(each.form.head.tableName)), linesField(each, columns)]),
    ]),
  })
  const read = (entity: object) =>
    asWritten(() =>
      loadEntity({ file: `${place.name}.json`, id: `${place.area}/${place.name}`, text: JSON.stringify(entity), registry: entityRegistry }),
    )
  // How a value is kept follows from its kind, which the language of entities knows.
  const first = read(made(() => ({})))
  const kinds = new Map(first.entity?.fields.map(({ name, kind }) => [name, kind]))
  const entity = made((name, field) => storageOf(field, kinds.get(name) ?? 'text', form))
  const { issues } = first.entity ? read(entity) : first
  return issues.length > 0 ? { issues } : { entity: { $schema: '../../meta/entity.schema.json', ...entity }, issues }
}
