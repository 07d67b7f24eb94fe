export type { QueryState } from './props'
export { QueryBar } from './query-bar'
export { useFullQuery, useSource } from './screen-source'
export { type ColumnSteps, useColumns } from './use-columns'
