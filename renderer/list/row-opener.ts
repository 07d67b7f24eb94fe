import type { ActionModel } from '../model/action'
import type { Row } from '../model/source'
import { isPlaceholder } from './placeholder'
import type { ListController } from './use-list-controller'

/** What Enter does with a row: shows its details, else the first thing that may be done with it and takes nothing away. */
function defaultAction(controller: ListController, row: Row): ActionModel | undefined {
  const usable = controller
    .usable(controller.props.screen.list.row, row)
    .filter(({ disabled }) => !disabled)
    .map(({ action }) => action)
  return usable.find(({ name }) => name === 'details') ?? usable.find(({ danger }) => !danger)
}

/** Opens a row; where other screens follow the rows it is chosen instead. A row that stands for others that are still read does nothing. */
export function rowOpener(controller: ListController, onCurrent: ((row: Row) => void) | undefined): (row: Row) => void {
  return row => {
    if (isPlaceholder(row)) return
    const action = onCurrent === undefined ? defaultAction(controller, row) : undefined
    if (action === undefined) onCurrent?.(row)
    else controller.press(action, row)
  }
}
