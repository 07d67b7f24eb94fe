import type { WidgetType } from '../../model/widget'
import { type DescriptionsSettings, settings } from './schema'

/** One record, its fields beside their names. */
export const descriptions: WidgetType<DescriptionsSettings> = {
  widget: 'descriptions',
  title: '描述列表',
  settings,
  data: 'rows',
  sourceless: true,
  load: async () => (await import('./descriptions')).DescriptionsBlock,
}
