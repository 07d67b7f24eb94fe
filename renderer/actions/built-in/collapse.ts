import type { ActionType } from '../../model/action'
import { texts } from '../texts'

/** Closes all rows of a tree. */
export const collapseAction: ActionType = {
  name: 'collapse',
  title: texts.collapseAll,
  icon: 'minus-square',
  kinds: ['tree'],
  right: null,
  run: ({ view }) => view.fold(false),
}
