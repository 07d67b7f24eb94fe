import { normaliseRule } from '../../../../renderer/core'
import { isListParameter, isSecret, readWhere } from '../../../query'
import { readValue } from '../../../records/values'
import { type Field, type Form, GIVEN_COLUMNS, isTreeColumn } from '../model/form'
import { CHOICES, CONTROLS, DB_TYPES, isNumber, kindOf, SEARCHES, sizeOf, TEXT_ONLY } from '../model/kinds'
import { dictionaryOf, linkSettings, readJson, tableAndWhere, treeSettings } from '../model/settings'
import { texts } from '../texts'

/** A column's name and the message against it. */
export type Wrong = readonly [key: keyof Field, message: string]

const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/
const LONGEST_NAME = 50
/** Columns that every table has, and names that no expression may say. */
const RESERVED: ReadonlySet<string> = new Set(['version', 'tenant_id', 'constructor', 'prototype'])
const LONGEST_TITLE = 100
/** Characters of a text, and digits of a number. */
const LONGEST_TEXT = 10_000
const MOST_DIGITS = 38
const MOST_DECIMALS = 10
const LONGEST: Partial<Record<keyof Field, number>> = {
  fieldMustInput: 10,
  queryConfigFlag: 10,
  queryMustInput: 10,
  sortFlag: 10,
  queryMode: 20,
  queryShowType: 30,
  mainTable: 60,
  mainField: 60,
  fieldValidType: 200,
  queryValidType: 200,
  dbDefaultVal: 200,
  fieldHref: 500,
  dictTable: 1000,
  dictField: 300,
  dictText: 300,
  fieldDefaultValue: 500,
  fieldExtendJson: 2000,
  converter: 200,
  queryDictTable: 300,
  queryDictField: 300,
  queryDictText: 300,
  queryDefVal: 200,
}

export const isName = (name: string): boolean => NAME.test(name) && name.length <= LONGEST_NAME

/** Whether the table of a form can have such a column beside those that every table has. */
export const isOwnName = (name: string): boolean => isName(name) && !RESERVED.has(name) && !GIVEN_COLUMNS.has(name)

const within = (value: number, least: number, most: number) => Number.isInteger(value) && value >= least && value <= most

function* wrongName({ dbFieldName: name }: Field): Generator<Wrong> {
  if (!isName(name)) yield ['dbFieldName', texts.check.columnName]
  else if (RESERVED.has(name)) yield ['dbFieldName', texts.check.reserved]
  else if (/_(begin|end|dicttext)$/.test(name)) yield ['dbFieldName', texts.check.ending]
  else if (isSecret(name)) yield ['dbFieldName', texts.check.secret]
}

/** A column that shares its name with a word of the list convention cannot be asked by it. */
function* wrongQuery({ dbFieldName: name, isQuery }: Field): Generator<Wrong> {
  if (isQuery === 1 && isListParameter(name)) yield ['isQuery', texts.check.listWord]
}

function* wrongType(field: Field): Generator<Wrong> {
  const { dbType, dbLength, dbPointLength } = field
  if (!DB_TYPES.has(dbType)) yield ['dbType', texts.check.dbType]
  if (dbType === 'string' && !within(dbLength, 1, LONGEST_TEXT)) yield ['dbLength', texts.check.length(LONGEST_TEXT)]
  if (kindOf(field) !== 'decimal') return
  if (!within(dbLength, 1, MOST_DIGITS)) yield ['dbLength', texts.check.length(MOST_DIGITS)]
  else if (!within(dbPointLength, 0, Math.min(MOST_DECIMALS, dbLength))) yield ['dbPointLength', texts.check.digits]
}

function* wrongControl({ fieldShowType: control, dbType }: Field): Generator<Wrong> {
  const isText = dbType === 'string' || dbType === 'Text' || dbType === 'Blob'
  const isDate = dbType === 'Date' || dbType === 'Datetime'
  if (control === 'password') yield ['fieldShowType', texts.check.password]
  else if (!CONTROLS.has(control)) yield ['fieldShowType', texts.check.control]
  else if (TEXT_ONLY.has(control) && !isText) yield ['dbType', texts.check.textColumn]
  else if (control === 'time' && dbType !== 'string') yield ['dbType', texts.check.timeColumn]
  else if ((control === 'date' || control === 'datetime') && !isDate) yield ['dbType', texts.check.dateColumn]
}

