import type { WidgetType } from '../../model/widget'
import { type NoticesSettings, settings } from './schema'

/** Notices, each of which opens in the way that it says: a path, a screen, or its text. */
export const notices: WidgetType<NoticesSettings> = {
  widget: 'notices',
  title: '动态通知',
  settings,
  data: 'rows',
  height: 280,
  load: async () => (await import('./notices')).Notices,
}
