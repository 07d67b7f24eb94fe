import { fail } from '../../../util/errors'
import { entityOf } from '../model/entity'
import { type Field, type Form, foreignKey, GIVEN_COLUMNS, type Index, isTree, ownFields, SUB, treeOf } from '../model/form'
import { readObject } from '../model/settings'
import { texts } from '../texts'
import { isName, isOwnName, wrongField, wrongLevels } from './check-field'

/** What is wrong, and where: `head.tableName`, `fields.2.dbFieldName`, `indexs.0.indexField`. */
export interface Problem {
  readonly field: string
  readonly message: string
}

/** What a form is judged by besides itself. */
export interface Surroundings {
  /** Columns of the main tables that it names; a name that is no main table is absent. */
  readonly mains: ReadonlyMap<string, ReadonlySet<string>>
  /** Of a view: the columns of its form. */
  readonly original?: ReadonlySet<string> | undefined
}

const LONGEST_TITLE = 100
const LONGEST_CONFIG = 5000
const THEMES = new Set(['normal', 'erp', 'innerTable', 'tab'])
const TEMPLATES = new Set(['1', '2', '3', '4', '99'])

function* wrongHead({ head, fields }: Form, view: boolean): Generator<Problem> {
  const wrong = (name: string, message: string): Problem => ({ field: `head.${name}`, message })
  if (!view && !isName(head.tableName)) yield wrong('tableName', texts.check.tableName)
  if (head.tableTxt === '' || head.tableTxt.length > LONGEST_TITLE) yield wrong('tableTxt', texts.check.tableTxt)
  if (![1, 2, 3].includes(head.tableType)) yield wrong('tableType', texts.check.tableType)
  if (head.tableType === SUB && ![0, 1].includes(head.relationType ?? 0)) yield wrong('relationType', texts.check.relationType)
  yield* wrongMarks(head, wrong)
  if (head.idType !== 'UUID') yield wrong('idType', texts.check.idType)
  if (!THEMES.has(head.themeTemplate ?? '')) yield wrong('themeTemplate', texts.check.theme)
  if (!TEMPLATES.has(head.formTemplate ?? '')) yield wrong('formTemplate', texts.check.template)
  const config = head.extConfigJson ?? ''
  if (config !== '' && (config.length > LONGEST_CONFIG || !readObject(config))) yield wrong('extConfigJson', texts.check.extConfig)
  if (isTree(head)) yield* wrongTree({ head, fields }, wrong)
}

const YES_OR_NO = ['isCheckbox', 'isPage', 'isTree'] as const
const LONGEST = {
  idSequence: 100,
  formCategory: 100,
  formTemplateMobile: 10,
  treeFieldname: 50,
  isDesForm: 10,
  desFormCode: 100,
} as const
const MOST_ORDER = 1_000_000

/** Marks, numbers and short texts. */
function* wrongMarks(head: Form['head'], wrong: (name: string, message: string) => Problem): Generator<Problem> {
  for (const name of YES_OR_NO) if (head[name] !== 'Y' && head[name] !== 'N') yield wrong(name, texts.check.yesOrNo(name))
  if (head.queryMode !== 'single' && head.queryMode !== 'group') yield wrong('queryMode', texts.check.queryMode)
  if (head.scroll !== 0 && head.scroll !== 1) yield wrong('scroll', texts.check.scroll)
  const order = head.tabOrderNum ?? 0
  if (typeof order !== 'number' || !Number.isInteger(order) || Math.abs(order) > MOST_ORDER)
    yield wrong('tabOrderNum', texts.check.notInteger('tabOrderNum'))
  for (const [name, most] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][])
    if (String(head[name] ?? '').length > most) yield wrong(name, texts.check.tooLong(name, most))
}

function* wrongTree({ head, fields }: Pick<Form, 'head' | 'fields'>, wrong: (name: string, message: string) => Problem) {
  if (head.tableType !== 1) yield wrong('isTree', texts.check.treeSingle)
  const { parent, hasChild } = treeOf(head) ?? {}
  if (!isOwnName(parent ?? '')) yield wrong('treeParentIdField', texts.check.treeParent)
  if (!isOwnName(hasChild ?? '')) yield wrong('treeIdField', texts.check.treeChild)
  else if (parent === hasChild) yield wrong('treeIdField', texts.check.treeSame)
  const own = fields.some(
    ({ dbFieldName: name }) => name === head.treeFieldname && !GIVEN_COLUMNS.has(name) && name !== parent && name !== hasChild,
  )
  if (fields.length > 0 && !own) yield wrong('treeFieldname', texts.check.treeField)
}

