import type { EntityModel } from '../../model/entity'
import type { FieldModel } from '../../model/field'
import type { Host } from '../../model/host'
import type { Row } from '../../model/source'
import { registeredWords } from '../../screen'
import { loadEntity } from '../../screen/load'
import { readPage } from '../../source/read-page'
import { splitValues } from '../shared/comma'
import type { FetchLabels } from '../shared/label-loader'
import { type PickAsk, type PickPage, type PickSource, pickField } from '../shared/picker/pick'
import { textOf } from '../shared/records'
import type { EntitySettings } from './schema'

/** Columns that are shown where nobody says which. */
const MOST_COLUMNS = 5
/** Inputs of the search where nobody says which. */
const MOST_FILTERS = 3

async function readEntity(host: Host, base: string): Promise<EntityModel | undefined> {
  const definition = await host.loadEntity(base)
  if (definition === undefined) return undefined
  const { entity, issues } = loadEntity({ ...definition, registry: registeredWords() })
  if (entity === undefined) throw new Error(issues[0]?.message ?? definition.file)
  return entity
}

/** The rows of a list with the columns and the search that its entity describes, or that the settings name. */
export async function entitySource(host: Host, settings: EntitySettings): Promise<PickSource> {
  const entity = await readEntity(host, settings.source)
  const fields = new Map((entity?.fields ?? []).map(field => [field.name, field]))
  return {
    name: settings.source,
    columns: columnsOf(settings, entity, fields),
    filters: filtersOf(settings, fields),
    load: async (from, ask, signal) => loadRows(from, settings, ask, signal),
  }
}

type Fields = ReadonlyMap<string, FieldModel>

function columnsOf({ columns, textField }: EntitySettings, entity: EntityModel | undefined, fields: Fields): readonly FieldModel[] {
  const named = Object.entries(columns ?? {}).map(([name, title]) => ({ ...(fields.get(name) ?? pickField(name, title)), title }))
  if (named.length > 0) return named
  const listed = (entity?.fields ?? []).filter(({ in: views, kind }) => views.includes('list') && kind !== 'rows' && kind !== 'json')
  return listed.length > 0 ? listed.slice(0, MOST_COLUMNS) : [pickField(textField, textField)]
}

function filtersOf({ query, columns, textField }: EntitySettings, fields: Fields): readonly FieldModel[] {
  const titled = (name: string) => pickField(name, (columns && Object.hasOwn(columns, name) && columns[name]) || name, { query: 'like' })
  const asked = (name: string): FieldModel => {
    const field = fields.get(name)
    return field === undefined ? titled(name) : { ...field, query: field.query ?? (field.type === 'input' ? 'like' : 'eq') }
  }
  const named = splitValues(query ?? null)
  if (named.length > 0) return named.map(asked)
  const queried = [...fields.values()].filter(field => field.query !== undefined).slice(0, MOST_FILTERS)
  return queried.length > 0 ? queried : [asked(textField)]
}

async function loadRows(host: Host, settings: EntitySettings, ask: PickAsk, signal?: AbortSignal): Promise<PickPage> {
  const { page, pageSize, filters, sort } = ask
  const order = sort === undefined ? {} : { column: sort.field, order: sort.order }
  const query = { ...settings.params, ...filters, ...order, pageNo: page, pageSize }
  const path = `${settings.source}/list`
  const { rows, total } = readPage(await host.client.request({ method: 'GET', path, query, silent: true, ...(signal && { signal }) }))
  return { rows: rows.flatMap(row => pickOf(settings, row) ?? []), total }
}

function pickOf({ valueField, textField }: EntitySettings, row: Row) {
  const key = textOf(row, valueField)
  if (key === undefined) return undefined
  return { key, text: textOf(row, `${textField}_dictText`) ?? textOf(row, textField) ?? key, row }
}

/** The word under which texts of rows are kept, and who asks for them: one call for all, as a list of keys that ends with a comma. */
export function entityLabels(settings: EntitySettings): { readonly what: string; readonly fetch: FetchLabels } {
  const { source, valueField, textField } = settings
  return {
    what: `entity ${source} ${valueField} ${textField}`,
    fetch: async (host, keys) => {
      const ask = { page: 1, pageSize: keys.length, filters: { [valueField]: `${keys.join(',')},` } }
      const { rows } = await loadRows(host, { ...settings, params: null }, ask)
      return new Map(rows.map(({ key, text }) => [key, text]))
    },
  }
}
