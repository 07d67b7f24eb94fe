import type { WidgetType } from '../../model/widget'
import { type SelectManySettings, settings } from './schema'

/** Two lists side by side: what there is and what is chosen of it, both counted and searched. */
export const selectMany: WidgetType<SelectManySettings> = {
  widget: 'selectMany',
  title: '多选列表',
  settings,
  data: 'rows',
  height: 360,
  load: async () => (await import('./select-many')).SelectMany,
}
