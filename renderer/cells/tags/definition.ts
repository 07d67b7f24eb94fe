import { textOperators } from '../../controls/base/operators'
import { wireText } from '../../controls/base/text'
import type { CellCodec, CellDefinition } from '../../model/cell-type'
import { withSemicolons } from './tag-text'

export interface TagsSettings {
  /** The colour of a tag by its text, such as `{ "急件": "red" }`. Null: none has one. */
  readonly setTagColor?: { readonly [tag: string]: string } | null
}

const codec: CellCodec<string, unknown> = {
  decode: wire => wireText(wire),
  encode: value => (value === '' ? null : value),
  text: value => value ?? '',
  fromText: text => withSemicolons(text.trim()) || null,
}

export const definition: CellDefinition<string, TagsSettings> = {
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
  codec,
}
