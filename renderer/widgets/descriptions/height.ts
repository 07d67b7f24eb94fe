import type { LetterWidths } from '../../ui/text/letter-widths'
import { textWidth } from '../../ui/text/text-width'
import type { DescriptionsSettings } from './definition'

/** Pixels of a line. */
const LINE = 39
/** Pixels around a title and its value, with their lines. */
const AROUND = 67
/** A moment stands in one line. */
const MOMENT = '0000-00-00 00:00:00'

/** Pixels of a title and its value, in the letters that tables are drawn with. */
export const pairWidth = ({ items }: DescriptionsSettings, letters?: LetterWidths): number =>
  Math.max(...items.map(({ title }) => textWidth(title, { letters }))) + textWidth(MOMENT, { letters }) + AROUND

/** How wide a block must be for so many columns, the most first. */
export const columnSteps = (most: number, pair: number): readonly (readonly [width: number, columns: number])[] =>
  Array.from({ length: most }, (_, less) => [(most - less) * pair, most - less] as const)

/** Pixels of a block that is so wide; without a width, where there is room for all columns. */
export function heightOf(settings: DescriptionsSettings, width = Number.POSITIVE_INFINITY): number {
  const steps = columnSteps(settings.columns, pairWidth(settings))
  return linesOf(settings, steps.find(([least]) => width >= least)?.[1] ?? 1) * LINE
}

/** The item that reaches the last column ends its line, however much of it is left. */
function linesOf({ items }: DescriptionsSettings, columns: number): number {
  let [lines, taken] = [0, 0]
  for (const { span } of items) {
    if (taken === 0) lines++
    taken = taken + span < columns ? taken + span : 0
  }
  return lines
}
