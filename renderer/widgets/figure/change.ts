import { numberText } from '../../ui/text/number-text'

export interface Change {
  readonly direction: 'up' | 'down' | 'same'
  /** In per cent; absent when there was nothing before, of which no share can be taken. */
  readonly text?: string
}

/** How a number stands to the one before; undefined when one of the two is no number. */
export function changeOf(now: unknown, before: unknown): Change | undefined {
  if (typeof now !== 'number' || typeof before !== 'number') return undefined
  const direction = now > before ? 'up' : now < before ? 'down' : 'same'
  if (before === 0) return now === 0 ? { direction, text: `${numberText(0)}%` } : { direction }
  return { direction, text: `${numberText(Math.abs(((now - before) / before) * 100), 1)}%` }
}
