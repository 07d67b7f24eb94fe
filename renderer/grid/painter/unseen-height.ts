import { textWidth } from '../../ui/text/text-width'
import type { Grid } from '../engine/grid'
import type { ShownRow } from '../engine/shown-row'
import type { PaintPlan } from './paint-plan'

/** Pixels of a line, and of what stands around the text of a cell that grows with it. */
const LINE = 21
const [ACROSS, DOWN] = [17, 21]

/**
 * About as many pixels as the texts of a row want whose columns are out of sight, so that the row does not grow when they are
 * scrolled to; 0 where each of them fits one line.
 */
export function unseenHeight({ layout, cells }: Grid, { first, last }: PaintPlan, { row, index }: ShownRow): number {
  let lines = 1
  layout.columns.forEach(({ pin, width }, column) => {
    if (pin !== undefined || (column >= first && column <= last)) return
    const text = cells[column]?.paint(row, index) ?? ''
    if (text !== '') lines = Math.max(lines, linesOf(text, width - ACROSS))
  })
  return lines === 1 ? 0 : lines * LINE + DOWN
}

const linesOf = (text: string, width: number): number =>
  text.split('\n').reduce((lines, part) => lines + Math.max(1, Math.ceil(textWidth(part) / width)), 0)
