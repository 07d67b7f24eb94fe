import type { FieldModel, TemplateValue } from '../../model/field'
import { inside, type Place } from '../json/document'
import { isObject } from '../json/value'
import type { SettingsSchema } from '../registry-info'
import { schemaIssues } from '../schema-issues'
import { whereOf } from '../where'
import { type Context, note } from './context'
import { readTemplateValue } from './expressions'
import { checkIconsOf } from './icons'
import { checkSettings } from './settings'

type Settings = FieldModel['settings']

/**
 * The settings of a cell that name a widget, and the settings that this widget is given, as the cell's schema marks them
 * with `widget: "name"` and `widget: "props"`. Gives back the settings with what the author left out of the widget's. Who knows no
 * widget at all, such as an entity by itself, says nothing.
 */
export function readNamedWidget(settings: Settings, schema: SettingsSchema, place: Place, context: Context): Settings {
  if (context.registry.widgets.length === 0 || !isObject(schema.properties)) return settings
  const marked = (mark: string) =>
    Object.entries(schema.properties ?? {}).find(([, property]) => isObject(property) && property.widget === mark)?.[0]
  const [name, props] = [marked('name'), marked('props')]
  const widget = name === undefined ? undefined : settings[name]
  if (name === undefined || typeof widget !== 'string') return settings
  const found = context.registry.widgets.find(known => known.widget === widget)
  if (!found) {
    const known = context.registry.widgets.map(known => known.widget)
    note(context, 'SCREEN_UNKNOWN_WIDGET', inside(place, name), whereOf(place.path), widget, known)
    return settings
  }
  if (props === undefined) return settings
  const { settings: filled, errors } = checkSettings(settings[props] ?? {}, found.settings)
  context.issues.push(...schemaIssues(errors, inside(place, props)))
  return { ...settings, [props]: filled }
}

/** The settings of a widget at a place with the keys `widget` and `props`; an unknown widget is noted. */
export function readWidget(name: string, props: unknown, place: Place, context: Context): TemplateValue {
  const { widgets } = context.registry
  const found = widgets.find(widget => widget.widget === name)
  const at = inside(place, 'props')
  if (!found) {
    const known = widgets.map(widget => widget.widget)
    note(context, 'SCREEN_UNKNOWN_WIDGET', inside(place, 'widget'), whereOf(place.path), name, known)
    return {}
  }
  const { settings, errors } = checkSettings(props, found.settings)
  context.issues.push(...schemaIssues(errors, at))
  checkIconsOf(settings, found.settings, at, context)
  return readTemplateValue(settings, at, context)
}