function* wrongFields(form: Form): Generator<Problem> {
  const { head, fields } = form
  const at = (index: number, key: string, message: string): Problem => {
    const name = fields[index]?.dbFieldName ?? ''
    return { field: `fields.${index}.${key}`, message: texts.check.row(index + 1, name, message) }
  }
  const first = (key: 'dbFieldName' | 'dbFieldTxt', field: Field) => fields.findIndex(other => other[key] === field[key])
  for (const [index, field] of fields.entries()) {
    for (const [key, message] of [...wrongField(field, head), ...wrongLevels(field, fields)]) yield at(index, key, message)
    const [named, titled] = [first('dbFieldName', field), first('dbFieldTxt', field)]
    if (named !== index) yield at(index, 'dbFieldName', texts.check.sameName(named + 1))
    else if (titled !== index) yield at(index, 'dbFieldTxt', texts.check.sameTitle(titled + 1))
  }
}

function* wrongKeys({ head, fields }: Form, { mains }: Surroundings): Generator<Problem> {
  const keys = fields.flatMap((field, index) => (field.mainTable || field.mainField ? [{ field, index }] : []))
  const at = (index: number, message: string): Problem => ({
    field: `fields.${index}.mainTable`,
    message: texts.check.row(index + 1, fields[index]?.dbFieldName ?? '', message),
  })
  if (head.tableType !== SUB) {
    for (const { index } of keys) yield at(index, texts.check.foreignOnly)
    return
  }
  if (!foreignKey({ fields })) yield { field: 'fields', message: texts.check.foreignNeeded }
  for (const { index } of keys.slice(1)) yield at(index, texts.check.foreignOne)
  for (const { field, index } of keys) {
    const { mainTable, mainField } = field
    if (!mainTable || !mainField) continue
    const columns = mains.get(mainTable)
    if (!columns) yield at(index, texts.check.foreignTable(mainTable))
    else if (!columns.has(mainField)) yield at(index, texts.check.foreignColumn(mainTable, mainField))
  }
}

function* wrongIndexes(form: Form): Generator<Problem> {
  const columns = new Set([
    ...ownFields(form).map(({ dbFieldName }) => dbFieldName),
    'create_by',
    'create_time',
    'update_time',
    'sys_org_code',
  ])
  const at = (index: number, { indexName }: Index, key: string, message: string): Problem => ({
    field: `indexs.${index}.${key}`,
    message: texts.check.indexRow(index + 1, indexName, message),
  })
  for (const [index, row] of form.indexes.entries()) {
    const same = form.indexes.findIndex(other => other.indexName === row.indexName)
    if (!isName(row.indexName)) yield at(index, row, 'indexName', texts.check.indexName)
    else if (same !== index) yield at(index, row, 'indexName', texts.check.sameIndex(same + 1))
    if (row.indexType !== 'normal' && row.indexType !== 'unique') yield at(index, row, 'indexType', texts.check.indexType)
    const names = row.indexField.split(',').filter(Boolean)
    if (names.length === 0) yield at(index, row, 'indexField', texts.check.indexFields)
    for (const name of names) if (!columns.has(name)) yield at(index, row, 'indexField', texts.check.indexField(name))
  }
}

/** What the engine of records has against a form that is otherwise well: a check that is no check, settings that do not fit. */
function wrongModel(form: Form): readonly Problem[] {
  return entityOf(form).issues.map(issue => {
    const index = form.fields.findIndex(({ dbFieldName }) => dbFieldName === issue.path[1])
    const message = issue.code === 'SCREEN_RULE' ? texts.check.rule : texts.check.wrong(issue.message)
    if (index < 0) return { field: 'head', message }
    return { field: `fields.${index}.fieldValidType`, message: texts.check.row(index + 1, form.fields[index]?.dbFieldName ?? '', message) }
  })
}

/** Everything that is wrong with a form; none: it can be kept. A form without columns is judged by its head alone. */
export function problemsOf(form: Form, around: Surroundings): readonly Problem[] {
  const view = around.original !== undefined
  const problems = [...wrongHead(form, view), ...wrongFields(form), ...wrongKeys(form, around), ...wrongIndexes(form)]
  const foreign = form.fields.filter(({ dbFieldName }) => around.original && !around.original.has(dbFieldName))
  for (const { dbFieldName } of foreign) problems.push({ field: 'fields', message: texts.check.view(dbFieldName) })
  if (ownFields(form).length === 0) problems.push({ field: 'fields', message: texts.check.noFields })
  return problems.length > 0 ? problems : wrongModel(form)
}

/** Refuses with the first problem for people, and with all of them for the page. */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) fail(problems[0]?.message ?? '', 500, problems)
}
