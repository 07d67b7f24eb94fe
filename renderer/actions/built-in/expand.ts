import type { ActionType } from '../../model/action'
import { texts } from '../texts'

/** Opens all rows of a tree. */
export const expandAction: ActionType = {
  name: 'expand',
  title: texts.expandAll,
  icon: 'plus-square',
  kinds: ['tree'],
  right: null,
  run: ({ view }) => view.fold(true),
}
