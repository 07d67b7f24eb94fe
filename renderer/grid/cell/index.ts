import { Viewer } from './viewer'

/** How rows inside of a record are drawn. */
export const gridCellParts = { Viewer }
