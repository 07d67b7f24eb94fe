import type { CellSchema } from '../../model/cell-type'
import { choiceOperators } from '../shared/operators'

export interface ColorSettings {
  /** Colours may let through what is behind them: `#1890FF80`. */
  readonly alpha: boolean
  /** Colours to choose from at once, beside the palette. Null: none. */
  readonly presets?: readonly string[] | null
}

export const cellSchema: CellSchema<ColorSettings> = {
  type: 'color',
  title: '颜色',
  kind: 'text',
  operators: choiceOperators,
  width: 130,
  settings: {
    type: 'object',
    properties: {
      alpha: { type: 'boolean', default: false },
      presets: { type: 'array', items: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$' }, nullable: true },
    },
    required: ['alpha'],
    additionalProperties: false,
  },
}
