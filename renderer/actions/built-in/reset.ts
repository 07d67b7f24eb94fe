import type { ActionType } from '../../model/action'
import { texts } from '../texts'

export const resetAction: ActionType = {
  name: 'reset',
  title: texts.reset,
  icon: 'undo',
  right: null,
  run: ({ view }) => view.reset(),
}
