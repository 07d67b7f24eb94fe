import type { CellSchema } from '../../model/cell-type'

export interface PasswordSettings {
  /** Says how strong what is typed is. Null: it does not. */
  readonly strength?: boolean | null
}

export const cellSchema: CellSchema<PasswordSettings> = {
  type: 'password',
  title: '密码',
  kind: 'text',
  secret: true,
  // A secret is nothing to search for.
  operators: [],
  settings: {
    type: 'object',
    properties: { strength: { type: 'boolean', nullable: true } },
    required: [],
    additionalProperties: false,
  },
}
