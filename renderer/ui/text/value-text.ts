import { numberText } from './number-text'

/** A number with its unit; a dash where there is none. */
export function valueText(value: unknown, { precision, unit }: { readonly precision: number; readonly unit: string }): string {
  const number = numberText(value, precision)
  return number === '–' ? number : `${number}${unit && ` ${unit}`}`
}
