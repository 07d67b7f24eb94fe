import type { CellSchema } from '../../model/cell-type'
import { textOperators } from '../shared/operators'

export interface TagsSettings {
  /** The colour of a tag by its text, such as `{ "急件": "red" }`. Null: none has one. */
  readonly setTagColor?: { readonly [tag: string]: string } | null
}

export const cellSchema: CellSchema<TagsSettings> = {
  type: 'tags',
  title: '标签输入',
  kind: 'text',
  operators: textOperators,
  width: 180,
  settings: {
    type: 'object',
    properties: { setTagColor: { type: 'object', additionalProperties: { type: 'string' }, required: [], nullable: true } },
    required: [],
    additionalProperties: false,
  },
}
