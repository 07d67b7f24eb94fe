import { fileText } from '../../../renderer/core'
import { texts } from './texts'

/** UTF-16 units of a cell of a workbook. */
const LONGEST_CELL = 32_767
/** What programs of sheets read as a sign, such as `_x0041_`. */
const ESCAPE = /_(?=x[\dA-Fa-f]{4}_)/g

/** A text as a cell of a workbook holds it; of one that is too long the cell says so behind its beginning. */
export function cellText(text: string): string {
  const held = fileText(text)
  const whole = held.length <= LONGEST_CELL ? held : shortened(held)
  return whole.replace(ESCAPE, '_x005F_')
}

function shortened(text: string): string {
  const mark = texts.longCell([...text].length, LONGEST_CELL)
  return fileText(text.slice(0, LONGEST_CELL - mark.length)) + mark
}
