import type { Place } from '../json/document'
import { whereOf } from '../where'
import { type Context, note } from './context'

/** Notes a screen that does not exist, as far as screens are known. */
export function checkScreen(id: string, place: Place, context: Context): void {
  const { screens } = context.environment
  if (screens && !screens.has(id)) note(context, 'SCREEN_UNKNOWN_SCREEN', place, whereOf(place.path), id, screens)
}
