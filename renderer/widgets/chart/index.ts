import type { WidgetType } from '../../model/widget'
import { type ChartSettings, settings } from './schema'

/** Lines, bars or a pie. What draws them is a part of its own, loaded behind the numbers. */
export const chart: WidgetType<ChartSettings> = {
  widget: 'chart',
  title: '图表',
  settings,
  data: 'rows',
  height: 280,
  load: async () => (await import('./chart')).Chart,
}
