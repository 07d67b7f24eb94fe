import { defined } from '../../model/defined'
import type { FieldModel, ViewName } from '../../model/field'
import type { CardsModel, ChildModel, DetailsModel, FormModel, GridModel, ListModel, QueryModel, TreeModel } from '../../model/screen'
import type { Sort } from '../../model/source'
import type { AuthoredRowsChild, AuthoredScreen } from '../generated/authored'
import { inside, type Place } from '../json/document'
import { whereOf } from '../where'
import { readActions, readFormActions } from './actions'
import { type Context, note } from './context'
import { checkParameters } from './contract-requests'
import { readTemplate, readTemplateValues } from './expressions'
import { defaultLayout, readLayout } from './layout'
import { readNotice } from './notice'
import { checkRight } from './rights'
import { checkScreen } from './screens'
import { readSteps } from './steps'

const pageSize = 10
const pageSizes = [10, 20, 30]
const formWidth = 800
const inputsShown = 2
const newestFirst = 'createTime'

/** What a view reads: the screen as written, its fields, and where it stands. */
export interface ViewInput {
  readonly written: AuthoredScreen
  readonly fields: readonly FieldModel[]
  readonly place: Place
  readonly context: Context
}

export function readList({ written, fields, place, context }: ViewInput, inherited: Sort | undefined): ListModel {
  const list = written.list ?? {}
  const at = inside(place, 'list')
  const sort = list.sort === undefined ? (inherited ?? defaultSort(fields)) : readSort(list.sort, fields, inside(at, 'sort'), context)
  const size = list.pageSize ?? pageSize
  const sizes = list.pageSizes ?? pageSizes
  return {
    sort,
    pageSize: size,
    pageSizes: sizes.includes(size) ? sizes : [...sizes, size].toSorted((left, right) => left - right),
    columns: list.columns ? readNames(list.columns, fields, inside(at, 'columns'), context) : namesIn(fields, 'list'),
    toolbar: readActions(list.toolbar, 'toolbar', inside(at, 'toolbar'), context),
    row: readActions(list.row, 'row', inside(at, 'row'), context),
    selection: list.selection ?? 'checkbox',
    ...(list.current === 'none' && { current: list.current }),
    ...readCards(list.cards, fields, inside(at, 'cards'), context),
    rowNumber: list.rowNumber ?? true,
    ...(list.empty !== undefined && { empty: readTemplate(list.empty, inside(at, 'empty'), context) }),
    ...defined({ notice: readNotice(list.notice, inside(at, 'notice'), context) }),
  }
}

/** Cards as everywhere need no word. */
function readCards(
  cards: boolean | CardsModel | undefined,
  fields: readonly FieldModel[],
  at: Place,
  context: Context,
): Pick<ListModel, 'cards'> {
  if (cards === undefined || cards === true) return {}
  if (cards === false) return { cards }
  const { title, facts, state } = cards
  for (const [key, name] of Object.entries({ title, state })) {
    if (name !== undefined) readNames([name], fields, at, context, () => inside(at, key))
  }
  if (facts) readNames(facts, fields, inside(at, 'facts'), context)
  return { cards }
}

const gridButtons = ['add', 'insert', 'remove', 'undo', 'redo', 'find'] as const

export function readGrid({ written, fields, place, context }: ViewInput, inherited: Sort | undefined): GridModel {
  const grid = written.grid ?? {}
  const at = inside(place, 'grid')
  const sort = grid.sort === undefined ? (inherited ?? defaultSort(fields)) : readSort(grid.sort, fields, inside(at, 'sort'), context)
  return {
    sort,
    columns: grid.columns ? readNames(grid.columns, fields, inside(at, 'columns'), context) : namesIn(fields, 'list'),
    pageSize: grid.pageSize ?? 100,
    rowHeight: grid.rowHeight ?? 40,
    height: grid.height,
    selection: grid.selection ?? 'checkbox',
    rowNumber: grid.rowNumber ?? true,
    frozenRows: grid.frozenRows ?? 0,
    alwaysEdit: grid.alwaysEdit ?? false,
    toolbar: grid.toolbar ?? gridButtons,
    deleteType: grid.deleteType ?? 'alwaysShow',
    live: grid.live ?? true,
  }
}

export function readQueryView({ written, fields, place, context }: ViewInput): QueryModel {
  const query = written.query ?? {}
  const at = inside(place, 'query')
  const names = query.fields ? readNames(query.fields, fields, inside(at, 'fields'), context) : namesIn(fields, 'query')
  names.forEach((name, index) => {
    const field = fields.find(known => known.name === name)
    if (field?.query === undefined)
      note(context, 'SCREEN_MISSING_KEY', inside(at, 'fields', index), `field ${JSON.stringify(name)}`, 'query')
  })
  return {
    fields: names,
    shown: query.shown ?? inputsShown,
    advanced: query.advanced ?? true,
    saved: query.saved,
    initial: readTemplateValues(query.initial, inside(at, 'initial'), context),
    params: readTemplateValues(query.params, inside(at, 'params'), context),
  }
}

