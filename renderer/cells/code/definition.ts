import { textOperators } from '../../controls/base/operators'
import { CODE_LANGUAGES, type CodeLanguage } from '../../controls/code/languages'
import { exactTextCodec } from '../../controls/text/text-codec'
import type { CellDefinition } from '../../model/cell-type'

export interface CodeSettings {
  /** What the text is written in. */
  readonly language: CodeLanguage
  /** Numbers of lines, and marks to fold what belongs together. */
  readonly lineNumbers: boolean
  /** Pixels at least. */
  readonly minHeight: number
  /** Pixels before it scrolls. */
  readonly maxHeight: number
  /** What the server holds the text against while it is typed. Absent: nothing. */
  readonly check?: 'screen' | null
}

export const definition: CellDefinition<string, CodeSettings> = {
  type: 'code',
  title: '代码编辑器',
  kind: 'text',
  operators: textOperators,
  width: 200,
  settings: {
    type: 'object',
    properties: {
      language: { type: 'string', enum: CODE_LANGUAGES, default: 'javascript' },
      lineNumbers: { type: 'boolean', default: true },
      minHeight: { type: 'integer', minimum: 40, maximum: 2000, default: 160 },
      maxHeight: { type: 'integer', minimum: 40, maximum: 2000, default: 400 },
      check: { type: 'string', enum: ['screen', null], nullable: true },
    },
    required: ['language', 'lineNumbers', 'minHeight', 'maxHeight'],
    additionalProperties: false,
  },
  codec: exactTextCodec,
  plain: value => (value ?? '').replace(/\s*[\r\n]+\s*/g, ' '),
  quick: { by: 'text', lines: true, opens: true },
}
