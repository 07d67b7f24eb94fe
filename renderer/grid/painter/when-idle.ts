/** Milliseconds after which a busy page does it all the same. */
const LATEST = 200

/** Whether the browser tells when it has nothing else to do. Where it does not, nothing is put off. */
export const notifiesIdle = typeof requestIdleCallback === 'function'

/** Does something when nothing else is to be done, such as behind the first painting; at once where that is not known. The function takes it back. */
export function whenIdle(work: () => void): () => void {
  if (!notifiesIdle) {
    work()
    return () => undefined
  }
  const asked = requestIdleCallback(work, { timeout: LATEST })
  return () => cancelIdleCallback(asked)
}
