import type { ActionType } from '../../model/action'
import { texts } from '../texts'

export const queryAction: ActionType = {
  name: 'query',
  title: texts.query,
  icon: 'search',
  right: null,
  run: ({ view }) => view.search(),
}
