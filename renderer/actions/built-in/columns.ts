import type { ActionType } from '../../model/action'
import { texts } from '../texts'

export const columnsAction: ActionType = {
  name: 'columns',
  title: texts.columns,
  icon: 'setting',
  right: null,
  run: ({ view }) => view.columns(),
}
