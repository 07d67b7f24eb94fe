import { RowStore } from '../engine/row-store'

export { TextGrid } from './text-grid'

/** A store of rows for a `TextGrid`. */
export const textRows = (rows: readonly { readonly [field: string]: unknown }[]) => new RowStore({ rows })
