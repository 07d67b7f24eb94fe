import type { WidgetType } from '../../model/widget'
import { type CalendarSettings, settings } from './schema'

/** Rows on their days. */
export const calendar: WidgetType<CalendarSettings> = {
  widget: 'calendar',
  title: '日历',
  settings,
  data: 'rows',
  height: 560,
  load: async () => (await import('./calendar')).CalendarBlock,
}
