import { inside, type Place } from '../json/document'
import { isObject } from '../json/value'
import type { SettingsSchema } from '../registry-info'
import { whereOf } from '../where'
import { type Context, note } from './context'

/**
 * The settings of a cell that name fields of its record, several joined by commas, as the cell's schema marks them with
 * `names: "field"`. Says nothing where the fields come from elsewhere.
 */
export function checkNamedFields(
  settings: { readonly [name: string]: unknown },
  schema: SettingsSchema,
  place: Place,
  context: Context,
): void {
  const { names: known } = context
  if (known === undefined || !isObject(schema.properties)) return
  for (const [name, property] of Object.entries(schema.properties)) {
    const written = settings[name]
    if (!isObject(property) || property.names !== 'field' || typeof written !== 'string') continue
    for (const field of written.split(',').map(part => part.trim()))
      if (!known.has(field)) note(context, 'SCREEN_UNKNOWN_FIELD', inside(place, name), whereOf(place.path), field, known)
  }
}
