import { choicesOperators } from '../../controls/base/operators'
import { type NoSettings, noSettings } from '../../controls/base/settings'
import { choicesCodec } from '../../controls/choice/choice-codec'
import type { CellDefinition } from '../../model/cell-type'

export const definition: CellDefinition<string, NoSettings> = {
  type: 'checkbox',
  aliases: ['checkbox_group'],
  title: '多选框',
  kind: 'text',
  operators: choicesOperators,
  choices: true,
  withoutChoices: 'checkbox_meta',
  settings: noSettings,
  codec: choicesCodec,
}
