import type { WidgetType } from '../../model/widget'
import { type GrantTreeSettings, settings } from './schema'

/** Menus and buttons that a role or a department is granted. */
export const grantTree: WidgetType<GrantTreeSettings> = {
  widget: 'grantTree',
  title: '菜单和按钮授权',
  settings,
  load: async () => (await import('./grant-tree')).GrantTree,
}
