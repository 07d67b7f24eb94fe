import type { GridValidation } from '../features/validation/grid-validation'

/** What a grid asks about its cells. */
export type Verdicts = Pick<
  GridValidation,
  | 'all'
  | 'await'
  | 'check'
  | 'checkRows'
  | 'count'
  | 'forgive'
  | 'hasWaited'
  | 'message'
  | 'messagesOf'
  | 'prepare'
  | 'preview'
  | 'refuse'
  | 'set'
  | 'subscribe'
  | 'validate'
>

const nothing = () => undefined

/** Of rows that are only read: no cell is refused, and no rule has to come along. */
export const noVerdicts: Verdicts = {
  all: () => [],
  await: nothing,
  check: nothing,
  checkRows: nothing,
  count: 0,
  forgive: nothing,
  hasWaited: () => false,
  message: nothing,
  messagesOf: nothing,
  prepare: nothing,
  preview: nothing,
  refuse: nothing,
  set: nothing,
  subscribe: () => nothing,
  validate: async () => [],
}
