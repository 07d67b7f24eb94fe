export type { Trx } from '../db/database'
export { type AnalysisColumn, type AnalysisFound, runAnalysis } from './analysis'
export { auditColumns } from './audit-columns'
export { type DuplicateQuestion, declareCheckable, isDuplicate } from './checkable'
export { readConditionObject } from './condition-object'
export { checkConditionTree, readConditionTree } from './condition-tree'
export { isNarrowed, snakeCase } from './conditions'
export { departsOf } from './departs'
export { everyOption } from './dict-options'
export { declareLabels, labelTexts } from './labels'
export { listAll, listPage } from './list'
export {
  andSql,
  attempt,
  findRow,
  insertRow,
  lockFor,
  mustFind,
  pick,
  removeRows,
  rowsWhere,
  type SaveKey,
  saveRow,
  updateRow,
} from './rows'
export { isSecret } from './secret'
export { type DeclaredSource, declareSource, type FoundSource, findSource, sourceOf } from './sources'
export type { ColumnKind, ListColumn, ListLines, ListSpec, PageOf, RawListQuery } from './types'
export { momentOf, now } from './values'
