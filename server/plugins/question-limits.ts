import { type DuplicateQuestion, isHidden } from '../query'
import type { Allowance } from './allowances'
import type { Call } from './module'

/** Questions whether a value is taken, by user: several large grids filled by pasting. */
const QUESTIONS: Allowance = { kind: 'duplicate', most: 20_000, minutes: 60 }
/** Of values that the user's lists do not show: what filling in forms takes, and too few to find a telephone by its missing digits. */
const HIDDEN: Allowance = { kind: 'hidden-duplicate', most: 60, minutes: 60 }

/** Counts questions whether values are taken, before they are answered; refuses with `tooOften` beyond what a user may ask. */
export async function countQuestions(
  call: Pick<Call, 'can' | 'session' | 'spend'>,
  questions: readonly DuplicateQuestion[],
): Promise<void> {
  const asked = questions.filter(({ value }) => value !== '')
  const hidden = asked.filter(question => isHidden(call, question))
  if (hidden.length > 0) await call.spend(HIDDEN, hidden.length)
  if (asked.length > hidden.length) await countNames(call, asked.length - hidden.length)
}

/** The same for names and codes that the user's lists show anyway. */
export const countNames = (call: Pick<Call, 'spend'>, count = 1): Promise<void> => call.spend(QUESTIONS, count)
