import type { CellSchema } from '../../model/cell-type'
import { textOperators } from '../shared/operators'
import { type NoSettings, noSettings } from '../shared/settings'

export const cellSchema: CellSchema<NoSettings> = {
  type: 'normal',
  title: '只读文本',
  kind: 'text',
  operators: textOperators,
  settings: noSettings,
}
