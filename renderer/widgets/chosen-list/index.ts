import type { WidgetType } from '../../model/widget'
import { type ChosenListSettings, settings } from './schema'

/** What is chosen in a sibling, to be looked over and let go of. */
export const chosenList: WidgetType<ChosenListSettings> = {
  widget: 'chosenList',
  title: '已选列表',
  settings,
  ownHeading: true,
  load: async () => (await import('./chosen-list-block')).ChosenListBlock,
}
