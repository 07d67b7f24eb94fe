import type { FieldModel } from '../../model/field'
import type { LetterWidths } from '../../ui/text/letter-widths'
import { textWidth } from '../../ui/text/text-width'

/** Pixels around a title, with its sign of sorting, and of the sign of a help text. */
const [AROUND, HELP] = [38, 24]

/** The title of a column with its signs, in pixels: no width of an author cuts it. */
export const titleWidth = ({ title, help }: Pick<FieldModel, 'title' | 'help'>, letters?: LetterWidths): number =>
  textWidth(title, { weight: 'bold', letters }) + AROUND + (help === undefined ? 0 : HELP)
