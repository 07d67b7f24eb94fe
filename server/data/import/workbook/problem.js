/** Why a workbook cannot be read; its text for people stands in `texts.ts`. */
export class Problem extends Error {
  /** @param {'truncated' | 'locked' | 'bomb' | 'unreadable' | 'noSheet' | 'noRows' | 'tooManyColumns'} kind */
  constructor(kind) {
    super(kind)
    this.kind = kind
  }
}
