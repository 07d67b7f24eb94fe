import type { ActionType } from '../../model/action'
import { oneRow } from '../keys'
import { texts } from '../texts'

/** A user who sees a list may read its rows: no right of its own. */
export const detailsAction: ActionType = {
  name: 'details',
  title: texts.details,
  icon: 'eye',
  place: 'row',
  order: 20,
  right: null,
  run: context => context.view.openForm('details', oneRow(context)),
}
