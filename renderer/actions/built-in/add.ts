import type { ActionType } from '../../model/action'
import { texts } from '../texts'

export const addAction: ActionType = {
  name: 'add',
  title: texts.add,
  icon: 'plus',
  place: 'toolbar',
  order: 10,
  right: 'add',
  needs: ['add'],
  run: ({ view }) => view.openForm('add'),
}
