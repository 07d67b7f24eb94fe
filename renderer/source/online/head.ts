import type { Row } from '../../model/source'
import { texts } from '../texts'
import { extensionOf, saysYes } from './extension'

/** Columns that hold yes or no: servers send numbers, and take the texts that grids hold. */
const FLAGS = [
  'dbIsKey',
  'dbIsNull',
  'dbIsPersist',
  'isShowForm',
  'isShowList',
  'isReadOnly',
  'isQuery',
  'fieldMustInput',
  'queryConfigFlag',
  'queryMustInput',
  'sortFlag',
] as const

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as readonly Row[]) : [])

/** The columns of a form in their order, as a grid holds them. */
export function readFields(fields: readonly Row[]): readonly Row[] {
  return fields
    .map(field => ({ ...field, ...Object.fromEntries(FLAGS.flatMap(flag => (flag in field ? [[flag, flagOf(field[flag])]] : []))) }))
    .toSorted((left: Row, right: Row) => Number(left.orderNum ?? 0) - Number(right.orderNum ?? 0))
}

const flagOf = (value: unknown) => (value === null || value === undefined ? null : ['1', 'true', 'Y'].includes(String(value)) ? '1' : '0')

/** Indexes that were not deleted; servers of the family keep those until the table is synchronised. */
export const readIndexes = (indexes: readonly Row[]): readonly Row[] => indexes.filter(({ delFlag }) => String(delFlag ?? '0') !== '1')

/** A head with those of its settings of later releases (`extConfigJson`) that have a field of their own. */
export const readHead = (head: Row): Row => ({ ...head, commentStatus: saysYes(settingsOf(head).commentStatus) ? 1 : 0 })

const settingsOf = ({ extConfigJson }: Row) => extensionOf({ fieldExtendJson: extConfigJson })

/** What a save sends of a head: all that was read, as it is now. */
export function changedHead(row: Row, before: Row): Row {
  const { commentStatus, ...whole } = { ...before, ...row }
  const settings = settingsOf(whole)
  const same = saysYes(settings.commentStatus) === saysYes(commentStatus)
  const head = same ? whole : { ...whole, extConfigJson: JSON.stringify({ ...settings, commentStatus: saysYes(commentStatus) ? 1 : 0 }) }
  return Object.fromEntries(Object.entries(head).filter(([name]) => !ROWS.has(name) && !name.endsWith('_dictText')))
}

const ROWS: ReadonlySet<string> = new Set(['fields', 'indexs'])

/** Rows as a save sends them, with what the grid does not show of them; new ones carry an id that is made here. */
export function savedRows(rows: unknown, before: unknown): readonly Row[] {
  const known = new Map(rowsOf(before).map(row => [row.id, row]))
  return rowsOf(rows).map((row, index) => {
    const saved = { ...known.get(row.id), ...row, id: row.id ?? crypto.randomUUID().replaceAll('-', '') }
    return 'dbFieldName' in saved ? { ...saved, orderNum: index } : saved
  })
}

/** Ids of rows that were read and are gone. */
export function removedIds(rows: unknown, before: unknown): readonly string[] {
  const kept = new Set(rowsOf(rows).map(({ id }) => id))
  return rowsOf(before).flatMap(({ id }) => (kept.has(id) ? [] : [String(id)]))
}

const column = (dbFieldName: string, dbFieldTxt: string, more: Row = {}): Row => ({
  dbFieldName,
  dbFieldTxt,
  dbType: 'string',
  dbLength: 50,
  dbPointLength: 0,
  dbIsKey: '0',
  dbIsNull: '1',
  isShowForm: '0',
  isShowList: '0',
  isReadOnly: '0',
  isQuery: '0',
  sortFlag: '0',
  fieldShowType: 'text',
  fieldLength: 120,
  fieldMustInput: '0',
  queryMode: 'single',
  queryConfigFlag: '0',
  ...more,
})

/** The columns that a new form begins with. */
export function newFields(): readonly Row[] {
  const time = { dbType: 'Datetime', dbLength: 20, fieldShowType: 'datetime' }
  const { id, createBy, createTime, updateBy, updateTime, sysOrgCode } = texts.columns
  return [
    column('id', id, { dbLength: 36, dbIsKey: '1', dbIsNull: '0', isReadOnly: '1' }),
    column('create_by', createBy),
    column('create_time', createTime, time),
    column('update_by', updateBy),
    column('update_time', updateTime, time),
    column('sys_org_code', sysOrgCode, { dbLength: 64 }),
  ]
}
