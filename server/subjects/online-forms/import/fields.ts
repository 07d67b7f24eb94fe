import type { OnlineFormFieldGiven } from '../../../generated/operations'
import { isName } from '../admin/check-field'
import { GIVEN_COLUMNS, HAS_CHILD, PARENT } from '../model/form'
import type { FoundColumn } from './repository'

/** Columns of every table of a form, which no field of it describes. */
const RESERVED: ReadonlySet<string> = new Set([...GIVEN_COLUMNS, 'tenant_id', 'version', PARENT, HAS_CHILD])

type Typed = Pick<OnlineFormFieldGiven, 'dbType' | 'dbLength' | 'dbPointLength' | 'fieldShowType'>

const DIGITS = 38
const DECIMALS = 10
/** A whole number of a form has so many digits. */
const INTEGER = 'numeric(19,0)'
const LONG_TEXT = 500

function textOf(length: number): Typed {
  return { dbType: 'string', dbLength: length, dbPointLength: 0, fieldShowType: length > LONG_TEXT ? 'textarea' : 'text' }
}

function numberOf(precision = DIGITS, scale = DECIMALS): Typed | undefined {
  if (precision > DIGITS || scale > DECIMALS) return undefined
  return { dbType: 'BigDecimal', dbLength: precision, dbPointLength: scale, fieldShowType: 'text' }
}

/** How a column of that type stands in a form; undefined for what a form cannot hold. */
export function typedBy(type: string): Typed | undefined {
  const [, characters] = /^character(?: varying)?\((\d+)\)$/.exec(type) ?? []
  if (characters !== undefined) return textOf(Number(characters))
  if (/^(smallint|integer|bigint)$/.test(type) || type === INTEGER)
    return { dbType: 'int', dbLength: 10, dbPointLength: 0, fieldShowType: 'text' }
  const [, precision, scale] = /^numeric\((\d+),(\d+)\)$/.exec(type) ?? []
  if (precision !== undefined) return numberOf(Number(precision), Number(scale))
  if (/^(numeric|real|double precision)$/.test(type)) return numberOf()
  if (type === 'date') return { dbType: 'Date', dbLength: 0, dbPointLength: 0, fieldShowType: 'date' }
  if (/^timestamp/.test(type)) return { dbType: 'Datetime', dbLength: 0, dbPointLength: 0, fieldShowType: 'datetime' }
  if (type === 'boolean') return textOf(5)
  if (type === 'uuid') return textOf(36)
  return type === 'bytea' ? undefined : { dbType: 'Text', dbLength: 0, dbPointLength: 0, fieldShowType: 'textarea' }
}

/** The columns of a table as fields of a form, or the name of the first that cannot be one. */
export function fieldsOf(columns: readonly FoundColumn[]): { readonly fields: readonly OnlineFormFieldGiven[]; readonly wrong?: string } {
  const fields: OnlineFormFieldGiven[] = []
  for (const { name, type, notNull, title } of columns) {
    if (RESERVED.has(name)) continue
    const typed = typedBy(type)
    if (!typed || !isName(name)) return { fields, wrong: name }
    fields.push({ dbFieldName: name, dbFieldTxt: title?.trim() || name, dbIsNull: notNull ? 0 : 1, isQuery: 0, ...typed })
  }
  return { fields }
}
