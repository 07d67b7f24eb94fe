import { defined } from '../../model/defined'
import type { EntityField, EntityModel, EntitySearch } from '../../model/entity'
import { type FieldModel, objectFields } from '../../model/field'
import type { Issue } from '../../model/issues'
import type { AuthoredEntityFieldObject, AuthoredEntityFields } from '../generated/authored'
import { inside, placeOf } from '../json/document'
import { type Context, note, noteKey } from '../normalise/context'
import { readFields } from '../normalise/field'
import { draftFields, type FieldDraft } from '../normalise/field-drafts'
import { readSort } from '../normalise/views'
import type { ScreenEnvironment, ScreenRegistry } from '../registry-info'
import { whereOf } from '../where'
import { type EntityDraft, entityDrafts, GIVEN_FIELDS, idOf, inheritedSort, ownDrafts, snake, tableOf } from './drafts'
import { checkOwners } from './owners'
import { sharedTitles } from './shared-titles'
import { storageOf } from './storage'
import { checkWithin } from './within'

export interface NormaliseEntityInput {
  readonly id?: string
  readonly registry: ScreenRegistry
  readonly environment?: ScreenEnvironment
}

/** The model of an entity, and what stood in its way. */
export function normaliseEntity(
  draft: EntityDraft,
  input: NormaliseEntityInput,
): { readonly entity: EntityModel; readonly issues: readonly Issue[] } {
  const { written, document } = draft
  const id = input.id ?? idOf(document.file)
  const place = placeOf(document)
  const issues: Issue[] = []
  const own = ownDrafts(draft)
  const given = entityDrafts(draft)
  const context = entityContext(draft, input, given, issues)
  for (const field of own) checkName(field, context)
  const table = tableOf(written, id)
  const fields = readFields(own, context).map(field => entityField(field, own, table, context))
  checkTitles(fields, own, context)
  if (written.tree) checkNames([written.tree.label], inside(place, 'tree', 'label'), context, false)
  for (const [index, group] of (written.unique ?? []).entries()) checkNames(group, inside(place, 'unique', index), context, true)
  if (written.secrecy !== undefined) checkSecrecy(written.secrecy, fields, inside(place, 'secrecy'), context)
  if (written.owners !== undefined) checkOwners(written.owners, { fields, owned: written.owned ?? false }, inside(place, 'owners'), context)
  if (written.within !== undefined) {
    checkNames([written.within], inside(place, 'within'), context, false)
    checkWithin(written.within, fields, inside(place, 'within'), context)
  }
  if (written.offered !== undefined) checkOffered(written.offered, fields, inside(place, 'offered'), context)
  if (written.search !== undefined) checkSearch(written.search, fields, inside(place, 'search'), context)
  const sort = written.sort === undefined ? undefined : readSort(written.sort, given, inside(place, 'sort'), context)
  return {
    entity: {
      id,
      area: id.split('/')[0] ?? id,
      title: written.title,
      table,
      base: `/${id}`,
      perm: written.perm,
      fields,
      tree: written.tree,
      sort: sort ?? inheritedSort(draft) ?? { field: 'createTime', order: 'desc' },
      unique: written.unique ?? [],
      owned: written.owned ?? false,
      ...(written.within !== undefined && { within: { field: written.within } }),
      ...(written.readonly && { readonly: true }),
      ...(written.shared && { shared: true }),
      ...defined({ owners: written.owners, offered: written.offered, secrecy: written.secrecy, search: written.search }),
    },
    issues,
  }
}

function entityContext(draft: EntityDraft, input: NormaliseEntityInput, given: readonly FieldDraft[], issues: Issue[]): Context {
  const names = given.map(field => field.name)
  const place = placeOf(draft.document)
  const { registry, environment = {} } = input
  const context: Context = {
    registry,
    environment,
    issues,
    // A server knows no screen; rows and objects know the record around them, too.
    names: new Set([...names, 'id', 'user']),
    actions: { kind: 'entity', named: {}, namedPlace: place, fields: new Set(names) },
  }
  return { ...context, ...defined({ types: environment.checks?.ofRecord(given, context) }) }
}

function entityField(field: FieldModel, drafts: readonly FieldDraft[], table: string, context: Context): EntityField {
  const draft = drafts.find(known => known.name === field.name)
  const written = (draft?.written ?? {}) as AuthoredEntityFieldObject
  checkServerField(field, draft, context)
  const { fields: _rows, ...plain } = field
  if (field.kind === 'rows') {
    const inner = draftFields((written.fields ?? {}) as AuthoredEntityFields, draft?.place('fields') ?? context.actions.namedPlace)
    const rowsTable = `${table}_${snake(field.name)}`
    return { ...plain, table: rowsTable, fields: (field.fields ?? []).map(row => entityField(row, inner, rowsTable, context)) }
  }
  const storage = storageOf(field, written, draft?.place ?? (() => context.actions.namedPlace), context)
  const parts = objectFields(field)
  if (parts === undefined) return { ...plain, ...defined({ storage }) }
  const inner = draftFields((written.fields ?? {}) as AuthoredEntityFields, draft?.place('fields') ?? context.actions.namedPlace)
  for (const part of inner) refuseOwnColumn(part, context)
  // Their storage tells lengths and digits; the column is that of the object.
  return { ...field, fields: parts.map(part => entityField(part, inner, table, context)), ...defined({ storage }) }
}

