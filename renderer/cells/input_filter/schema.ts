import type { CellSchema } from '../../model/cell-type'

/** How a value is compared, and what stands around it for that. */
export const FILTERS = ['like', 'ne', 'ge', 'le', 'eq'] as const

export interface FilterSettings {
  /** `like` puts an asterisk at both sides, `ne` an exclamation mark before it, `ge` and `le` `>=` and `<=`; `eq` nothing. */
  readonly filter: (typeof FILTERS)[number]
  /** Blanks at both ends go. */
  readonly trim: boolean
  /** Characters that can be typed. */
  readonly maxLength?: number | null
}

export const cellSchema: CellSchema<FilterSettings> = {
  type: 'input_filter',
  title: '条件文本',
  kind: 'text',
  // The value says itself how it is compared.
  operators: ['eq'],
  settings: {
    type: 'object',
    properties: {
      filter: { type: 'string', enum: FILTERS, default: 'like' },
      trim: { type: 'boolean', default: false },
      maxLength: { type: 'integer', minimum: 1, nullable: true },
    },
    required: ['filter', 'trim'],
    additionalProperties: false,
  },
}
