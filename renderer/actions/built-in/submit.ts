import type { ActionType } from '../../model/action'
import { texts } from '../texts'

/** `save` where a record is handed in rather than kept. */
export const submitAction: ActionType = {
  name: 'submit',
  title: texts.submit,
  icon: 'send',
  form: true,
  right: null,
  run: ({ form }) => form?.save(),
}
