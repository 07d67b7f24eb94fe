import type { KindType } from '../model/kind'

/** The interpreter of lists. */
export const listKind: KindType = { kind: 'list', load: async () => (await import('./list-view')).ListView }
