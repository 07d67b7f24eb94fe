import type { ActionType } from '../../model/action'
import { texts } from '../texts'

export const reloadAction: ActionType = {
  name: 'reload',
  title: texts.reload,
  icon: 'reload',
  right: null,
  run: ({ view }) => view.reload(),
}