export function readForm({ written, fields, place, context }: ViewInput): FormModel {
  const form = written.form ?? {}
  const at = inside(place, 'form')
  return {
    columns: form.columns ?? 1,
    layout: form.layout ? readLayout(form.layout, fields, inside(at, 'layout'), context) : defaultLayout(fields),
    width: form.width ?? formWidth,
    ...(form.full === true && { full: true as const }),
    ...defined({ title: form.title, narrow: form.narrow }),
    as: form.as ?? 'dialog',
    ...(form.draft === 'server' && { draft: 'server' as const }),
    actions: readFormActions(form.actions, inside(at, 'actions'), context),
  }
}

/** `table` is that of the entity behind the screen. */
export function readDetails({ written, fields, place, context }: ViewInput, table: string | undefined): DetailsModel {
  const details = written.details ?? {}
  const comments = details.comments === true ? table : details.comments || undefined
  const history = details.history === true ? table : (details.history ?? table) || undefined
  for (const part of ['comments', 'history'] as const)
    if (details[part] === true && table === undefined) note(context, 'SCREEN_NO_TABLE', inside(place, 'details', part), `details.${part}`)
  const at = inside(place, 'details', 'fields')
  return {
    columns: details.columns ?? 2,
    fields: details.fields ? readNames(details.fields, fields, at, context) : namesIn(fields, 'details'),
    ...defined({ comments, history }),
    ...(details.confirm && { confirm: readSteps(details.confirm, inside(place, 'details', 'confirm'), context) }),
  }
}

export function readTree({ written, fields, place, context }: ViewInput, inheritedLabel: string | undefined): TreeModel {
  const tree = written.tree ?? {}
  const at = inside(place, 'tree')
  if (tree.label !== undefined) readNames([tree.label], fields, at, context, () => inside(at, 'label'))
  return {
    parent: tree.parent ?? 'pid',
    hasChildren: tree.hasChildren ?? 'hasChild',
    label: tree.label ?? inheritedLabel ?? namesIn(fields, 'list')[0] ?? '',
    lazy: tree.lazy ?? true,
    expandLevel: tree.expandLevel ?? 0,
  }
}

export function readChildren({ written, fields, place, context }: ViewInput): ChildModel[] {
  const known = new Set([...fields.map(field => field.name), context.actions.source?.key ?? 'id'])
  return (written.children ?? []).flatMap((child, index): ChildModel[] => {
    const at = inside(place, 'children', index)
    if ('rows' in child) return readRowsChild(child, fields, at, context)
    if ('details' in child) return [{ details: true, show: child.show ?? 'below', title: child.title }]
    checkScreen(child.screen, inside(at, 'screen'), context)
    for (const [name, field] of Object.entries(child.on)) {
      const on = inside(at, 'on', name)
      if (!known.has(field)) note(context, 'SCREEN_UNKNOWN_FIELD', on, whereOf(on.path), field, known)
    }
    const listed = context.environment.listOf?.(child.screen)
    if (listed) checkParameters(listed, Object.keys(child.on), inside(at, 'on'), context)
    checkRight(child.right, inside(at, 'right'), context)
    return [{ screen: child.screen, on: child.on, show: child.show ?? 'below', ...defined({ title: child.title, right: child.right }) }]
  })
}

/** Only a field that holds rows can be shown as some. */
function readRowsChild(
  { rows, show = 'below', title }: AuthoredRowsChild,
  fields: readonly FieldModel[],
  at: Place,
  context: Context,
): ChildModel[] {
  const held = fields.filter(({ kind }) => kind === 'rows')
  const field = held.find(({ name }) => name === rows)
  if (field === undefined) {
    const names = held.map(({ name }) => name)
    note(context, 'SCREEN_UNKNOWN_FIELD', inside(at, 'rows'), whereOf(inside(at, 'rows').path), rows, names)
    return []
  }
  return [{ rows, show, title: title ?? field.title }]
}

function namesIn(fields: readonly FieldModel[], view: ViewName): string[] {
  return fields.filter(field => field.in.includes(view)).map(field => field.name)
}

/** Known fields, each once; what is unknown or repeated is noted. */
/** Names of fields, each known and named once. */
export function readNames(
  names: readonly string[],
  fields: readonly FieldModel[],
  place: Place,
  context: Context,
  placeOf: (index: number) => Place = index => inside(place, index),
): string[] {
  const known = fields.map(field => field.name)
  const seen = new Set<string>()
  names.forEach((name, index) => {
    const at = placeOf(index)
    if (!known.includes(name)) note(context, 'SCREEN_UNKNOWN_FIELD', at, whereOf(at.path), name, known)
    else if (seen.has(name)) note(context, 'SCREEN_DUPLICATE', at, whereOf(at.path), name)
    else seen.add(name)
  })
  return [...seen]
}

/** `-createTime`. */
export function readSort(text: string, fields: readonly { readonly name: string }[], place: Place, context: Context): Sort {
  const field = text.replace(/^-/, '')
  const known = fields.map(({ name }) => name)
  if (!known.includes(field)) note(context, 'SCREEN_UNKNOWN_FIELD', place, whereOf(place.path), field, known)
  return { field, order: text.startsWith('-') ? 'desc' : 'asc' }
}

function defaultSort(fields: readonly FieldModel[]): Sort | undefined {
  return fields.some(field => field.name === newestFirst) ? { field: newestFirst, order: 'desc' } : undefined
}
