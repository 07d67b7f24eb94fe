import { texts } from '../surface/texts'
import { FoldMark, type FoldState, foldButton } from './fold-mark'

/** Columns of the grid's own, before all others. Their names are reserved. */
export type LeadKind = 'rowDragSort' | 'rowExpand' | 'rowCheckbox' | 'rowRadio' | 'rowNumber'

export interface Lead {
  readonly kind: LeadKind
  readonly width: number
}

export const LEAD_WIDTHS: { readonly [kind in LeadKind]: number } = {
  rowDragSort: 36,
  rowExpand: 40,
  rowCheckbox: 40,
  rowRadio: 40,
  rowNumber: 52,
}

/** The same in a narrow window, where the columns of the rows need the room. */
export const NARROW_LEAD_WIDTHS: typeof LEAD_WIDTHS = {
  rowDragSort: 24,
  rowExpand: 32,
  rowCheckbox: 32,
  rowRadio: 32,
  rowNumber: 32,
}

export const leadWidth = (leads: readonly Lead[]): number => leads.reduce((sum, { width }) => sum + width, 0)

/** The grid's own cells of one row. */
export class LeadCells {
  private readonly box: Element | undefined
  private readonly handle: Element | undefined
  private readonly digits: Text | undefined
  private readonly fold: FoldMark | undefined
  private number = -1
  private count = -1
  private chosen: boolean | undefined
  private disabled: boolean | undefined

  /** `elements`: one for each, as `leadElements` makes them. */
  constructor(leads: readonly Lead[], elements: readonly Element[]) {
    const of = (kind: LeadKind) => elements[leads.findIndex(lead => lead.kind === kind)]
    this.box = (of('rowCheckbox') ?? of('rowRadio'))?.firstElementChild ?? undefined
    this.handle = of('rowDragSort')?.firstElementChild ?? undefined
    const fold = of('rowExpand')?.firstElementChild
    this.fold = fold instanceof HTMLButtonElement ? new FoldMark(fold) : undefined
    this.digits = of('rowNumber')?.firstChild as Text | undefined
  }

  /** `count`: what the column of numbers says of the row. */
  paint(number: number, count: number, chosen: boolean, disabled: boolean, fold: FoldState): void {
    this.fold?.paint(fold)
    if (count !== this.count) {
      this.count = count
      if (this.digits) this.digits.data = String(count)
    }
    const { box } = this
    if (number !== this.number) {
      this.number = number
      box?.setAttribute('aria-label', texts.selectRow(number))
      this.handle?.setAttribute('aria-label', texts.dragRow(number))
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

/** Their elements, with nothing written into them. */
export function leadElements(leads: readonly Lead[]): readonly HTMLElement[] {
  let left = 0
  return leads.map(({ kind, width }, index) => {
    const cell = document.createElement('div')
    cell.className = `weft-grid-lead weft-grid-${kind}`
    cell.style.width = `${width}px`
    cell.style.left = `${left}px`
    left += width
    cell.dataset.lead = kind
    cell.setAttribute('role', 'gridcell')
    cell.setAttribute('aria-colindex', String(index + 1))
    cell.append(kind === 'rowNumber' ? document.createTextNode('') : kind === 'rowExpand' ? foldButton() : boxOf(kind))
    return cell
  })
}

function boxOf(kind: LeadKind): HTMLElement {
  const box = document.createElement('span')
  box.className = kind === 'rowDragSort' ? 'weft-grid-handle' : 'weft-grid-box'
  box.setAttribute('role', kind === 'rowDragSort' ? 'img' : kind === 'rowRadio' ? 'radio' : 'checkbox')
  return box
}
