import type { WidgetType } from '../../model/widget'
import { type MeterSettings, settings } from './schema'

/** A bar for a number, such as the value of a slot. */
export const meter: WidgetType<MeterSettings> = {
  widget: 'meter',
  title: '进度条',
  settings,
  data: 'record',
  load: async () => (await import('./meter')).Meter,
}
