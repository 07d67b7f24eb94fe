import type { RowId } from '../engine/temporary-id'

interface Detail {
  readonly element: HTMLElement
  height: number
}

/** What stands below open rows. It stays while its row is open, also far outside of what is seen: users who work in it lose nothing. */
export class DetailRows {
  /** Counts up when one comes, goes or is of another height. */
  edition = 0
  private readonly all = new Map<RowId, Detail>()
  private readonly observer: ResizeObserver

  constructor(
    private readonly home: HTMLElement,
    private readonly onChange: () => void,
  ) {
    this.observer = new ResizeObserver(() => this.measure())
  }

  get ids(): readonly RowId[] {
    return [...this.all.keys()]
  }

  /** Where a component draws below that row. */
  hostOf(id: RowId): HTMLElement {
    return this.detailOf(id).element
  }

  heightOf(id: RowId): number {
    return this.all.get(id)?.height ?? 0
  }

  /** These rows are open, and no others. */
  keep(ids: readonly RowId[]): void {
    for (const [id, { element }] of this.all) {
      if (ids.includes(id)) continue
      this.all.delete(id)
      this.observer.unobserve(element)
      element.parentElement?.remove()
      this.edition++
    }
    for (const id of ids) {
      const { element } = this.detailOf(id)
      if (element.parentElement?.parentElement === this.home) continue
      this.home.append(element.parentElement ?? element)
      this.observer.observe(element)
      this.edition++
    }
    this.measure()
    this.onChange()
  }

  place(topOf: (id: RowId) => number | undefined): void {
    for (const [id, { element }] of this.all) {
      const top = topOf(id)
      const row = element.parentElement
      if (row) row.style.cssText = top === undefined ? 'display:none' : `transform:translateY(${top}px)`
    }
  }

  end(): void {
    this.observer.disconnect()
    for (const { element } of this.all.values()) element.parentElement?.remove()
    this.all.clear()
  }

  private detailOf(id: RowId): Detail {
    const found = this.all.get(id)
    if (found !== undefined) return found
    const row = document.createElement('div')
    row.className = 'weft-grid-detail'
    row.setAttribute('role', 'row')
    const element = document.createElement('div')
    element.setAttribute('role', 'gridcell')
    row.append(element)
    const detail = { element, height: 0 }
    this.all.set(id, detail)
    return detail
  }

  private measure(): void {
    let grew = false
    for (const detail of this.all.values()) {
      const { offsetHeight } = detail.element
      if (offsetHeight === detail.height) continue
      detail.height = offsetHeight
      grew = true
    }
    if (!grew) return
    this.edition++
    this.onChange()
  }
}
