/** Lets so much work run at once, and the rest behind it, in its order. */
export class Turns {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly atOnce: number) {}

  async run<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    if (this.running >= this.atOnce) await new Promise<void>(resolve => this.waiting.push(resolve))
    else this.running++
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next === undefined) this.running--
      else next()
    }
  }
}
