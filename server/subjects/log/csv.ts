/** What a sheet would take as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const BYTE_ORDER_MARK = '\uFEFF'

/** A value as a sheet reads it: texts never as formulas. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = String(value)
  const plain = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** One line of a table of text by RFC 4180; the first one says that it is UTF-8. */
export const csvLine = (values: readonly unknown[], first = false): string =>
  `${first ? BYTE_ORDER_MARK : ''}${values.map(cell).join(',')}\r\n`
