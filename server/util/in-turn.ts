/** Runs `work` once all works of the same key that came before have ended; its result, or its error. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Works of one key run one after another, in this process, also when one fails; those of other keys do not wait. */
export function inTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const running = (last.get(key) ?? Promise.resolve()).then(work)
    const ended = running.catch(() => {})
    last.set(key, ended)
    try {
      return await running
    } finally {
      if (last.get(key) === ended) last.delete(key)
    }
  }
}
