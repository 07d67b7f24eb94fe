import type { CellSchema } from '../../model/cell-type'

export interface AreaSettings {
  /** How far down the choice goes. */
  readonly level: 'province' | 'city' | 'district'
  /** True: a place above that level can be chosen too. */
  readonly anyLevel: boolean
  /** What is kept: the code of the last place, or the names of all of them, joined by `/`. */
  readonly store: 'code' | 'text'
  /** Code of the place whose places are offered; `86` is the whole country. */
  readonly root: string
}

/** Province, city and district. */
export const cellSchema: CellSchema<AreaSettings> = {
  type: 'area',
  aliases: ['pca'],
  title: '省市区',
  kind: 'text',
  // A province finds what lies in it: codes and names of places begin with those of the place around them.
  operators: ['right_like'],
  labels: 'area:{store},name',
  settings: {
    type: 'object',
    properties: {
      level: { type: 'string', enum: ['province', 'city', 'district'], default: 'district' },
      anyLevel: { type: 'boolean', default: false },
      store: { type: 'string', enum: ['code', 'text'], default: 'code' },
      root: { type: 'string', pattern: '^(86|\\d{6})$', default: '86' },
    },
    required: ['level', 'anyLevel', 'store', 'root'],
    additionalProperties: false,
  },
}
