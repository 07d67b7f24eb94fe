import type { ActionType } from '../../model/action'
import { keyOf } from '../keys'
import { texts } from '../texts'

/** Saves the selected rows, or all that match the query when none is selected. */
export const exportAction: ActionType = {
  name: 'export',
  title: texts.export,
  icon: 'export',
  place: 'toolbar',
  order: 30,
  right: 'export',
  needs: ['export'],
  async run({ source, view, screen, host }) {
    const ids = view.selected().map(row => keyOf(screen, row))
    const { blob, name } = await source.exportRows(view.query(), ids)
    host.save(blob, name)
  },
}
