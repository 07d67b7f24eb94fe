import type { CellSchema } from '../../model/cell-type'
import { type NoSettings, noSettings } from '../shared/settings'

export const cellSchema: CellSchema<NoSettings> = {
  type: 'hidden',
  title: '隐藏',
  kind: 'text',
  operators: ['eq'],
  width: 0,
  settings: noSettings,
}
