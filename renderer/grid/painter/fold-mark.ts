import { inLanguages } from '../../model/language'

/** Texts of the marks by which rows open. */
const texts = inLanguages({ open: '展开行', shut: '关闭行' }, { open: 'Expand row', shut: 'Collapse row' })

/** Whether a row is open, can be opened, or neither. */
export type FoldState = 'open' | 'closed' | 'none'

/** The mark by which a row is opened and closed. */
export class FoldMark {
  private state: FoldState | undefined

  constructor(readonly element: HTMLButtonElement = foldButton()) {}

  paint(state: FoldState): void {
    if (state === this.state) return
    this.state = state
    this.element.className = `weft-grid-fold weft-grid-fold-${state}`
    this.element.hidden = state === 'none'
    this.element.setAttribute('aria-label', state === 'open' ? texts.shut : texts.open)
  }
}

/** Its element, with nothing said of a row. */
export function foldButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  // The arrows of the keyboard open rows.
  button.tabIndex = -1
  return button
}
