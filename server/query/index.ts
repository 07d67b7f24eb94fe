export type { Trx } from '../db/database'
export { type AnalysisColumn, type AnalysisFound, runAnalysis } from './analysis'
export { auditColumns } from './audit-columns'
export {
  type DuplicateQuestion,
  declareCheckable,
  declareCheckableFinder,
  duplicates,
  isDuplicate,
  isHidden,
  writeRights,
} from './checkable'
export { type Choice, declareChoiceFinder, mayChooseBy, type Offer, offerOf } from './choices'
export { ChosenValues } from './chosen'
export { readConditionObject } from './condition-object'
export { checkConditionTree, readConditionTree } from './condition-tree'
export { isNarrowed, snakeCase } from './conditions'
export { declaredTables } from './declared-tables'
export { departsOf } from './departs'
export { everyOption } from './dict-options'
export { fillDictText } from './dict-text'
export { declareFieldChecks } from './field-checks'
export { choicesOf, declareChoices } from './field-choices'
export { declareLabels, labelPaths, labelTexts, MOST_LABELS } from './labels'
export { listAll, listPage } from './list'
export { type Asker, declareOwnLabels, fillOwnTexts, ownTexts } from './own-labels'
export { type Asking, declareReadable, type ReadableList, type Reader, readableAt, readableLists } from './readable'
export { readerOf, readingAs } from './reading'
export {
  andSql,
  attempt,
  findRow,
  insertRow,
  lockFor,
  mustFind,
  pick,
  refuseForeign,
  removeRows,
  rowsWhere,
  type SaveKey,
  saveRow,
  updateRow,
} from './rows'
export { type Rule, rulesSql } from './rules-sql'
export { isSecret } from './secret'
export { isMine, isShared, isSharedWith, ownerName, roleIds, roleNames, type Shares, shareWith } from './shares'
export { type DeclaredSource, declareSource, declareSourceFinder, type FoundSource, findSourceIn, sourceOf, spelled } from './sources'
export { WORDS } from './sql'
export type { ColumnKind, ListColumn, ListLines, ListSpec, PageOf, RawListQuery } from './types'
export { momentOf, now } from './values'
export { isInList, isReadable, type RecordField } from './visible'
