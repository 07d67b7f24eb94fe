import { wireText } from '../../controls/base/text'
import type { CellCodec, CellDefinition } from '../../model/cell-type'
import { firstLine } from './first-line'
import { htmlOfText, isBlank, plainText } from './html-text'
import { shownTexts } from './shown-texts'

export interface RichTextSettings {
  /** Pixels of the text's box at first; it can be drawn taller. */
  readonly height: number
  /** What uploaded pictures are for; the server knows the words. */
  readonly biz: string
  /** Path of the API that takes pictures. */
  readonly action: string
}

const filled = (html: string | null) => (html === null || isBlank(html) ? null : html)

/** HTML. People read and search its text; a text that is typed or imported becomes paragraphs. */
const codec: CellCodec<string, RichTextSettings> = {
  html: true,
  keepsBlanks: true,
  decode: wire => filled(wireText(wire)),
  encode: filled,
  text: value => plainText(value ?? '', { picture: shownTexts.pictureSign }),
  fromText: text => (text.trim() === '' ? null : htmlOfText(text)),
}

export const definition: CellDefinition<string, RichTextSettings> = {
  type: 'umeditor',
  aliases: ['editor'],
  title: '富文本',
  kind: 'text',
  // A search goes through the text as it is kept, between its tags.
  operators: ['like'],
  width: 240,
  settings: {
    type: 'object',
    properties: {
      height: { type: 'integer', minimum: 100, maximum: 2000, default: 300 },
      biz: { type: 'string', minLength: 1, default: 'jeditor' },
      action: { type: 'string', pattern: '^/', default: '/sys/common/upload' },
    },
    required: ['height', 'biz', 'action'],
    additionalProperties: false,
  },
  codec,
  plain: value => firstLine(value),
  guards: true,
}
