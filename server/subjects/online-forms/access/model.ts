import type { RowRule } from '../../../query'

/** Who is granted. */
export const GRANT_MODES = ['role', 'depart', 'user'] as const
export type GrantMode = (typeof GRANT_MODES)[number]

export const [COLUMNS, BUTTONS, ROWS] = [1, 2, 3] as const

/** What is granted: columns, buttons or rows. */
export type GrantType = typeof COLUMNS | typeof BUTTONS | typeof ROWS

/** Where a control holds. */
export const [LIST, FORM] = [3, 5] as const

/** What it keeps: changing, or seeing. */
export const [CHANGE, SIGHT] = [3, 5] as const

/** A button, or a part of a column, that only those have who are granted it. */
export interface Control {
  readonly id: string
  readonly cgformId: string
  readonly code: string
  readonly type: number
  readonly page: number
  readonly control: number
  readonly status: number
}

/** The parts of a column that can be put under control, by the flag of the family. */
export const PARTS = [
  { flag: '1', name: 'listShow', page: LIST, control: SIGHT },
  { flag: '2', name: 'formShow', page: FORM, control: SIGHT },
  { flag: '3', name: 'formEditable', page: FORM, control: CHANGE },
] as const

export type Part = (typeof PARTS)[number]

export const isPart = ({ page, control }: Part, kept: Pick<Control, 'page' | 'control'>): boolean =>
  kept.page === page && kept.control === control

/** A rule for rows: who holds it sees those alone that it is true of. */
export interface DataRule extends RowRule {
  readonly id: string
  readonly cgformId: string
  readonly ruleName: string
  readonly status: number
  readonly version: number
}
