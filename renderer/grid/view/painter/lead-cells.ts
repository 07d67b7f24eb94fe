import { texts } from '../texts'

/** Columns of the grid's own, before all others. Their names are reserved. */
export type LeadKind = 'rowDragSort' | 'rowCheckbox' | 'rowRadio' | 'rowNumber'

export interface Lead {
  readonly kind: LeadKind
  readonly width: number
}

export const LEAD_WIDTHS: { readonly [kind in LeadKind]: number } = { rowDragSort: 36, rowCheckbox: 40, rowRadio: 40, rowNumber: 52 }

export const leadWidth = (leads: readonly Lead[]): number => leads.reduce((sum, { width }) => sum + width, 0)

/** The grid's own cells of one row. */
export class LeadCells {
  readonly elements: readonly HTMLElement[]
  private readonly boxes = new Map<LeadKind, HTMLElement>()
  private readonly digits = document.createTextNode('')
  private number = -1
  private chosen: boolean | undefined
  private disabled: boolean | undefined

  constructor(leads: readonly Lead[]) {
    let left = 0
    this.elements = leads.map(({ kind, width }, index) => {
      const cell = document.createElement('div')
      cell.className = `weft-grid-lead weft-grid-${kind}`
      cell.style.width = `${width}px`
      cell.style.left = `${left}px`
      left += width
      cell.dataset.lead = kind
      cell.setAttribute('role', 'gridcell')
      cell.setAttribute('aria-colindex', String(index + 1))
      if (kind === 'rowNumber') cell.append(this.digits)
      else this.boxes.set(kind, boxIn(cell, kind))
      return cell
    })
  }

  paint(number: number, chosen: boolean, disabled: boolean): void {
    const box = this.boxes.get('rowCheckbox') ?? this.boxes.get('rowRadio')
    if (number !== this.number) {
      this.number = number
      this.digits.data = String(number)
      box?.setAttribute('aria-label', texts.selectRow(number))
      this.boxes.get('rowDragSort')?.setAttribute('aria-label', texts.dragRow(number))
    }
    if (chosen !== this.chosen) {
      this.chosen = chosen
      box?.setAttribute('aria-checked', String(chosen))
    }
    if (disabled === this.disabled) return
    this.disabled = disabled
    box?.setAttribute('aria-disabled', String(disabled))
  }
}

function boxIn(cell: HTMLElement, kind: LeadKind): HTMLElement {
  const box = document.createElement('span')
  box.className = kind === 'rowDragSort' ? 'weft-grid-handle' : 'weft-grid-box'
  box.setAttribute('role', kind === 'rowDragSort' ? 'img' : kind === 'rowRadio' ? 'radio' : 'checkbox')
  cell.append(box)
  return box
}
