/** Milliseconds without any scrolling after which columns need not be held in their place. */
const RESTED = 400

/**
 * What is seen of the scrolling element, kept so that the browser is not asked while it scrolls. To be measured before it is used,
 * as soon as there is room in it for what will stand there.
 */
export class Viewport {
  top = 0
  left = 0
  /** Which way the rows went last. */
  direction: 1 | -1 = 1
  width = 0
  height = 0
  private readonly observer: ResizeObserver
  private isSideways = false
  private resting: ReturnType<typeof setTimeout> | undefined
  private away = false

  constructor(
    private readonly element: HTMLElement,
    private readonly onScroll: () => void,
    onResize: () => void,
  ) {
    this.observer = new ResizeObserver(() => {
      if (this.measure()) onResize()
    })
    this.observer.observe(element)
    element.addEventListener('scroll', this.scrolled, { passive: true })
    for (const name of HINTS) element.addEventListener(name, this.hinted, { passive: true })
  }

  end(): void {
    clearTimeout(this.resting)
    this.observer.disconnect()
    this.element.removeEventListener('scroll', this.scrolled)
    for (const name of HINTS) this.element.removeEventListener(name, this.hinted)
  }

  /** Scrolls now, and knows it before the browser tells. */
  scrollTo(top: number, left: number): void {
    if (left !== this.left) this.setSideways()
    if (top !== this.top) this.element.scrollTop = top
    if (left !== this.left) this.element.scrollLeft = left
    this.read()
  }

  /** True when the size is another one. */
  measure(): boolean {
    const { clientWidth, clientHeight } = this.element
    // Behind another tab nothing has a size; what is seen then is what was seen before.
    if (clientWidth === 0 && this.width > 0) {
      this.away = true
      return false
    }
    if (this.away) this.comeBack()
    const same = clientWidth === this.width && clientHeight === this.height
    this.width = clientWidth
    this.height = clientHeight
    return !same
  }

  private comeBack(): void {
    this.away = false
    const { top, left } = this
    this.element.scrollTop = top
    this.element.scrollLeft = left
    this.read()
  }

  private read(): void {
    const { scrollTop, scrollLeft } = this.element
    if (scrollTop !== this.top) this.direction = scrollTop > this.top ? 1 : -1
    if (scrollLeft !== this.left) this.setSideways()
    this.top = scrollTop
    this.left = scrollLeft
  }

  private readonly scrolled = () => {
    if (this.away) return
    this.read()
    this.onScroll()
  }

  /** A finger, a wheel or a scroll bar may be about to scroll sideways: the browser does that without asking. */
  private readonly hinted = (event: Event) => {
    const across =
      event instanceof WheelEvent ? event.deltaX !== 0 || event.shiftKey : event.type === 'touchstart' || event.target === this.element
    if (across) this.setSideways()
  }

  /** Holds pinned columns and the grid's own in their place, until all is at rest where it began. */
  private setSideways(): void {
    clearTimeout(this.resting)
    this.resting = setTimeout(() => this.rest(), RESTED)
    if (this.isSideways) return
    this.isSideways = true
    this.element.classList.add(SIDEWAYS)
  }

  private rest(): void {
    if (this.left !== 0) return
    this.isSideways = false
    this.element.classList.remove(SIDEWAYS)
  }
}

const SIDEWAYS = 'weft-grid-sideways'
const HINTS = ['wheel', 'touchstart', 'pointerdown'] as const
