import type { CronUnit } from './units'

/** Thrown for what is no expression; the message is for people. */
export class CronError extends Error {
  override readonly name = 'CronError'

  constructor(
    message: string,
    /** Where in the text, counted from 0. */
    readonly position: number,
    /** The field that is wrong. Undefined: the expression as a whole. */
    readonly unit?: CronUnit,
  ) {
    super(message)
  }
}
