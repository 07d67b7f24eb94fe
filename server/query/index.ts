export type { Trx } from '../db/database'
export { type DuplicateQuestion, declareCheckable, isDuplicate } from './checkable'
export { readConditionObject } from './condition-object'
export { camelCase, readConditions, readSort, snakeCase } from './conditions'
export { fillDictText } from './dict-text'
export { LARGEST_PAGE, listAll, listPage } from './list'
export {
  andSql,
  attempt,
  checkVersion,
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
export { type DeclaredSource, declareSource, type FoundSource, findSource, sourceOf } from './sources'
export { conditionSql } from './sql'
export type { ColumnKind, Condition, ListColumn, ListSpec, PageOf, RawListQuery } from './types'
