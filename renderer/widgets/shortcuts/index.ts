import type { WidgetType } from '../../model/widget'
import { type ShortcutsSettings, settings } from './schema'

/** The pages of the menu that the person may open. */
export const shortcuts: WidgetType<ShortcutsSettings> = {
  widget: 'shortcuts',
  title: '快捷入口',
  settings,
  height: 96,
  load: async () => (await import('./shortcuts')).Shortcuts,
}
