import type { CellSchema } from '../../model/cell-type'
import { type NoSettings, noSettings } from '../shared/settings'

export const cellSchema: CellSchema<NoSettings> = {
  type: 'password',
  title: '密码',
  kind: 'text',
  secret: true,
  // A secret is nothing to search for.
  operators: [],
  settings: noSettings,
}
