import { ICON_NAMES, iconName } from '../../model/icons'
import { inside, type Place } from '../json/document'
import { isObject } from '../json/value'
import type { SettingsSchema } from '../registry-info'
import { whereOf } from '../where'
import { type Context, note } from './context'

/** Notes the name of an icon that is none; `holder` is the place with the key `icon`. */
export function checkIcon(name: string | undefined, holder: Place, context: Context, key = 'icon'): void {
  if (name === undefined || iconName(name) !== undefined) return
  note(context, 'SCREEN_UNKNOWN_ICON', inside(holder, key), whereOf(inside(holder, key).path), name, ICON_NAMES)
}

/** The same for the settings of a widget that its schema marks with `icon: true`. */
export function checkIconsOf(
  settings: { readonly [name: string]: unknown },
  schema: SettingsSchema,
  holder: Place,
  context: Context,
): void {
  if (!isObject(schema.properties)) return
  for (const [key, property] of Object.entries(schema.properties)) {
    const name = settings[key]
    if (isObject(property) && property.icon === true && typeof name === 'string') checkIcon(name, holder, context, key)
  }
}
