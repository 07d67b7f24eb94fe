import type { OnlineFormFieldGiven, OnlineFormHeadGiven, OnlineFormIndexGiven } from '../../../generated/operations'
import type { Field, Form, Head, Index } from '../model/form'

/** Controls hold marks and numbers as texts or as numbers; null and '' are nothing. */
export function numberOf(value: unknown, usual: number): number {
  if (value === null || value === undefined || value === '') return usual
  return Number(value)
}

const numberOrNull = (value: unknown): number | null => (value === null || value === undefined || value === '' ? null : Number(value))
const textOf = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value).trim() || null
const orElse = (value: unknown, usual: string): string => textOf(value) ?? usual
const yesOrNo = (value: unknown, usual: 'Y' | 'N'): string => orElse(value, usual).toUpperCase()

type GivenHead = Omit<OnlineFormHeadGiven, 'id'>

/** What the database keeps of a form beside its columns; what is not given has the defaults of the family. */
export function headValues(given: GivenHead) {
  const tree = yesOrNo(given.isTree, 'N')
  const type = numberOf(given.tableType, 1)
  return {
    tableName: given.tableName.trim(),
    tableTxt: given.tableTxt.trim(),
    tableType: type,
    relationType: type === 3 ? numberOf(given.relationType, 0) : null,
    tabOrderNum: numberOrNull(given.tabOrderNum),
    isCheckbox: yesOrNo(given.isCheckbox, 'Y'),
    isPage: yesOrNo(given.isPage, 'Y'),
    isTree: tree,
    idType: orElse(given.idType, 'UUID'),
    idSequence: textOf(given.idSequence),
    queryMode: orElse(given.queryMode, 'single'),
    formCategory: textOf(given.formCategory),
    formTemplate: orElse(given.formTemplate, '1'),
    formTemplateMobile: textOf(given.formTemplateMobile),
    themeTemplate: orElse(given.themeTemplate, 'normal'),
    scroll: numberOf(given.scroll, 0),
    treeParentIdField: tree === 'Y' ? orElse(given.treeParentIdField, 'pid') : null,
    treeIdField: tree === 'Y' ? orElse(given.treeIdField, 'has_child') : null,
    treeFieldname: tree === 'Y' ? textOf(given.treeFieldname) : null,
    isDesForm: textOf(given.isDesForm),
    desFormCode: textOf(given.desFormCode),
    extConfigJson: textOf(given.extConfigJson),
  }
}

const TEXTS = [
  'dbDefaultVal',
  'fieldHref',
  'fieldValidType',
  'dictTable',
  'dictField',
  'dictText',
  'fieldDefaultValue',
  'fieldExtendJson',
  'converter',
  'mainTable',
  'mainField',
  'queryMode',
  'queryShowType',
  'queryDictTable',
  'queryDictField',
  'queryDictText',
  'queryDefVal',
  'queryValidType',
] as const
const MARKS = ['fieldMustInput', 'queryConfigFlag', 'queryMustInput', 'sortFlag'] as const

const USUAL_LENGTH = 64
const USUAL_WIDTH = 120

/** What the database keeps of a column. */
function fieldValues(given: OnlineFormFieldGiven, index: number) {
  const texts = Object.fromEntries(TEXTS.map(name => [name, textOf(given[name])])) as Record<(typeof TEXTS)[number], string | null>
  const marks = Object.fromEntries(MARKS.map(name => [name, textOf(given[name])])) as Record<(typeof MARKS)[number], string | null>
  return {
    dbFieldName: given.dbFieldName.trim(),
    dbFieldTxt: given.dbFieldTxt.trim(),
    dbType: given.dbType,
    dbLength: numberOf(given.dbLength, USUAL_LENGTH),
    dbPointLength: numberOf(given.dbPointLength, 0),
    dbIsKey: numberOf(given.dbIsKey, 0),
    dbIsNull: numberOf(given.dbIsNull, 1),
    dbIsPersist: numberOf(given.dbIsPersist, 1),
    isShowForm: numberOf(given.isShowForm, 1),
    isShowList: numberOf(given.isShowList, 1),
    isReadOnly: numberOf(given.isReadOnly, 0),
    isQuery: numberOf(given.isQuery, 0),
    fieldShowType: orElse(given.fieldShowType, 'text'),
    fieldLength: numberOf(given.fieldLength, USUAL_WIDTH),
    orderNum: numberOf(given.orderNum, index),
    ...texts,
    ...marks,
  }
}

/** All columns of a form; those with one number keep the order in which they were given, by numbers of their own. */
export function fieldsValues(given: readonly OnlineFormFieldGiven[]) {
  const values = given.map(fieldValues)
  if (values.some(({ orderNum }) => !Number.isInteger(orderNum))) return values
  const places = [...values.keys()].toSorted((one, other) => (values[one]?.orderNum ?? 0) - (values[other]?.orderNum ?? 0))
  let last = Number.NEGATIVE_INFINITY
  for (const place of places) {
    const value = values[place]
    if (value === undefined) continue
    last = Math.max(value.orderNum, last + 1)
    values[place] = { ...value, orderNum: last }
  }
  return values
}

export const indexValues = (given: OnlineFormIndexGiven) => ({
  indexName: given.indexName.trim(),
  indexField: given.indexField
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)
    .join(','),
  indexType: orElse(given.indexType, 'normal'),
})

/** A form as it would be kept, for those who judge it; ids are made up where there are none. */
export function wouldBe(head: ReturnType<typeof headValues> & Partial<Head>, fields: readonly object[], indexes: readonly object[]): Form {
  return { head: { id: '', ...head } as unknown as Head, fields: fields as readonly Field[], indexes: indexes as readonly Index[] }
}
