import type { ActionType } from '../../model/action'
import { texts } from '../texts'

export const validateAction: ActionType = {
  name: 'validate',
  title: texts.validate,
  icon: 'check-circle',
  form: true,
  right: null,
  run: ({ form }) => form?.validate(),
}
