import type { Allowance } from '../db/allowances'
import type { DuplicateQuestion } from '../query'
import type { Call } from './module'

/** Questions whether a value is taken, by user: several large grids filled by pasting. */
const QUESTIONS: Allowance = { kind: 'duplicate', most: 20_000, minutes: 60 }
/** Of values that the user's lists do not show: what filling in forms takes, and too few to find a telephone by its missing digits. */
const HIDDEN: Allowance = { kind: 'hidden-duplicate', most: 60, minutes: 60 }

type Asker = Pick<Call, 'can' | 'session' | 'spend' | 'catalog'>

/**
 * Counts those questions that are about values which the user's lists do not show, and says how many they are. A save asks them too: what
 * it refuses as taken tells as much as an answer.
 */
export async function countHidden(call: Asker, questions: readonly DuplicateQuestion[]): Promise<number> {
  const hidden = questions.filter(question => question.value !== '' && call.catalog.checkable.isHidden(call, question)).length
  if (hidden > 0) await call.spend(HIDDEN, hidden)
  return hidden
}

/** Counts questions whether values are taken, before they are answered; refuses with `tooOften` beyond what a user may ask. */
export async function countQuestions(call: Asker, questions: readonly DuplicateQuestion[]): Promise<void> {
  const shown = questions.filter(({ value }) => value !== '').length - (await countHidden(call, questions))
  if (shown > 0) await countNames(call, shown)
}

/** The same for names and codes that the user's lists show anyway. */
export const countNames = (call: Pick<Call, 'spend'>, count = 1): Promise<void> => call.spend(QUESTIONS, count)
