import type { WidgetType } from '../../model/widget'
import { type DocumentSearchSettings, settings } from './schema'

/** What documents are searched by; siblings read the parameters of the search call. */
export const documentSearch: WidgetType<DocumentSearchSettings> = {
  widget: 'documentSearch',
  title: '文档检索',
  settings,
  height: 120,
  load: async () => (await import('./document-search-form')).DocumentSearchForm,
}
