import type { ScreenModel } from '../../model/screen'
import type { AuthoredScreen } from '../generated/authored'
import { inside, type Place } from '../json/document'
import { checkFieldsAgainstContract, checkRightsAgainstContract, checkSourceAgainstContract } from './contract-fields'
import { checkParameters } from './contract-requests'
import type { FieldDraft } from './field-drafts'
import type { ViewInput } from './views'

/** Holds a screen against the contracts of its source: what it reads, asks, writes and needs rights for. */
export function checkContracts({ written, place, context }: ViewInput, screen: ScreenModel, drafts: readonly FieldDraft[]): void {
  if (screen.source) checkSourceAgainstContract(screen.source, inside(place, 'source'), context)
  checkFieldsAgainstContract(screen.fields, drafts, context)
  const { list } = screen.source?.operations ?? {}
  for (const part of ['initial', 'params'] as const)
    if (list) checkParameters(list, Object.keys(written.query?.[part] ?? {}), inside(place, 'query', part), context)
  for (const where of ['toolbar', 'row'] as const) {
    checkRightsAgainstContract(screen.list[where], action => placeOfAction(action.name, where, written, place), context)
  }
}

/** Where a button was written: in its list, among the named actions, or nowhere; then `perm` stands for it. */
function placeOfAction(name: string, where: 'toolbar' | 'row', { list, actions, perm }: AuthoredScreen, place: Place): Place {
  const index = (list?.[where] ?? []).findIndex(action => (typeof action === 'string' ? action : action.name) === name)
  if (actions && Object.hasOwn(actions, name)) return inside(place, 'actions', name)
  if (index >= 0) return inside(place, 'list', where, index)
  return perm === undefined ? place : inside(place, 'perm')
}
