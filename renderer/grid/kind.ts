import type { KindType } from '../model/kind'

/** The interpreter of screens whose rows are edited in bulk. */
export const gridKind: KindType = { kind: 'grid', load: async () => (await import('./bulk/grid-screen')).GridScreen }
