const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/**
 * Remembers what has the focus and where it stands. The function gives the focus back; when its element is gone by then, to the first thing
 * that can have it in the nearest place that is left. Who has gone elsewhere meanwhile is left alone.
 */
export function rememberFocus(): () => void {
  const places: HTMLElement[] = []
  for (let at = document.activeElement; at instanceof HTMLElement && at !== document.body; at = at.parentElement) places.push(at)
  return () => {
    if (places.length === 0 || document.activeElement !== document.body) return
    const [opener, ...around] = places
    if (opener?.isConnected) return opener.focus({ preventScroll: true })
    const left = around.filter(place => place.isConnected)
    const found = left.map(place => place.querySelector<HTMLElement>(FOCUSABLE)).find(element => element !== null)
    found?.focus({ preventScroll: true })
  }
}
