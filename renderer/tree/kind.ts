import type { KindType } from '../model/kind'

/** The interpreter of trees. */
export const treeKind: KindType = { kind: 'tree', load: async () => (await import('./tree-view')).TreeView }
