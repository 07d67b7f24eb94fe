import type { Place } from '../json/document'
import { whereOf } from '../where'
import { type Context, note } from './context'
import { namedCode } from './source'

/** Notes a screen that does not exist, as far as screens are known. What a source describes is known to its server alone. */
export function checkScreen(id: string, place: Place, context: Context): void {
  const { screens } = context.environment
  const kind = namedCode(id)?.kind
  if (kind !== undefined && context.registry.sources.includes(kind)) return
  if (screens && !screens.has(id)) note(context, 'SCREEN_UNKNOWN_SCREEN', place, whereOf(place.path), id, screens)
}
