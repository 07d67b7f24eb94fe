import { choicesOperators } from '../../controls/base/operators'
import { choicesCodec } from '../../controls/choice/choice-codec'
import type { CellDefinition } from '../../model/cell-type'
import { positionLabels } from './positions'

export interface PositionSettings {
  /** False: at most one position. */
  readonly multiple: boolean
  /** What is stored of a position. */
  readonly store: 'code' | 'id'
}

/** Codes or ids of positions, joined by commas; shown by their names. */
export const definition: CellDefinition<string, PositionSettings> = {
  type: 'sel_position',
  title: '职务选择',
  kind: 'text',
  operators: choicesOperators,
  labels: 'sys_position,name,{store}',
  settings: {
    type: 'object',
    properties: {
      multiple: { type: 'boolean', default: true },
      store: { type: 'string', enum: ['code', 'id'], default: 'code' },
    },
    required: ['multiple', 'store'],
    additionalProperties: false,
  },
  limits: { choices: 'multiple' },
  codec: choicesCodec,
  names: ({ store }) => positionLabels[store],
}
