import type { ActionType } from '../../model/action'
import { oneRow } from '../keys'
import { texts } from '../texts'

/** Begins a new record with the values of a row. */
export const copyAction: ActionType = {
  name: 'copy',
  title: texts.copy,
  icon: 'copy',
  place: 'row',
  order: 30,
  right: 'add',
  needs: ['add'],
  run: context => context.view.openForm('copy', oneRow(context)),
}
