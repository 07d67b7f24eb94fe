import type { ActionType } from '../../model/action'
import { askRemoval } from '../ask-removal'
import { removeRows } from '../keys'
import { texts } from '../texts'

/** Deletes the selected rows; one right covers it and `delete`. */
export const deleteBatchAction: ActionType = {
  name: 'deleteBatch',
  title: texts.deleteBatch,
  icon: 'delete',
  place: 'toolbar',
  order: 40,
  danger: true,
  batch: true,
  right: 'delete',
  needs: ['deleteBatch'],
  confirm: context => askRemoval(context, { title: texts.confirmDelete, content: texts.deleteSelected }),
  run: removeRows,
}
