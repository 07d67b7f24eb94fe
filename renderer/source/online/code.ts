import { defined } from '../../model/defined'
/** The lists that an online form is shown by; the words behind `online:`. */
export const ONLINE_LISTS = ['tree', 'erp', 'tab', 'inner'] as const

export type OnlineListKind = (typeof ONLINE_LISTS)[number]

/**
 * What follows `online:` in a source, and in the id of a screen: a head's id alone for the plain list (`online:7`), one of the
 * others before it (`online:tree/7`), or a sub-table behind the main one (`online:erp/7/9`, `online:inner/7/audit_item_log`).
 */
export interface OnlineCode {
  readonly list: OnlineListKind | 'auto'
  readonly id: string
  /** Head of an ERP sub-table; table of one inside of rows. */
  readonly sub?: string
}

export function readCode(code: string): OnlineCode {
  const [first = '', id = '', sub] = code.split('/')
  const list = ONLINE_LISTS.find(word => word === first && id !== '')
  if (list === undefined) return { list: 'auto', id: code }
  return { list, id, ...defined({ sub }) }
}

/** The screen that lists the rows of an online form; as a source, the same rows. */
export const onlineCode = ({ list, id, sub }: OnlineCode): string =>
  `online:${[...(list === 'auto' ? [] : [list]), id, ...(sub === undefined ? [] : [sub])].join('/')}`