/** The server alone writes a column of its own, and answers for what it does not fill; a workbook is a caller. */
function checkServerField({ saved, kind, value, required, in: views }: FieldModel, draft: FieldDraft | undefined, context: Context): void {
  if (saved !== false || draft === undefined) return
  const refuse = (key: string, what: string) => noteKey(context, 'ENTITY_STORAGE', draft.place(key), whereOf(draft.place().path), key, what)
  if (kind === 'rows' || value !== undefined) refuse('saved', kind === 'rows' ? kind : 'computed')
  if (required !== false) refuse('required', 'not saved')
  if (views.includes('import')) refuse('in', 'not saved')
}

/** A field of an object has no column that could be unique or indexed, or that the server alone could write. */
function refuseOwnColumn({ written, place }: FieldDraft, context: Context): void {
  for (const key of ['unique', 'index', 'saved'] as const) {
    const said = (written as AuthoredEntityFieldObject)[key]
    if (said !== undefined) noteKey(context, 'ENTITY_STORAGE', place(key), whereOf(place().path), key, 'object')
  }
}

/** What lists are sent besides filters (api-contract §3): a filter of that name would be none. */
const LIST_NAMES: ReadonlySet<string> = new Set([
  ...['pageNo', 'pageSize', 'queryPage', 'querySize', 'column', 'order', 'field', 'selections'],
  ...['superQueryParams', 'superQueryMatchType', 'superQueryTree'],
])

function checkName({ name, place }: FieldDraft, context: Context): void {
  if (GIVEN_FIELDS.includes(name)) noteKey(context, 'ENTITY_FIELD_NAME', place(), name, 'every entity has it already')
  else if (name.startsWith('_') || name.includes('__'))
    noteKey(context, 'ENTITY_FIELD_NAME', place(), name, 'underscores at the start or in a row are kept for the system')
  else if (/_dictText$|_begin$|_end$|_MultiString$|_Below$/.test(name))
    noteKey(context, 'ENTITY_FIELD_NAME', place(), name, 'its ending is one of the list convention')
  else if (LIST_NAMES.has(name)) noteKey(context, 'ENTITY_FIELD_NAME', place(), name, 'lists page, sort or tell by it')
  else if (name.length > 50) noteKey(context, 'ENTITY_FIELD_NAME', place(), name, 'a column cannot be longer than 50 characters')
}

function checkTitles(fields: readonly EntityField[], drafts: readonly FieldDraft[], context: Context): void {
  for (const { name, title, other } of sharedTitles(fields)) {
    const draft = drafts.find(known => known.name === name)
    if (draft) noteKey(context, 'ENTITY_SAME_TITLE', draft.place(), name, title, other)
  }
}

/** A row without a level would be hidden from all, so that each has to have one. */
function checkSecrecy(name: string, fields: readonly EntityField[], place: ReturnType<typeof placeOf>, context: Context): void {
  checkNames([name], place, context, false)
  const storage = fields.find(field => field.name === name)?.storage
  if (storage && !storage.notNull) noteKey(context, 'ENTITY_STORAGE', place, name, 'secrecy', 'a field that is not required')
}

/** What is searched stands in columns of texts. */
function checkSearch(search: EntitySearch, fields: readonly EntityField[], place: ReturnType<typeof placeOf>, context: Context): void {
  const named = [
    { name: search.title, at: inside(place, 'title') },
    ...(search.body ?? []).map((name, index) => ({ name, at: inside(place, 'body', index) })),
  ]
  for (const { name, at } of named) {
    checkNames([name], at, context, false)
    const field = fields.find(each => each.name === name)
    if (field && (field.kind !== 'text' || field.storage === undefined)) noteKey(context, 'ENTITY_STORAGE', at, 'search', name, field.kind)
  }
}

/** What is offered is told by columns of texts. */
function checkOffered(offered: object, fields: readonly EntityField[], place: ReturnType<typeof placeOf>, context: Context): void {
  const names = Object.keys(offered)
  checkNames(names, place, context, false)
  for (const name of names) {
    const field = fields.find(each => each.name === name)
    if (field && (field.kind !== 'text' || field.storage === undefined))
      noteKey(context, 'ENTITY_STORAGE', inside(place, name), 'offered', name, field.kind)
  }
}

function checkNames(names: readonly string[], place: ReturnType<typeof placeOf>, context: Context, inList: boolean): void {
  const { fields } = context.actions
  names.forEach((name, index) => {
    const at = inList ? inside(place, index) : place
    if (!fields.has(name)) note(context, 'SCREEN_UNKNOWN_FIELD', at, JSON.stringify(String(place.path[0])), name, fields)
  })
}
