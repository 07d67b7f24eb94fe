import { compareDecimals, decimalIn, decimalText, remainder, roundDecimal, subtract } from '../model/decimal'
import type { Limits } from '../model/rule'
import { texts } from './texts'

/** Why a value is beyond what its field holds; undefined where it is within. Null and undefined are. */
export function beyondLimits(value: unknown, limits: Limits): string | undefined {
  if (Array.isArray(value)) return tooMany(value.length, limits.rows, texts.tooManyRows)
  if (typeof value === 'string' && (limits.files ?? limits.choices) !== undefined) {
    const count = value.split(',').filter(Boolean).length
    return tooMany(count, limits.files, texts.tooManyFiles) ?? tooMany(count, limits.choices, texts.tooManyChoices)
  }
  if (limits.length !== undefined && typeof value === 'string') return tooLong(value, limits.length)
  return numberBeyond(value, limits)
}

/** 0: any number. */
const tooMany = (count: number, most: number | undefined, message: (most: number) => string) =>
  most !== undefined && most > 0 && count > most ? message(most) : undefined

/** Characters, as the server counts them; a text of fewer units has no more of them. */
const tooLong = (text: string, most: number) => (text.length > most && [...text].length > most ? texts.tooLong(most) : undefined)

function numberBeyond(value: unknown, { min, max, step, decimals }: Limits): string | undefined {
  const number = decimalIn(value)
  if (number === null) return undefined
  if (min !== undefined && compareDecimals(number, min) < 0) return texts.tooSmall(decimalText(min))
  if (max !== undefined && compareDecimals(number, max) > 0) return texts.tooLarge(decimalText(max))
  if (decimals !== undefined && compareDecimals(roundDecimal(number, decimals), number) !== 0) return texts.tooManyDecimals(decimals)
  const above = step === undefined ? null : subtract(number, min ?? 0)
  return above !== null && step !== undefined && remainder(above, step) !== 0 ? texts.offStep(decimalText(step)) : undefined
}
