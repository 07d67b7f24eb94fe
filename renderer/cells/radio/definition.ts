import { choiceOperators } from '../../controls/base/operators'
import { type ChoiceSettings, choiceCodec, choiceSettings } from '../../controls/choice/choice-codec'
import { plainChoice } from '../../controls/choice/plain-choice'
import type { CellDefinition } from '../../model/cell-type'

export const definition: CellDefinition<string, ChoiceSettings> = {
  type: 'radio',
  title: '单选',
  kind: 'text',
  operators: choiceOperators,
  choices: true,
  settings: choiceSettings,
  codec: choiceCodec,
  plain: plainChoice,
  quick: { by: 'choice' },
}
