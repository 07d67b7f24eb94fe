import type { Place } from '../json/document'
import type { ActionInfo } from '../registry-info'
import { whereOf } from '../where'
import { type ActionSetting, type Context, note } from './context'

interface Written {
  readonly right?: false | string
  readonly do?: unknown
}

/** The complete right that an action needs; undefined for none. */
export function rightOf(name: string, written: Written, info: ActionInfo | undefined, { perm }: ActionSetting): string | undefined {
  if (written.right === false) return undefined
  if (written.right?.includes(':')) return written.right
  const own = info && !written.do ? info.right : name
  const word = written.right ?? own
  return perm === undefined || word === null ? undefined : perm + word
}

/** Notes a right that no menu entry grants, as far as rights are known. */
export function checkRight(right: string | undefined, place: Place, context: Context): void {
  const { rights } = context.environment
  if (right === undefined || !rights || rights.has(right)) return
  note(context, 'SCREEN_UNKNOWN_RIGHT', place, whereOf(place.path), right, rights)
}
