import type { WidgetType } from '../../model/widget'
import { type StatisticSettings, settings } from './schema'

/** Several numbers side by side, of one record or made of rows. */
export const statistic: WidgetType<StatisticSettings> = {
  widget: 'statistic',
  title: '统计数值',
  settings,
  data: 'rows',
  height: 72,
  load: async () => (await import('./statistic')).StatisticBlock,
}
