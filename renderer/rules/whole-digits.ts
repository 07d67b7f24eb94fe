import { texts } from './texts'

/** More digits than a number of JavaScript holds exactly are refused by the cell itself. */
const MOST = 15

/** The check that a number has no more than so many digits before its point; undefined where a number cannot have more. */
export const wholeDigits = (whole: number): { readonly pattern: string; readonly message: string } | undefined =>
  whole >= 0 && whole < MOST
    ? { pattern: `^-?${whole === 0 ? '0?' : `\\d{0,${whole}}`}(\\.\\d*)?$`, message: texts.tooManyDigits(whole) }
    : undefined
