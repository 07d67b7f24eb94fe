import type { ActionType } from '../../model/action'
import { texts } from '../texts'

export const saveAction: ActionType = {
  name: 'save',
  title: texts.save,
  icon: 'save',
  form: true,
  right: null,
  run: ({ form }) => form?.save(),
}
