import type { NoticeModel } from '../../model/screen'
import type { AuthoredNotice } from '../generated/authored'
import { inside, type Place } from '../json/document'
import { whereOf } from '../where'
import { type Context, note } from './context'
import { readConditional, readTemplate } from './expressions'
import { readRequest } from './requests'

/** The state above a list; its expressions see the fields of the answer, and no field of the list. Undefined when its call is none. */
export function readNotice(written: AuthoredNotice | undefined, at: Place, context: Context): NoticeModel | undefined {
  if (written === undefined) return undefined
  const place = inside(at, 'source')
  const source = readRequest(written.source, place, context)
  if (source === undefined) return undefined
  if (source.method !== 'GET') note(context, 'SCREEN_WRONG_VALUE', place, whereOf(place.path), `${source.method} ${source.path}`, 'a GET')
  const { names: _, ...open } = context
  return {
    source,
    visible: readConditional(written.visible, true, inside(at, 'visible'), open),
    text: readTemplate(written.text, inside(at, 'text'), open),
    tone: written.tone ?? 'warning',
  }
}
