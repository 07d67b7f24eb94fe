export { formatIssue, ISSUES, type Issue, type IssueCode } from '../model/issues'
export { type LoadEntityInput, type LoadScreenInput, loadEntity, loadScreen, sourceBase } from './load'
export { registeredWords } from './registered'
export type { ActionInfo, CellInfo, ScreenEnvironment, ScreenRegistry, SettingsSchema, WidgetInfo } from './registry-info'
