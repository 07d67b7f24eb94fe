import { dictionaryText } from '../../../dictionary/dictionary-text'
import type { CellCodec } from '../../../model/cell-type'
import type { Option } from '../../../model/option'
import { joinValues, listCodec, splitValues } from '../comma'

/**
 * Nodes as comma text. Browsers ask for the names of the nodes that they show; a server that reads a workbook has all of
 * them as options, and refuses a name that several nodes have.
 */
export const nodesCodec: CellCodec<string, unknown> = {
  ...listCodec,
  text: (value, { options }) => dictionaryText(options, value),
  fromText: (text, { options }) => {
    const values = splitValues(text.replace(/[，、;；]/g, ',')).map(part => nodeNamed(part, options))
    return values.some(value => value === undefined) ? undefined : joinValues(values.filter(value => value !== undefined))
  },
}

/** The value behind a name or a value; undefined when options are known and it is none of them, or several. */
export function nodeNamed(written: string, options: readonly Option[]): string | undefined {
  if (options.length === 0) return written
  const named = options.filter(({ text }) => text === written)
  if (named.length === 1) return named[0]?.value
  return options.find(({ value }) => value === written)?.value
}
