import type { ActionType } from '../../model/action'
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
  confirm: ({ row, rows }) =>
    row === undefined ? { title: texts.deleteThese(rows.length) } : { title: texts.confirmDelete, content: texts.deleteSelected },
  run: removeRows,
}
