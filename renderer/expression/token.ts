import type { TextSpan } from '../model/expression'

export interface Token extends TextSpan {
  readonly kind: 'number' | 'text' | 'word' | 'mark' | 'template' | 'end'
  /** As written; the decoded text for the kind `text`. */
  readonly text: string
  readonly number?: number
  /** All digits of a number that no double spells. */
  readonly digits?: string
  /** Of template text: its pieces, and the tokens of each expression between them. */
  readonly parts?: readonly (string | readonly Token[])[]
}
