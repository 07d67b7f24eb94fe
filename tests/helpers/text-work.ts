import { vi } from 'vitest'
import { limits } from '../../renderer/expression/limits'

/** What the steps of one evaluation pay for: 2,000 pairs of characters each. */
export const PAIRS_PAID = limits.steps * 2000

/**
 * How many pairs of characters JavaScript is asked to compare at most while the work runs, by searches and by what reads a number: what an
 * evaluation costs beside the steps that it counts itself, on any machine.
 */
export function pairsCompared(work: () => void): number {
  let pairs = 0
  const { includes, split, trim } = String.prototype
  const spies = [
    vi.spyOn(String.prototype, 'includes').mockImplementation(function (this: string, part, from) {
      pairs += this.length * part.length
      return includes.call(this, part, from)
    }),
    vi.spyOn(String.prototype, 'split').mockImplementation(function (this: string, between, most) {
      pairs += this.length * Math.max(1, String(between).length)
      return split.call(this, between, most)
    }),
    vi.spyOn(String.prototype, 'trim').mockImplementation(function (this: string) {
      pairs += this.length
      return trim.call(this)
    }),
  ]
  try {
    work()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return pairs
}
