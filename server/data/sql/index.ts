export type { Dialect } from './dialect'
export { duckdb } from './duckdb'
export { ExpressionCompiler, ExpressionRefusal } from './expression'
export type { ColumnShape, ColumnType, Typed } from './types'
