import type { ActionType } from '../../model/action'
import { keyOf } from '../keys'
import { texts } from '../texts'

/** Begins a record below the row of a tree. */
export const addChildAction: ActionType = {
  name: 'addChild',
  title: texts.addChild,
  icon: 'plus',
  place: 'row',
  kinds: ['tree'],
  order: 15,
  right: 'add',
  needs: ['add'],
  run: ({ view, row, screen }) =>
    view.openForm('add', undefined, row === undefined ? {} : { [screen.tree.parent]: keyOf(screen, row) }, row),
}
