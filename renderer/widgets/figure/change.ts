import { divide, multiply, subtract, toNumber } from '../../model/decimal'
import { numberText } from '../../ui/text/number-text'

export interface Change {
  readonly direction: 'up' | 'down' | 'same'
  /** How much, without a sign; empty where nothing changed. */
  readonly text: string
}

/** Below it one more or less is a large share, and above it a share says less than the number. */
const [FEW, MUCH] = [10, 2]

/**
 * How a number stands to the one before; undefined when one of the two is no number. In per cent, or as a number with its unit where
 * there was little before or the change is more than twofold: 3,400 % tells nothing.
 */
export function changeOf(now: unknown, before: unknown, { precision = 0, unit = '' } = {}): Change | undefined {
  if (typeof now !== 'number' || typeof before !== 'number') return undefined
  const difference = Math.abs(toNumber(subtract(now, before) ?? 0))
  if (difference === 0) return { direction: 'same', text: '' }
  const direction = now > before ? 'up' : 'down'
  if (Math.abs(before) < FEW || difference > MUCH * Math.abs(before))
    return { direction, text: `${numberText(difference, precision)} ${unit}`.trim() }
  const share = divide(multiply(difference, 100) ?? 0, Math.abs(before)) ?? 0
  return { direction, text: `${numberText(toNumber(share), 1)}%` }
}
