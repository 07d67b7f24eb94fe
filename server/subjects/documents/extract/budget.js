/** How many pages of a file are recognised, and for how long; pages behind that are counted. */
export class RecognitionBudget {
  unread = 0
  read = 0
  /** @type {number | undefined} */
  until

  /** @param {Pick<import('./types').ExtractLimits, 'recognised' | 'recogniseTime'>} limits */
  constructor({ recognised, recogniseTime }) {
    this.most = recognised
    this.time = recogniseTime
  }

  /** Whether one more page is recognised. */
  take() {
    this.until ??= Date.now() + this.time
    const left = this.read < this.most && Date.now() < this.until
    if (left) this.read += 1
    else this.unread += 1
    return left
  }
}
