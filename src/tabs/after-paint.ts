/** A hidden page is not painted; what waits for it goes on after this many milliseconds. */
const PATIENCE = 100

/** Runs something once the browser has painted what stands now. */
export function afterPaint(run: () => void): void {
  let waits = true
  const once = () => {
    if (waits) run()
    waits = false
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, PATIENCE)
}
