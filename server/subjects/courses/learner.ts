import { type Asking, readerOf } from '../../query'
import { fail } from '../../util/errors'
import type { LearnerLists, Trx } from './repository'
import { texts } from './texts'

/** The right to learn; courses are then seen without the right to their list, as far as they are published. */
export const LEARNS = 'courseLearning:list'

/** The lists out of which a caller learns, with the rules for rows that the caller is held to. */
export function learnerLists(trx: Trx, asking: Asking): LearnerLists {
  const reader = readerOf(asking)
  const at = (name: string) => trx.catalog.readable.at(`/course/${name}`)?.spec(reader) ?? fail(texts.noCourse)
  return { courses: at('course'), chapters: at('chapter'), lessons: at('lesson'), collections: at('collection') }
}
