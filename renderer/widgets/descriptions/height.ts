import type { DescriptionsSettings } from './definition'

/** Pixels of a line. */
const LINE = 39

/** Pixels where there is room for all columns. */
export const heightOf = ({ items, columns }: DescriptionsSettings): number =>
  Math.ceil(items.reduce((sum, { span }) => sum + span, 0) / columns) * LINE
