/** The renderer as an application uses it: register what there is, give it a host, draw screens. */
export * from './contract'
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
export { registerBuiltIns } from './register'
export { defineAction, defineCellType, defineKind, defineSource, defineStep, defineWidget } from './registry'
export { HostProvider, SourceError, useHost } from './source'
export { type CloseGuard, useCloseGuard } from './widgets/close-guard'
export { SafeHtml } from './widgets/safe-html'
export type { ScreenPlaceProps } from './widgets/screens-context'
