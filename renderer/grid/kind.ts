import type { KindType } from '../model/kind'
import { loadPart } from '../model/load-part'

/** The interpreter of screens whose rows are edited in bulk. */
export const gridKind: KindType = { kind: 'grid', load: async () => (await import('./bulk/grid-screen')).GridScreen }

/** A grid of texts whose columns are known when it is drawn, loaded when the first one is. */
export const loadTextGrid = () => loadPart(async () => await import('./text-grid'))
