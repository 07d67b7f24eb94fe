import type { SheetCell } from '../../../../sheets'

const PLAIN = /^[-+]?(?:\d{1,3}(?:[,，]\d{3})+|\d+)(?:\.\d+)?$/
/** What stands where there is no figure. */
const NONE = /^[-—–/\\]*$/
/** Digits that a workbook keeps exactly. */
const MOST_DIGITS = 15

/** A text as the number of a workbook; undefined for codes that begin with a zero, for long numbers and for what is none. */
export function figureOf(text: string): number | undefined {
  const digits = text.replace(/[,，\s]/g, '')
  if (!PLAIN.test(text.trim()) || /^[-+]?0\d/.test(digits) || digits.replace(/\D/g, '').length > MOST_DIGITS) return undefined
  return Number(digits)
}

/** Whether a column holds figures alone: one code among them, and all of it stays text. */
export function isFigures(column: readonly string[]): boolean {
  const told = column.filter(text => !NONE.test(text.trim()))
  return told.length > 0 && told.every(text => figureOf(text) !== undefined)
}

/** How its figures are written: with as many digits behind the point as most of them have. */
export function formatOf(column: readonly string[]): string {
  const digits = Math.min(6, Math.max(0, ...column.map(text => /\.(\d+)$/.exec(text.trim())?.[1]?.length ?? 0)))
  const whole = column.some(text => /[,，]/.test(text)) ? '#,##0' : '0'
  return digits === 0 ? whole : `${whole}.${'0'.repeat(digits)}`
}

export const cellOf = (text: string, figures: boolean): SheetCell => (figures ? (figureOf(text) ?? (text || null)) : text || null)
