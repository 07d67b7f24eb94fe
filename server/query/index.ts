export type { Trx } from '../db/database'
export { type AnalysisColumn, type AnalysisFound, runAnalysis } from './analysis'
export { auditColumns } from './audit-columns'
export { type Catalog, createQueryCatalog, declaredTables } from './catalog'
export {
  combinationHolder,
  type DuplicateQuestion,
  duplicates,
  type Holder,
  holderOf,
  isDuplicate,
  takenReason,
  writeRights,
} from './catalog/checkable'
export type { Choices } from './catalog/choices'
export { type ChoiceFinder, mayChooseBy, type Offer, offerOf } from './catalog/choices'
export { type Choice, choicesOf } from './catalog/field-choices'
export { type LabelReader, labelPaths, labelTexts, MOST_LABELS } from './catalog/labels'
export { fillOwnTexts, type OwnLabelReader, ownTexts } from './catalog/own-labels'
export {
  type Asking,
  openRows,
  type ReadableList,
  type ReadableLists,
  type Reader,
  type ReaderRows,
  readerOf,
  readingAs,
} from './catalog/readable'
export type { FieldWords, RecordListFinder, TableWords } from './catalog/record-lists'
export type { SearchableRows } from './catalog/searchable'
export { isSecret } from './catalog/secret'
export { type DeclaredSource, type FoundSource, findSourceIn, type Sources, spelled } from './catalog/sources'
export { type AllowedColumns, allowedColumns, isWithinLimits } from './catalog/table-limits'
export { ChosenValues } from './chosen'
export { dictionaries, dictionaryItems, keptItems } from './code-texts'
export { readConditionObject } from './conditions/condition-object'
export { checkConditionTree, readConditionTree } from './conditions/condition-tree'
export { isListParameter, isNarrowed } from './conditions/conditions'
export type { Rule } from './conditions/rule'
export { readWhere } from './conditions/where'
export { fillDictText } from './dict-text'
export { givenBelow, lastNumberGiven, wasGiven } from './given-codes'
export { hiddenColumn } from './hidden'
export { dictionaryStateOf } from './kept-dictionaries'
export { LARGEST_EXPORT, listAll, listPage } from './list'
export { isInForce, isShareOf, type ShareKind, withShared } from './record-shares'
export {
  checkRowRule,
  type HeldRules,
  NO_RULES,
  nameVariables,
  type RowRule,
  type RuleVariables,
  rowsOfRules,
  ruleMeaning,
  ruleVariables,
  withRules,
} from './row-rules'
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
export { isMine, isShared, isSharedWith, ownerName, roleIds, roleNames, type Shares, shareWith } from './shares'
export { rulesSql, WORDS } from './sql'
export type { ColumnKind, ListColumn, ListLines, ListSpec, PageOf, RawListQuery } from './types'
export { givenMoment, now } from './values'
export { isInList, isReadable, type RecordField } from './visible'
