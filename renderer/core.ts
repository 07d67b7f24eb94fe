/** What runs without a browser, for the server and the generators. Nothing here draws or calls anything. */

export { CronError, isTimeZone, nextRun, parseCron, runTexts } from './cron'
export * from './expression'
export { isAmount, readAmount } from './model/amount'
export {
  type Analysis,
  type AnalysisGroup,
  type AnalysisMeasure,
  type Bucket,
  type MeasureName,
  MOST_ROWS,
  readAnalysis,
} from './model/analysis'
export { withoutOuterBlanks } from './model/blanks'
export { byteText } from './model/byte-text'
export { type Catalogue, takeCatalogue, translated } from './model/catalogue'
export type * from './model/cell-type'
export { DEEPEST_GROUP, MOST_CONDITIONS, type WireCondition, type WireGroup } from './model/condition-tree'
export { decimalIn, decimalText, isExact, wireNumber } from './model/decimal'
export { defined } from './model/defined'
export { AUDIT_FIELDS, type EntityField, type EntityModel, type EntityTree, type FieldStorage } from './model/entity'
export type { Expression, Scope, Template } from './model/expression'
export type { Conditional, FieldModel, TemplateValue, ViewName } from './model/field'
export { extensionOf, type FileKind, HEAD_BYTES, isAccepted, isInline, kindOf } from './model/file-kinds'
export { delimitedText, fileText } from './model/file-text'
export { fillRuleOf } from './model/fill-rule'
export { HTML_STYLES } from './model/html-styles'
export { formatIssue, ISSUES, type Issue, type IssueCode } from './model/issues'
export type { Json, JsonPath, Position } from './model/json'
export { counted, followLanguage, inLanguages, type Language } from './model/language'
export { withMarks } from './model/marks'
export { nearest } from './model/nearest'
export type { Condition, ConditionGroup, Operator } from './model/operator'
export type { Option } from './model/option'
export type { RuleModel } from './model/rule'
export type { ScreenModel } from './model/screen'
export type { Sort } from './model/source'
export { STORED, storedName } from './model/stored-screen'
export { mayCall, type SessionRights } from './permission'
export {
  type CodeCheck,
  createRules,
  type ExistsCheck,
  isEmptyValue,
  normaliseRule,
  type PatternMatcher,
  presetOf,
  type RuleContext,
  type Rules,
  ruleTexts,
  type StoredCheck,
  unsafePattern,
  type ValueResult,
} from './rules'
export { builtInCells, entityRegistry } from './screen/built-in-cells'
export { builtInRegistry } from './screen/built-in-registry'
export { contractsOf, noShape, type ShapeSchema, shapeReader } from './screen/contract-shape'
export { parseDefinition, sourceBase } from './screen/definition'
export { entityContract } from './screen/entity/contract'
export { linkOwners } from './screen/entity/owners'
export { type EntityPermission, entityPermissions } from './screen/entity/permissions'
export { hasOwners, linkWithin } from './screen/entity/within'
export { loadEntity, loadScreen } from './screen/load-text'
export { screenChecks } from './screen/normalise/field-checks'
export type { CellInfo, ContractOperation, ContractShape, Contracts, ScreenEnvironment, ScreenRegistry } from './screen/registry-info'
export { textsOf } from './screen/texts-of'
