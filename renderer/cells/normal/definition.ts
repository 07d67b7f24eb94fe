import { textOperators } from '../../controls/base/operators'
import { type NoSettings, noSettings } from '../../controls/base/settings'
import { textCodec } from '../../controls/text/text-codec'
import type { CellDefinition } from '../../model/cell-type'

export const definition: CellDefinition<string, NoSettings> = {
  type: 'normal',
  title: '只读文本',
  kind: 'text',
  operators: textOperators,
  settings: noSettings,
  codec: textCodec,
  plain: value => value ?? '',
}
