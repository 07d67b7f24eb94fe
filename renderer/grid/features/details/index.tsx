import { FoldMark, foldButton } from '../../painter/fold-mark'
import type { GridFeature, GridLead } from '../../surface/feature'
import { LeadTitle } from '../../surface/lead-title'
import { clickMark, foldingKeys } from './commands'
import { texts } from './texts'
import { Details } from './view'

/** The column of marks by which rows open. */
const marks: GridLead = {
  kind: 'rowExpand',
  width: 40,
  narrowWidth: 32,
  Head: () => <LeadTitle>{texts.expand}</LeadTitle>,
  make: foldButton,
  painter(_, cell) {
    const button = cell.firstElementChild
    const mark = button instanceof HTMLButtonElement ? new FoldMark(button) : undefined
    return ({ fold }) => mark?.paint(fold)
  },
}

/** Rows that open: those of a tree, and those with something below them. */
export const details: GridFeature = {
  name: 'details',
  keys: foldingKeys,
  click: clickMark,
  // A tree has its marks in the first column.
  lead: ({ folding }) => (folding !== undefined && folding.levelOf === undefined ? marks : undefined),
  views: [{ slot: 'rows', View: Details }],
}
