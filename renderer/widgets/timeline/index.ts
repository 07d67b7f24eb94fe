import type { WidgetType } from '../../model/widget'
import { settings, type TimelineSettings } from './schema'

/** What happened, one after the other. */
export const timeline: WidgetType<TimelineSettings> = {
  widget: 'timeline',
  title: '时间轴',
  settings,
  data: 'rows',
  height: 280,
  load: async () => (await import('./timeline')).TimelineBlock,
}
