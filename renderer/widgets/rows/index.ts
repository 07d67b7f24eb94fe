import type { WidgetType } from '../../model/widget'
import { type RowsSettings, settings } from './schema'

/** A short list without columns: what happened, what is to be read. */
export const rows: WidgetType<RowsSettings> = {
  widget: 'rows',
  title: '简表',
  settings,
  data: 'rows',
  height: 280,
  load: async () => (await import('./rows')).Rows,
}
