import type { ActionModel } from '../model/action'
import type { Row } from '../model/source'
import type { ListController } from './use-list-controller'

/** What Enter does with a row: shows its details, else the first thing that may be done with it and takes nothing away. */
export function defaultAction(controller: ListController, row: Row): ActionModel | undefined {
  const usable = controller
    .usable(controller.props.screen.list.row, row)
    .filter(({ disabled }) => !disabled)
    .map(({ action }) => action)
  return usable.find(({ name }) => name === 'details') ?? usable.find(({ danger }) => !danger)
}
