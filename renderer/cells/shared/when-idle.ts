/** Does something when the page has nothing else to do; gives back what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return () => undefined
  const id = requestIdleCallback(work)
  return () => cancelIdleCallback(id)
}
