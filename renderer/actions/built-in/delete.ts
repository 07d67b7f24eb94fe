import type { ActionType } from '../../model/action'
import { askRemoval } from '../ask-removal'
import { removeRows } from '../keys'
import { texts } from '../texts'

/** Deletes the row of its button; in a toolbar, the selected rows. */
export const deleteAction: ActionType = {
  name: 'delete',
  title: texts.delete,
  icon: 'delete',
  place: 'row',
  order: 40,
  danger: true,
  right: 'delete',
  needs: ['delete'],
  confirm: context =>
    askRemoval(
      context,
      context.row === undefined
        ? { title: texts.deleteThese(context.rows.length) }
        : { title: texts.confirmDelete, content: texts.deleteSelected },
    ),
  run: removeRows,
}
