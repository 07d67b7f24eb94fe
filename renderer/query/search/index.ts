import { lazyPart } from '../../ui/loading/lazy-part'

/** The lines of an advanced document search. Loaded when they are first drawn. */
export const SearchConditions = lazyPart(async () => (await import('./search-conditions')).SearchConditions)
export { documentFields, type SearchCondition, type SearchField } from './search-model'
export { type SearchConditionsState, useSearchConditions } from './use-search-conditions'
