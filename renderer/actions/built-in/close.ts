import type { ActionType } from '../../model/action'
import { texts } from '../texts'

export const closeAction: ActionType = {
  name: 'close',
  title: texts.close,
  icon: 'close',
  form: true,
  right: null,
  run: ({ form, answer }) => form?.close(answer !== undefined),
}
