import { defined } from '../../model/defined'
import type { AuthoredChild, AuthoredLayoutNode, AuthoredList, AuthoredScreen, AuthoredTree } from '../../screen/generated/authored'
import { texts } from '../texts'
import type { OnlineProperty } from './answers'
import { buttonsOf, type OnlineButtons } from './buttons'
import { onlineCode } from './code'
import { listFields } from './columns'
import { extensionOf, numberOf, saysYes } from './extension'
import { columnField, type Fields, isOneToOne, isSubTable, orderedProperties, propertyFields } from './fields'
import { ASKED, queryBar } from './query'
import type { OnlineShape } from './shape'

/**
 * An online form as a screen in the language of screens: from here on nothing knows where it came from. Scripts that belong to a form
 * (`enhanceJs`) are code out of a database and never run; the screen says so where there is one.
 */
export function onlineScreen(shape: OnlineShape): AuthoredScreen {
  const { list, sub } = shape
  if (list === 'inner' && sub !== undefined) return innerScreen(shape, sub)
  const columns = formColumns(shape)
  const place = { ...shape.form, properties: ownProperties(shape), columns }
  const own = propertyFields(place)
  const layout = layoutOf(shape, Object.keys(own))
  const bar = queryBar(shape.query, shape.table, listFields(shape.table, own))
  const buttons = buttonsOf(head(shape), shape.table, shape.form, list === 'tree')
  return {
    screen: list === 'tree' ? 'tree' : 'list',
    title: plainText(shape.table.description || shape.table.currentTableName),
    ...(shape.table.scripted && { help: texts.scripted }),
    source: onlineCode(shape),
    fields: bar.fields,
    list: listOf(shape, buttons, bar.fields),
    query: bar.query,
    form: {
      columns,
      ...windowOf(shape, columns),
      ...(layout.length > 0 && { layout }),
      ...(buttons.form.length > 0 && { actions: buttons.form }),
    },
    details: { columns: columns === 1 ? 2 : columns, ...recordOf(shape) },
    ...(list === 'tree' && { tree: treeOf(shape) }),
    ...withChildren(shape),
  }
}

/** Titles come from people: braces in them are no expression. */
const plainText = (text: string) => text.replaceAll('{{', '{ {')

const head = ({ id, sub, list }: OnlineShape) => (list === 'erp' && sub !== undefined ? sub : id)

type Columns = 1 | 2 | 3 | 4

const WIDTHS: { readonly [columns in Columns]: number } = { 1: 800, 2: 1000, 3: 1200, 4: 1400 }

/** How wide a form opens, how it stands on a phone, and where its drafts are kept, as the settings of the form and those of later releases (`extConfigJson`) say. */
function windowOf({ form }: OnlineShape, columns: Columns) {
  const { modalFullscreen, modalMinWidth, draft } = extensionOf({ fieldExtendJson: form.extConfigJson })
  const least = numberOf(modalMinWidth) ?? 0
  const narrow = columnsTold(form.formTemplateMobile)
  return {
    width: Math.max(WIDTHS[columns], least >= 200 && least <= 4000 ? Math.floor(least) : 0),
    ...(saysYes(modalFullscreen) && { full: true }),
    ...(draft === 'server' && { draft: 'server' as const }),
    ...(narrow !== undefined && narrow > 1 && { narrow }),
  }
}

/** Versions of a record, and comments below it where the form says so (`commentStatus`); a view of a form (`table$1`) has those of the form. */
function recordOf({ form }: OnlineShape) {
  const table = form.table.split('$', 1)[0] ?? ''
  return { history: table, ...(saysYes(extensionOf({ fieldExtendJson: form.extConfigJson }).commentStatus) && { comments: table }) }
}

/** One to four; undefined for anything else. */
function columnsTold(template: unknown): Columns | undefined {
  const told = numberOf(template)
  return told === 1 || told === 2 || told === 3 || told === 4 ? told : undefined
}

/** One to four; anything else leaves it to the number of items. */
function formColumns({ form, table }: OnlineShape): Columns {
  const told = columnsTold(form.formTemplate ?? table.formTemplate)
  if (told !== undefined) return told
  return Object.keys(form.properties).length > 8 ? 2 : 1
}

/** Sub-tables stand in the form of a plain list and of one with tabs; elsewhere they have lists of their own. */
function ownProperties({ form, list }: OnlineShape): { readonly [column: string]: OnlineProperty } {
  if (list === 'auto' || list === 'tab' || list === 'inner') return form.properties
  return Object.fromEntries(Object.entries(form.properties).filter(([, property]) => !isSubTable(property)))
}

/** All rows: a page of them would be the last. */
const ALL = 1000

