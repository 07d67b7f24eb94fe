/** What goes to the server; see `sysMonitorReport`. */
export interface FrontReport {
  readonly kind: 'error' | 'vital'
  readonly name: string
  readonly page: string
  readonly message?: string
  readonly stack?: string
  readonly value?: number
}

export interface FrontReportsParts {
  /** Sends them; failures are its own matter. */
  readonly send: (items: FrontReport[]) => unknown
  /** Path of the page that is shown. */
  readonly page: () => string
}

/** Milliseconds after which what has gathered is sent. */
const PATIENCE = 10_000
const MOST_AT_ONCE = 20
/** Of one page load: what fails again and again is known by then. */
const MOST_ERRORS = 40
const MOST_OF_ONE = 3

const SECRET = /((?:token|password|secret|key)=)[^&\s]+/gi

/** Gathers what a browser notices, and sends it now and then: bounded, and without what an address asks for. */
export class FrontReports {
  private waiting: FrontReport[] = []
  private readonly seen = new Map<string, number>()
  private errors = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly parts: FrontReportsParts) {}

  /** `page` is the one that was loaded, which may not be the one that is shown. */
  vital(name: string, value: number, page: string): void {
    this.add({ kind: 'vital', name, page, value: Math.round(value * 1000) / 1000 })
  }

  error(error: unknown): void {
    const { name, message, stack } = error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined }
    const page = this.parts.page()
    const key = `${name} ${message} ${page}`
    const times = (this.seen.get(key) ?? 0) + 1
    if (times > MOST_OF_ONE || this.errors >= MOST_ERRORS) return
    this.seen.set(key, times)
    this.errors++
    const clean = (text: string, most: number) => text.replace(SECRET, '$1…').slice(0, most)
    this.add({
      kind: 'error',
      name: clean(name || 'Error', 100),
      page,
      message: clean(message, 1000),
      ...(stack && { stack: clean(stack, 4000) }),
    })
  }

  /** Sends what has gathered. */
  flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const items = this.waiting
    this.waiting = []
    if (items.length > 0) this.parts.send(items)
  }

  private add(report: FrontReport): void {
    this.waiting.push({ ...report, page: report.page.slice(0, 300) })
    if (this.waiting.length >= MOST_AT_ONCE) this.flush()
    else this.timer ??= setTimeout(() => this.flush(), PATIENCE)
  }
}
