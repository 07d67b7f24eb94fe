/** Milliseconds after which a busy page does it all the same. */
const LATEST = 200

/** Does something when nothing else is to be done, such as behind the first painting; the function takes it back. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(work, { timeout: LATEST })
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(work, LATEST)
  return () => clearTimeout(timer)
}
