/** The connection that brings what others save: only screens whose rows are edited in bulk load it. */
export { conflictingFields, mergeWithoutConflicts } from './conflicting-fields'
export { useLiveRows } from './use-live-rows'
