export { QueryBar } from './query-bar'
export { type ColumnSteps, useColumns } from './use-columns'
