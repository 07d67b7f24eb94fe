import { delimitedText } from '../../renderer/core'

const BYTE_ORDER_MARK = '\uFEFF'

/** A field of a line, quoted where it has to be. */
export const csvField = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A value as a sheet reads it: texts never as formulas. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'number' ? String(value) : csvField(delimitedText(String(value)))
}

/** One line of a table of text by RFC 4180; the first one says that it is UTF-8. */
export const csvLine = (values: readonly unknown[], first = false): string =>
  `${first ? BYTE_ORDER_MARK : ''}${values.map(cell).join(',')}\r\n`
