import type { ActionType } from '../../model/action'
import { texts } from '../texts'

export const printAction: ActionType = {
  name: 'print',
  title: texts.print,
  icon: 'printer',
  right: null,
  run: ({ view }) => view.print(),
}
