import { categoryTree } from '../shared/tree/category-source'
import type { TreeSource } from '../shared/tree/nodes'
import { tableTree } from '../shared/tree/table-source'
import type { TreeSettings } from './schema'

export type { TreeSettings } from './schema'

/** The tree of the table, or that of the categories where none is named. */
export function sourceOf({ dict, ...settings }: TreeSettings): TreeSource {
  return dict ? tableTree({ ...settings, dict }) : categoryTree({ ...settings, store: 'id' })
}
