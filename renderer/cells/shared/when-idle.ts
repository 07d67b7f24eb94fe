/** Milliseconds; a page that is never idle has it done all the same. */
const LONGEST = 500

/** Does something when the page has nothing else to do; gives back what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return () => undefined
  const id = requestIdleCallback(work, { timeout: LONGEST })
  return () => cancelIdleCallback(id)
}
