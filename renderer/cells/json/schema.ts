import type { CellSchema } from '../../model/cell-type'

export interface JsonSettings {
  /** True: the API holds the value as a text of JSON, as servers of the family do. Null and false: as the value itself. */
  readonly text?: boolean | null
  /** Pixels at least. */
  readonly minHeight: number
  /** Pixels before it scrolls. */
  readonly maxHeight: number
}

export const cellSchema: CellSchema<JsonSettings> = {
  type: 'json',
  title: 'JSON',
  kind: 'json',
  // A piece of JSON is nothing that people search by.
  operators: [],
  width: 200,
  settings: {
    type: 'object',
    properties: {
      text: { type: 'boolean', nullable: true },
      minHeight: { type: 'integer', minimum: 40, maximum: 2000, default: 160 },
      maxHeight: { type: 'integer', minimum: 40, maximum: 2000, default: 400 },
    },
    required: ['minHeight', 'maxHeight'],
    additionalProperties: false,
  },
}
