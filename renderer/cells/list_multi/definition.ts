import { choicesOperators } from '../../controls/base/operators'
import { type NoSettings, noSettings } from '../../controls/base/settings'
import { choicesCodec } from '../../controls/choice/choice-codec'
import type { CellDefinition } from '../../model/cell-type'

export const definition: CellDefinition<string, NoSettings> = {
  type: 'list_multi',
  title: '下拉多选',
  kind: 'text',
  operators: choicesOperators,
  choices: true,
  settings: noSettings,
  codec: choicesCodec,
}
