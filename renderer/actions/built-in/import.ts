import type { ActionType } from '../../model/action'
import { texts } from '../texts'

export const importAction: ActionType = {
  name: 'import',
  title: texts.import,
  icon: 'import',
  place: 'toolbar',
  order: 20,
  right: 'import',
  needs: ['import'],
  run: ({ view }) => view.openImport(),
}
