import type { TableProps } from 'antd'

/** Below whatever the application lets stand over a scrolled page, such as its header; without any, at the window's upper edge. */
const BELOW = 'var(--weft-over, 0px)'

/**
 * A table's head that stays in view. antd writes the offset to the head's own style and does nothing else with it, so that any length serves
 * though its type says number: a variable follows a header that leaves and comes back, and no table is drawn anew for it.
 */
export const STICKY: Exclude<TableProps['sticky'], boolean | undefined> = { offsetHeader: BELOW as unknown as number }
