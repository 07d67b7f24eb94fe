/** What the types of the browser do not know of these entries yet. */
interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}
interface Interaction extends PerformanceEntry {
  readonly interactionId?: number
}

/** Shifts that follow each other within a second count together, five seconds at most. */
const GAP = 1000
const WINDOW = 5000
/** Interactions that are kept, the slowest. */
const SLOWEST = 10
/** Of so many interactions one more may be slower than what is told. */
const EACH = 50

/** The largest sum of layout shifts in one window, as CLS is defined. */
export function largestShift(shifts: readonly { readonly startTime: number; readonly value: number }[]): number {
  let [sum, largest, begin, last] = [0, 0, 0, 0]
  for (const { startTime, value } of shifts) {
    const goesOn = sum > 0 && startTime - last < GAP && startTime - begin < WINDOW
    if (!goesOn) begin = startTime
    sum = goesOn ? sum + value : value
    last = startTime
    largest = Math.max(largest, sum)
  }
  return largest
}

/** The slowest interaction, but for one in fifty: INP. Undefined without any. */
export function slowInteraction(durations: readonly number[], count: number): number | undefined {
  const sorted = [...durations].sort((a, b) => b - a)
  return sorted[Math.min(sorted.length - 1, Math.floor(count / EACH))]
}

function observe(type: string, found: (entries: PerformanceEntryList) => void, options: object = {}): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return
  new PerformanceObserver(list => found(list.getEntries())).observe({ type, buffered: true, ...options })
}

/** Longest of each interaction, as far as it may matter, and how many there were. */
function followInteractions() {
  const longest = new Map<number, number>()
  const all = new Set<number>()
  observe(
    'event',
    entries => {
      for (const { interactionId, duration } of entries as Interaction[]) {
        if (!interactionId) continue
        all.add(interactionId)
        longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration))
        const [shortest] = [...longest].sort(([, a], [, b]) => a - b)
        if (longest.size > SLOWEST && shortest) longest.delete(shortest[0])
      }
    },
    { durationThreshold: 40 },
  )
  return () => slowInteraction([...longest.values()], all.size)
}

/** Tells how fast the page came, once, when it is left or hidden for the first time: TTFB, FCP, LCP, CLS and INP in milliseconds. */
export function followVitals(notify: (name: string, value: number) => void): void {
  if (typeof PerformanceObserver === 'undefined') return
  let [fcp, lcp]: (number | undefined)[] = []
  const shifts: Shift[] = []
  observe('paint', entries => {
    fcp = entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? fcp
  })
  observe('largest-contentful-paint', entries => {
    lcp = entries.at(-1)?.startTime ?? lcp
  })
  observe('layout-shift', entries => void shifts.push(...(entries as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput)))
  const inp = followInteractions()
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const tell = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', tell)
    const found = { TTFB: navigation?.responseStart, FCP: fcp, LCP: lcp, CLS: largestShift(shifts), INP: inp() }
    for (const [name, value] of Object.entries(found)) if (value !== undefined) notify(name, value)
  }
  document.addEventListener('visibilitychange', tell)
}
