export type { Trx } from '../db/database'
export { type DuplicateQuestion, declareCheckable, isDuplicate } from './checkable'
export { readConditionObject } from './condition-object'
export { snakeCase } from './conditions'
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
export { type DeclaredSource, declareSource, type FoundSource, findSource, sourceOf } from './sources'
export type { ColumnKind, ListColumn, ListSpec, PageOf, RawListQuery } from './types'
