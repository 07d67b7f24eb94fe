import { isTimeZone } from '../../cron/zone'
import { nearest } from '../../model/nearest'
import { inside, type Place } from '../json/document'
import { isObject } from '../json/value'
import type { SettingsSchema } from '../registry-info'
import { whereOf } from '../where'
import { type Context, note } from './context'

/** The settings of a cell that name a time zone, as the cell's schema marks them with `names: "zone"`. */
export function checkNamedZones(
  settings: { readonly [name: string]: unknown },
  schema: SettingsSchema,
  place: Place,
  context: Context,
): void {
  if (!isObject(schema.properties)) return
  for (const [name, property] of Object.entries(schema.properties)) {
    const zone = settings[name]
    if (!isObject(property) || property.names !== 'zone' || typeof zone !== 'string' || isTimeZone(zone)) continue
    const at = inside(place, name)
    const near = nearest(zone, Intl.supportedValuesOf('timeZone'))
    const zones = `a time zone${near === undefined ? '' : `. Did you mean ${JSON.stringify(near)}?`}`
    note(context, 'SCREEN_WRONG_VALUE', at, whereOf(at.path), JSON.stringify(zone), zones)
  }
}
