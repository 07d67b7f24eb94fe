import { choiceOperators } from '../../controls/base/operators'
import { textCodec } from '../../controls/text/text-codec'
import type { CellDefinition } from '../../model/cell-type'

export const definition: CellDefinition<string, Record<never, never>> = {
  type: 'icon',
  title: '图标',
  kind: 'text',
  operators: choiceOperators,
  width: 150,
  settings: { type: 'object', properties: {}, required: [], additionalProperties: false },
  // A name that is none of ours is kept: menus of the family come with icons of their own.
  codec: textCodec,
}
