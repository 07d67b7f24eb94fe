export type { QueryState } from './props'
export { QueryBar } from './query-bar'
export { useFullQuery, useSource } from './screen-source'
