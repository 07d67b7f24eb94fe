import type { TemplateValue } from '../../model/field'
import { inside, type Place } from '../json/document'
import { schemaIssues } from '../schema-issues'
import { whereOf } from '../where'
import { type Context, note } from './context'
import { readTemplateValue } from './expressions'
import { checkSettings } from './settings'

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
  return readTemplateValue(settings, at, context)
}
