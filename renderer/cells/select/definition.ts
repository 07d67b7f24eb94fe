import { choiceOperators } from '../../controls/base/operators'
import { type ChoiceSettings, choiceCodec, choiceProperties } from '../../controls/choice/choice-codec'
import { plainChoice } from '../../controls/choice/plain-choice'
import type { CellCodec, CellDefinition } from '../../model/cell-type'

export interface SelectSettings extends ChoiceSettings {
  /** A text that no option has can be entered too. */
  readonly allowInput: boolean
}

/** One of the options; what is none of them is a value too where it may be entered. */
const codec: CellCodec<string, SelectSettings> = {
  ...choiceCodec,
  fromText: (text, at) => {
    const found = choiceCodec.fromText(text, at)
    return found === undefined && at.settings.allowInput ? text.trim() : found
  },
}

export const definition: CellDefinition<string, SelectSettings> = {
  type: 'select',
  aliases: ['list'],
  title: '下拉选择',
  kind: 'text',
  operators: choiceOperators,
  choices: true,
  settings: {
    type: 'object',
    properties: { ...choiceProperties, allowInput: { type: 'boolean', default: false } },
    required: ['number', 'allowInput'],
    additionalProperties: false,
  },
  codec,
  guards: true,
  plain: plainChoice,
  quick: { by: 'choice', free: ({ settings }) => settings.allowInput },
}
