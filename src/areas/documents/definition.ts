import type { WidgetType } from '../../../renderer/index'
import { type NoSettings, noSettings as settings } from '../no-settings'

/** What a document search finds: the block's `parameters` are those of `documentSearch`. Siblings read `asked` to look for other words. */
const documentResults: WidgetType<NoSettings> = {
  widget: 'documentResults',
  title: '检索结果',
  settings,
  height: 480,
  load: async () => (await import('./results/document-results')).DocumentResults,
}

/** A document page by page, with the places of what was looked for: the block's `source`, `id`, `page` and `text`. */
export const documentReader: WidgetType<NoSettings> = {
  widget: 'documentReader',
  title: '文档阅读',
  settings,
  height: 600,
  load: async () => (await import('./reader/document-reader')).DocumentReader,
}

/** Two documents side by side with their differences: the block's `documents`, two keys apart by a comma. */
const documentComparison: WidgetType<NoSettings> = {
  widget: 'documentComparison',
  title: '文档对比',
  settings,
  height: 600,
  load: async () => (await import('./compare/document-comparison')).DocumentComparison,
}

/** What was found over a choice of documents: the block's `id`, else a new one of `documents`, keys apart by commas. */
const documentSetAnalysis: WidgetType<NoSettings> = {
  widget: 'documentSetAnalysis',
  title: '文档分析',
  settings,
  height: 600,
  load: async () => (await import('./set/document-set-analysis')).DocumentSetAnalysis,
}

/** The fields of a contract beside its pages: the block's `id`. */
const contractCheck: WidgetType<NoSettings> = {
  widget: 'contractCheck',
  title: '合同核对',
  settings,
  height: 600,
  load: async () => (await import('./contracts/contract-check')).ContractCheck,
}

/** The contracts of a template as one table: the block's `templateId`. */
const contractResults: WidgetType<NoSettings> = {
  widget: 'contractResults',
  title: '合同要素汇总',
  settings,
  height: 600,
  load: async () => (await import('./contracts/contract-results')).ContractResults,
}

/** The widgets of this area, each loaded when it is first drawn. */
export const documentWidgets = [documentResults, documentReader, documentComparison, documentSetAnalysis, contractCheck, contractResults]
