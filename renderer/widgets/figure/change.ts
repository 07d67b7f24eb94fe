import { compareDecimals, type Decimal, decimalIn, divide, multiply, negated, subtract, toPlainValue } from '../../model/decimal'
import { numberText } from '../../ui/text/number-text'

export interface Change {
  readonly direction: 'up' | 'down' | 'same'
  /** How much, without a sign; empty where nothing changed. */
  readonly text: string
}

/** Below it one more or less is a large share, and above it a share says less than the number. */
const [FEW, MUCH] = [10, 2]

const size = (number: Decimal): Decimal => (compareDecimals(number, 0) < 0 ? negated(number) : number)

/**
 * How a number stands to the one before; undefined when one of the two is no number. In per cent, or as a number with its unit where
 * there was little before or the change is more than twofold: 3,400 % tells nothing.
 */
export function changeOf(now: unknown, before: unknown, { precision = 0, unit = '' } = {}): Change | undefined {
  const [later, former] = [decimalIn(now), decimalIn(before)]
  if (later === null || former === null) return undefined
  const difference = size(subtract(later, former) ?? 0)
  if (difference === 0) return { direction: 'same', text: '' }
  const direction = compareDecimals(later, former) > 0 ? 'up' : 'down'
  const much = multiply(size(former), MUCH)
  if (compareDecimals(size(former), FEW) < 0 || much === null || compareDecimals(difference, much) > 0)
    return { direction, text: `${numberText(toPlainValue(difference), precision)} ${unit}`.trim() }
  const share = divide(multiply(difference, 100) ?? 0, size(former)) ?? 0
  return { direction, text: `${numberText(toPlainValue(share), 1)}%` }
}
