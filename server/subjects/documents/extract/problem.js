// What ends the reading of a file: a reason by its name in the texts of this room, with the numbers that it tells.
export class Problem extends Error {
  /** @param {string} reason @param {number} [number] */
  constructor(reason, number) {
    super(reason)
    this.reason = reason
    this.number = number
  }
}