/** A choice names a dictionary, or a table with conditions that can be read. */
function* wrongChoice(field: Field): Generator<Wrong> {
  const { table, where } = tableAndWhere(field.dictTable)
  if (dictionaryOf(field) === undefined) yield ['dictField', texts.check.noDict]
  if (/\s/.test(table) || (where !== undefined && readWhere(where) === undefined)) yield ['dictTable', texts.check.where]
}

function* wrongDictionary(field: Field): Generator<Wrong> {
  const { fieldShowType: control, dictTable, dictField, dictText } = field
  const named = dictTable && dictField && dictText
  if (CHOICES.has(control) || SEARCHES.has(control)) yield* wrongChoice(field)
  if (control === 'link_table' && !named) yield ['dictTable', texts.check.linkTable]
  if (control === 'sel_tree' && /\s/.test(dictTable?.trim() ?? '')) yield ['dictTable', texts.check.treeWhere]
  if (control === 'sel_tree' && !treeSettings(field)) yield ['dictText', texts.check.selTree]
  if (control === 'link_down' && !linkSettings(field)) yield ['dictTable', texts.check.linkDown]
  if ((control === 'popup' || control === 'popup_dict') && !named) yield ['dictTable', texts.check.popup]
}

const MARKS = ['dbIsKey', 'dbIsNull', 'dbIsPersist', 'isShowForm', 'isShowList', 'isReadOnly', 'isQuery'] as const
const WHOLE = ['dbLength', 'dbPointLength', 'fieldLength', 'orderNum'] as const

function* wrongRest(field: Field): Generator<Wrong> {
  for (const name of MARKS) if (!within(field[name], 0, 1)) yield [name, texts.check.mark(name)]
  for (const name of WHOLE) if (!within(field[name], -1_000_000, 1_000_000)) yield [name, texts.check.notInteger(name)]
  for (const [name, most] of Object.entries(LONGEST))
    if (String(field[name as keyof Field] ?? '').length > most) yield [name as keyof Field, texts.check.tooLong(name, most)]
  if (field.fieldExtendJson && readJson(field.fieldExtendJson) === undefined) yield ['fieldExtendJson', texts.check.extend]
  yield* wrongPatterns(field)
  yield* wrongDefault(field)
}

/** Checks that a browser will run, also those of columns which records do not check here. */
function* wrongPatterns(field: Field): Generator<Wrong> {
  for (const name of ['fieldValidType', 'queryValidType'] as const) {
    const rule = field[name]?.trim()
    if (rule && normaliseRule(rule).issue) yield [name, texts.check.rule]
  }
}

function* wrongDefault(field: Field): Generator<Wrong> {
  const value = field.dbDefaultVal
  if (!value) return
  if (value.includes('{{')) yield ['dbDefaultVal', texts.check.expression]
  const storage = { column: field.dbFieldName, ...sizeOf(field), unique: false, index: false, notNull: false }
  const read = readValue({ kind: kindOf(field), storage } as Parameters<typeof readValue>[0], value)
  if ('message' in read) yield ['dbDefaultVal', texts.check.badDefault(value)]
}

/** What is wrong with one column, whatever stands beside it. */
export function wrongField(field: Field, head: Form['head']): readonly Wrong[] {
  const { dbFieldName: name, dbFieldTxt: title } = field
  const noTitle: readonly Wrong[] = title === '' || title.length > LONGEST_TITLE ? [['dbFieldTxt', texts.check.title]] : []
  // Columns that every table has are what they are.
  if (GIVEN_COLUMNS.has(name) || isTreeColumn(head, name)) return [...noTitle, ...wrongRest(field)]
  return [
    ...wrongName(field),
    ...wrongQuery(field),
    ...noTitle,
    ...wrongType(field),
    ...wrongControl(field),
    ...wrongDictionary(field),
    ...wrongRest(field),
  ]
}

/** Lower levels of a cascade are text columns of the same form. */
export function wrongLevels(field: Field, fields: readonly Field[]): readonly Wrong[] {
  const settings = field.fieldShowType === 'link_down' ? linkSettings(field) : undefined
  return (settings?.linkField ?? [])
    .filter(name => !fields.some(other => other.dbFieldName === name && other.fieldShowType === 'text' && !isNumber(other)))
    .map(name => ['dictTable', texts.check.linkField(name)] as const)
}
