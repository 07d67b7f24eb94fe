/** The renderer as an application uses it: make one of what there is, give it a host, draw screens. */
export { builtIn } from './built-in'
export * from './contract'
export { loadPdf } from './controls/preview/load-pdf'
export {
  dictionariesOf,
  dictionaryText,
  loadDictItem,
  loadDictionaries,
  loadOne,
  loadTreeChildren,
  loadTreeData,
  loadTreeRoot,
  useDictionary,
  useDictionarySearch,
} from './dictionary'
export { parseExpression } from './expression'
export { CommentsPanel } from './form/comments/comments-panel'
export { browserDrafts } from './form/draft-store'
export { loadTextGrid } from './grid/kind'
export type { ActionContext, ActionModel, ActionType, FormMode, OpenAs, StepModel, StepType, ViewHandle } from './model/action'
export {
  type CellCodec,
  type CellEditorProps,
  type CellPlace,
  type CellType,
  CellValueError,
  type CellViewerProps,
  type ValueKind,
} from './model/cell-type'
export type { FieldModel } from './model/field'
export type { KindProps, KindType } from './model/kind'
export type { Condition, ConditionGroup, Operator } from './model/operator'
export type { ScreenModel } from './model/screen'
export type { Download, ImportOutcome, ListQuery, Page, Row, Sort, Source, SourceModel, SourceOperation, SourceType } from './model/source'
export type { WidgetProps, WidgetType } from './model/widget'
export { describeScreen, Screen, ScreenErrorBoundary } from './page'
export { queryGroups, serverQueryForms } from './query/query-forms'
export {
  documentFields,
  type SearchCondition,
  SearchConditions,
  type SearchConditionsState,
  type SearchField,
  useSearchConditions,
} from './query/search'
export { type CellTypeParts, cellType, createRenderer, type Renderer, type RendererParts, widgetType } from './registry'
export { createLocalHost, HostProvider, type LocalHostParts, RendererProvider, SourceError, useHost, useRenderer } from './source'
export { dataSource, memorySource } from './source/data-source'
export { readStoredFile } from './source/stored-file'
export { Failure } from './ui/failure/failure'
export { type CloseGuard, useCloseGuard } from './ui/guard/close-guard'
export { SafeHtml } from './ui/html/safe-html'
export { SafeLink } from './ui/html/safe-link'
export type { ScreenPlaceProps } from './ui/page/screens-context'
export { Pager } from './ui/pager/pager'
