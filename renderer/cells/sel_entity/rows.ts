import { splitValues } from '../../controls/base/comma'
import { type PickField, type PickSource, pickField } from '../../controls/picker/pick'
import type { EntityModel } from '../../model/entity'
import type { FieldModel } from '../../model/field'
import type { Host } from '../../model/host'
import type { Renderer } from '../../registry'
import { wordsOf } from '../../screen'
import { loadEntity } from '../../screen/load-text'
import type { EntitySettings } from './definition'
import { loadRows } from './labels'

/** Columns that are shown where the settings name none. */
const MOST_COLUMNS = 5
/** Inputs of the search where the settings name none. */
const MOST_FILTERS = 3

async function readEntity(renderer: Renderer, host: Host, base: string): Promise<EntityModel | undefined> {
  const definition = await host.loadEntity(base)
  if (definition === undefined) return undefined
  const { entity, issues } = loadEntity({ ...definition, registry: wordsOf(renderer) })
  if (entity === undefined) throw new Error(issues[0]?.message ?? definition.file)
  return entity
}

/** The rows of a list with the columns and the search that its entity describes, or that the settings name. */
export async function entitySource(renderer: Renderer, host: Host, settings: EntitySettings): Promise<PickSource> {
  const entity = await readEntity(renderer, host, settings.source)
  const fields = new Map((entity?.fields ?? []).map(field => [field.name, field]))
  return {
    name: settings.source,
    columns: columnsOf(settings, entity, fields),
    filters: filtersOf(settings, fields),
    load: async (from, ask, signal) => loadRows(from, settings, ask, signal),
  }
}

type Fields = ReadonlyMap<string, FieldModel>

function columnsOf({ columns, textField }: EntitySettings, entity: EntityModel | undefined, fields: Fields): readonly PickField[] {
  const named = Object.entries(columns ?? {}).map(([name, title]) => ({ ...(fields.get(name) ?? pickField(name, title)), title }))
  if (named.length > 0) return named
  const listed = (entity?.fields ?? []).filter(({ in: views, kind }) => views.includes('list') && kind !== 'rows' && kind !== 'json')
  return listed.length > 0 ? listed.slice(0, MOST_COLUMNS) : [pickField(textField, textField)]
}

function filtersOf({ query, columns, textField }: EntitySettings, fields: Fields): readonly PickField[] {
  const titled = (name: string) => pickField(name, (columns && Object.hasOwn(columns, name) && columns[name]) || name, { query: 'like' })
  const asked = (name: string): PickField => {
    const field = fields.get(name)
    return field === undefined ? titled(name) : { ...field, query: field.query ?? (field.type === 'input' ? 'like' : 'eq') }
  }
  const named = splitValues(query ?? null)
  if (named.length > 0) return named.map(asked)
  const queried = [...fields.values()].filter(field => field.query !== undefined).slice(0, MOST_FILTERS)
  return queried.length > 0 ? queried : [asked(textField)]
}
