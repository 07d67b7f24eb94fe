import type { WidgetType } from '../../model/widget'
import { type PivotSettings, settings } from './schema'

/** Rows put together in two directions. What draws it is a part of its own, loaded behind the numbers. */
export const pivot: WidgetType<PivotSettings> = {
  widget: 'pivot',
  title: '透视表',
  settings,
  data: 'rows',
  height: 400,
  load: async () => (await import('./pivot')).PivotBlock,
}
