interface Waiting<Question, Found> {
  readonly question: Question
  readonly resolve: (found: Found) => void
  readonly reject: (error: unknown) => void
}

export interface BatchOptions {
  /** Milliseconds that questions wait for a batch that is under way; then they go beside it. */
  readonly patience: number
  /** Questions of a batch at most. */
  readonly most: number
}

/**
 * Asks many questions at once: those that come while a batch is under way go together in the next. Each is asked after it came. `ask`
 * gives the answers in the order of the questions; when it fails, all of its questions do.
 */
export function inBatches<Question, Found>(
  ask: (questions: readonly Question[]) => Promise<readonly Found[]>,
  { patience, most }: BatchOptions,
): (question: Question) => Promise<Found> {
  const waiting: Waiting<Question, Found>[] = []
  let busy = false
  let planned = false

  const send = async (): Promise<void> => {
    const batch = waiting.splice(0, most)
    const release = whenFree()
    try {
      const found = await ask(batch.map(({ question }) => question))
      for (const [index, { resolve }] of batch.entries()) resolve(found[index] as Found)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      release()
    }
  }

  /** The next batch may go once the returned function is called, or after the patience. */
  const whenFree = (): (() => void) => {
    let released = false
    const release = () => {
      if (released) return
      released = true
      clearTimeout(timer)
      busy = false
      plan()
    }
    const timer = setTimeout(release, patience)
    busy = true
    return release
  }

  /** What came in one turn of the process goes together. */
  const plan = (): void => {
    if (planned || waiting.length === 0 || busy) return
    planned = true
    setImmediate(() => {
      planned = false
      void send()
    })
  }

  return question =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      plan()
    })
}
