import type { CellSchema } from '../../model/cell-type'
import { type NoSettings, noSettings } from '../shared/settings'

export const cellSchema: CellSchema<NoSettings> = {
  type: 'object',
  title: '字段组',
  kind: 'json',
  // Its fields are no columns that a server could compare.
  operators: [],
  width: 240,
  settings: noSettings,
}
