import type { CellCodec } from '../../model/cell-type'
import { wireText } from '../shared/text'
import { htmlOfText, isBlank, plainText } from './html-text'
import type { RichTextSettings } from './schema'
import { texts } from './texts'

const filled = (html: string | null) => (html === null || isBlank(html) ? null : html)

/** HTML. People read and search its text; a text that is typed or imported becomes paragraphs. */
export const codec: CellCodec<string, RichTextSettings> = {
  html: true,
  decode: wire => filled(wireText(wire)),
  encode: filled,
  text: value => plainText(value ?? '', { picture: texts.pictureSign }),
  fromText: text => (text.trim() === '' ? null : htmlOfText(text)),
}
