import type { FieldModel } from '../../model/field'
import { textWidth } from '../../ui/text/text-width'

/** Pixels around a title, with its sign of sorting, and of the sign of a help text. */
const [AROUND, HELP] = [38, 24]

/** The title of a column with its signs, in pixels: no width of an author cuts it. */
export const titleWidth = ({ title, help }: Pick<FieldModel, 'title' | 'help'>): number =>
  textWidth(title) + AROUND + (help === undefined ? 0 : HELP)
