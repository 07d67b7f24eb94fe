/** Control signs but tab and line breaks, U+FFFE and U+FFFF: no file of XML can hold them. */
const UNHELD = '[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f\\ufffe\\uffff]'
/** With them, halves of a character. */
const LEFT_OUT = new RegExp(`${UNHELD}|\\p{Cs}`, 'gu')
/** What has to be looked at closer: halves among it are looked for by the whole character. */
const LOOKED_AT = new RegExp(`${UNHELD}|[\\r\\ud800-\\udfff]`)

/**
 * A text as every file and message holds that leaves the house (`docs/values.md`): without control signs, halves of a character, U+FFFE and U+FFFF, and with
 * line breaks of one sign.
 */
export const fileText = (text: string): string => (LOOKED_AT.test(text) ? text.replace(/\r\n?/g, '\n').replace(LEFT_OUT, '') : text)

/** What a program of sheets takes for a formula, with signs of full width too. */
const FORMULA = /^[=+\-@\t\n＝＋－＠]/
/** Long numbers are texts of their digits, and no formulas. */
const NUMBER = /^-?\d+(\.\d+)?$/

/** A text as a field between commas or tabs holds it: no program of sheets takes it for a formula. */
export function delimitedText(text: string): string {
  const held = fileText(text)
  return FORMULA.test(held) && !NUMBER.test(held) ? `'${held}` : held
}
