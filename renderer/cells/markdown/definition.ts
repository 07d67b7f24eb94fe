import { textOperators } from '../../controls/base/operators'
import { exactTextCodec } from '../../controls/text/text-codec'
import type { CellDefinition } from '../../model/cell-type'
import { withoutMarks } from './plain'

export interface MarkdownSettings {
  /** Pixels at least. */
  readonly minHeight: number
  /** Pixels before it scrolls. */
  readonly maxHeight: number
  /** What its pictures are uploaded as; the server knows the words. */
  readonly biz: string
}

export const definition: CellDefinition<string, MarkdownSettings> = {
  type: 'markdown',
  title: 'Markdown',
  kind: 'text',
  operators: textOperators,
  width: 200,
  settings: {
    type: 'object',
    properties: {
      minHeight: { type: 'integer', minimum: 40, maximum: 2000, default: 240 },
      maxHeight: { type: 'integer', minimum: 40, maximum: 2000, default: 480 },
      biz: { type: 'string', minLength: 1, default: 'image' },
    },
    required: ['minHeight', 'maxHeight', 'biz'],
    additionalProperties: false,
  },
  codec: exactTextCodec,
  plain: value => withoutMarks(value ?? ''),
  quick: { by: 'text', lines: true, opens: true },
  guards: true,
}
