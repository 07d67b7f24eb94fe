import type { ColumnKind } from '../../../query'
import type { Field } from './form'

/** Types of columns as clients of the family write them. */
export const DB_TYPES: ReadonlySet<string> = new Set(['string', 'int', 'double', 'Date', 'Datetime', 'BigDecimal', 'Text', 'Blob'])

const NUMBERS: ReadonlySet<string> = new Set(['int', 'double', 'BigDecimal'])

/** Whether the column holds numbers. */
export const isNumber = ({ dbType }: Pick<Field, 'dbType'>): boolean => NUMBERS.has(dbType)

/** What the column holds: days and moments follow the control that shows them, everything else its type. */
export function kindOf({ dbType, fieldShowType }: Pick<Field, 'dbType' | 'fieldShowType'>): ColumnKind {
  switch (dbType) {
    case 'int':
      return 'integer'
    case 'double':
    case 'BigDecimal':
      return 'decimal'
    case 'Date':
      return fieldShowType === 'datetime' ? 'datetime' : 'date'
    case 'Datetime':
      return fieldShowType === 'date' ? 'date' : 'datetime'
    default:
      return 'text'
  }
}

/** Digits of a whole number. */
const INTEGER_DIGITS = 19

/** Length and digits as storage wants them; a length of 0 has no bound. */
export function sizeOf(field: Pick<Field, 'dbType' | 'fieldShowType' | 'dbLength' | 'dbPointLength'>) {
  const kind = kindOf(field)
  return {
    length: field.dbType === 'string' ? field.dbLength : 0,
    precision: kind === 'decimal' ? field.dbLength : kind === 'integer' ? INTEGER_DIGITS : 0,
    scale: kind === 'decimal' ? field.dbPointLength : 0,
  }
}

/** Controls that choose out of options. */
export const CHOICES: ReadonlySet<string> = new Set(['list', 'radio', 'checkbox', 'list_multi'])

/** Controls that ask for what they offer while the user types. */
export const SEARCHES: ReadonlySet<string> = new Set(['sel_search', 'link_table'])

/** Controls that hold several values, joined by commas: their column is a text. */
export const TEXT_ONLY: ReadonlySet<string> = new Set([
  'checkbox',
  'list_multi',
  'file',
  'image',
  'sel_user',
  'sel_depart',
  'cat_tree',
  'popup',
  'popup_dict',
  'pca',
  'link_down',
  'link_table',
  'umeditor',
  'markdown',
  'textarea',
])

/** Every control that a form may have. A password would be kept where everybody can read it. */
export const CONTROLS: ReadonlySet<string> = new Set([
  'text',
  'textarea',
  'list',
  'radio',
  'checkbox',
  'list_multi',
  'switch',
  'date',
  'datetime',
  'time',
  'file',
  'image',
  'sel_search',
  'sel_user',
  'sel_depart',
  'cat_tree',
  'sel_tree',
  'popup',
  'popup_dict',
  'pca',
  'link_down',
  'link_table',
  'umeditor',
  'markdown',
])
