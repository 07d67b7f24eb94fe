import { optionOf } from '../../dictionary/dictionary-text'
import { sentText } from '../../dictionary/sent-text'
import type { CellType } from '../../model/cell-type'
import type { ChoiceSettings } from './choice-codec'
import { choiceCodec } from './choice-codec'

/** The text of one choice: by the options, else as the server sent it along, else the value. Coloured ones are more than a text. */
export const plainChoice: NonNullable<CellType<string, ChoiceSettings>['plain']> = (value, at, row, field) => {
  if (value === null) return ''
  const option = optionOf(at.options, value)
  if (at.settings.colors || option?.color !== undefined) return undefined
  return option?.text ?? sentText(row, field.name) ?? choiceCodec.text(value, at)
}