function listOf({ table, form }: OnlineShape, buttons: OnlineButtons, fields: { readonly [name: string]: unknown }): AuthoredList {
  const sort = orderedProperties(form.properties).flatMap(([name, property]) => sortOf(name, property))[0]
  const shown = table.columns.map(({ dataIndex }) => dataIndex).filter(name => name in fields)
  return {
    ...(shown.length > 0 && { columns: [...new Set(shown)] }),
    toolbar: buttons.toolbar,
    row: buttons.row,
    ...defined({ sort }),
    ...(table.checkboxFlag === 'N' && { selection: 'none' as const }),
    ...(table.paginationFlag === 'N' && { pageSize: ALL, pageSizes: [ALL] }),
  }
}

function sortOf(name: string, property: OnlineProperty): string[] {
  const { orderRule } = extensionOf(property)
  return orderRule === 'asc' ? [name] : orderRule === 'desc' ? [`-${name}`] : []
}

/** Main fields first, then records of one-to-one tables, then rows on tabs; in a list with tabs every table has one. */
function layoutOf({ form, list, table }: OnlineShape, names: readonly string[]): AuthoredLayoutNode[] {
  const tables = new Map(orderedProperties(form.properties).filter(([, property]) => isSubTable(property)))
  const main = names.filter(name => !tables.has(name))
  const subs = names.filter(name => tables.has(name))
  const section = (name: string) => ({ title: tables.get(name)?.describe ?? name, fields: [name] })
  if (list === 'tab' && subs.length > 0) {
    return [{ tabs: [...(main.length > 0 ? [{ title: table.description || texts.mainTable, fields: main }] : []), ...subs.map(section)] }]
  }
  const single = subs.filter(name => isOneToOne(tables.get(name) as OnlineProperty))
  const several = subs.filter(name => !single.includes(name))
  return [...main, ...single, ...(several.length > 1 ? [{ tabs: several.map(section) }] : several)]
}

function treeOf({ table }: OnlineShape): AuthoredTree {
  const { pidField, hasChildrenField, textField, columns } = table
  const label = columns.some(({ dataIndex }) => dataIndex === textField) ? textField : undefined
  return { parent: pidField ?? 'pid', hasChildren: hasChildrenField ?? 'has_child', ...defined({ label }) }
}

function withChildren(shape: OnlineShape): Pick<AuthoredScreen, 'children'> {
  const children = shape.list === 'erp' ? erpChildren(shape) : shape.list === 'inner' ? innerChildren(shape) : []
  return children.length === 0 ? {} : { children }
}

/** Sub-lists on tabs below the rows; they follow the chosen row through their foreign key. */
function erpChildren({ id, subTables }: OnlineShape): AuthoredChild[] {
  return subTables.flatMap(({ code, description, currentTableName, foreignKeys }) =>
    code === undefined
      ? []
      : [
          {
            screen: onlineCode({ list: 'erp', id, sub: code }),
            on: Object.fromEntries(foreignKeys.map(({ field, key }) => [field, key])),
            show: 'tabs' as const,
            title: description || currentTableName,
          },
        ],
  )
}

/** The parameter that tells a list inside of a row which record it belongs to. */
export const MAIN_ID = 'mainId'

function innerChildren({ id, form }: OnlineShape): AuthoredChild[] {
  const tables = orderedProperties(form.properties).filter(([, property]) => isSubTable(property))
  return tables.map(([name, { describe }]) => ({
    screen: onlineCode({ list: 'inner', id, sub: name }),
    on: { [MAIN_ID]: 'id' },
    show: 'inner' as const,
    title: describe ?? name,
  }))
}

/** The rows of a sub-table under the row that they belong to; they are changed in its form. */
function innerScreen(shape: OnlineShape, table: string): AuthoredScreen {
  const { part } = shape
  const fields: Fields =
    part === undefined
      ? {}
      : isOneToOne(part)
        ? propertyFields({ table, required: [], properties: part.properties ?? {}, columns: 1 })
        : Object.fromEntries((part.columns ?? []).map(column => [column.key, columnField(column)]))
  const shown = Object.entries(fields).filter(([, { type }]) => type !== 'hidden')
  return {
    screen: 'list',
    title: plainText(part?.describe ?? table),
    source: onlineCode(shape),
    fields: Object.fromEntries(
      shown.map(([name, { rules: _, required: __, default: ___, readonly: ____, ...field }]) => [
        name,
        { ...field, in: 'list details', sortable: false },
      ]),
    ),
    list: { toolbar: [], row: [], selection: 'none', pageSize: ALL, pageSizes: [ALL] },
    query: { advanced: false },
  }
}

/** The name of a column behind that of an input which asks for it in its own way. */
export const columnAsked = (parameter: string): string => (parameter.startsWith(ASKED) ? parameter.slice(ASKED.length) : parameter)
