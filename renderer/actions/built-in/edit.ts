import type { ActionType } from '../../model/action'
import { oneRow } from '../keys'
import { texts } from '../texts'

export const editAction: ActionType = {
  name: 'edit',
  title: texts.edit,
  icon: 'edit',
  place: 'row',
  order: 10,
  right: 'edit',
  needs: ['edit'],
  run: context => context.view.openForm('edit', oneRow(context)),
}
