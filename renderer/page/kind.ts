import type { KindType } from '../model/kind'

/** The interpreter of pages. */
export const pageKind: KindType = { kind: 'page', load: async () => (await import('./page-view')).PageView }
