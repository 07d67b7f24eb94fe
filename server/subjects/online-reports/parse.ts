import type { Call, CallOf } from '../../http/module'
import { mayChooseBy } from '../../query'
import type { GivenRecord } from '../../records/check-context'
import { fail } from '../../util/errors'
import { stated } from './run'
import { type Asking, isStatement, partsOf, reportReader } from './standing'
import { CHOICE_COLUMNS } from './stated-choices'
import { fieldsOf } from './statement/repository'
import { texts } from './texts'

/** How the family calls the types of columns. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/^(smallint|integer)$/, 'Integer'],
  [/^bigint$/, 'Long'],
  [/^(numeric|real|double precision)$/, 'BigDecimal'],
  [/^date$/, 'Date'],
  [/^timestamp/, 'Datetime'],
]

const typeOf = (type: string) => TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? 'String'

/** What a statement would answer, found out by asking it for no row, with the rights of its author. */
async function tried(call: Asking, sql: string, dbSource?: string) {
  const { parts, statement, foreign } = await partsOf({ sql, dbSource }, reportReader(call), new Map())
  return { statement, fields: await stated(call, { parts, foreign, first: true }, fieldsOf, texts.wrongStatement) }
}

/** Refuses the statement of a dictionary that could not run, or does not answer what is chosen by. */
async function checkChoices(call: Call, dictCode: string): Promise<void> {
  const names = (await tried(call, dictCode)).fields.map(({ name }) => name)
  if (!CHOICE_COLUMNS.every(name => names.includes(name))) fail(texts.noChoiceColumns)
}

/** Refuses a report whose statement could not run, in the words of `parseSql`, and one that chooses by what its author may not read. */
export async function validateReport(call: Call, { cgrSql, dbSource, items }: GivenRecord): Promise<void> {
  for (const { dictCode } of Array.isArray(items) ? (items as readonly GivenRecord[]) : []) {
    if (typeof dictCode === 'string' && isStatement(dictCode)) {
      await checkChoices(call, dictCode)
      continue
    }
    const dict = typeof dictCode === 'string' && dictCode.includes(',') ? dictCode : undefined
    if (dict !== undefined && !(await call.readTenant(trx => mayChooseBy(trx, call, dict)))) fail(texts.noChoice(dict))
  }
  const source = typeof dbSource === 'string' && dbSource !== '' ? dbSource : undefined
  if (typeof cgrSql === 'string' && cgrSql.trim() !== '') await tried(call, cgrSql, source)
  else if (source !== undefined) fail(texts.statementOnly)
}

/** What a statement would answer. */
export async function parseSql(call: CallOf<'onlineCgreportHeadParseSql'>) {
  const { sql, dbKey = '' } = call.query
  const { statement, fields } = await tried(call, sql, dbKey)
  return {
    fields: fields.map(({ name, type }, index) => ({
      fieldName: name,
      fieldTxt: name,
      fieldType: typeOf(type),
      isShow: 1,
      orderNum: index,
    })),
    params: [...new Set(statement.parameters.map(({ name }) => name))],
  }
}
