import { fail } from '../../errors'
import type { CallOf } from '../../plugins/module'
import { stated } from './run'
import { statementParts } from './standing'
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

/** What a statement would answer, found out by asking it for no row. */
export async function parseSql(call: CallOf<'onlineCgreportHeadParseSql'>) {
  const { sql, dbKey = '' } = call.query
  if (dbKey !== '') fail(texts.noDataSource(dbKey))
  const reader = { username: call.session.username, can: call.can }
  const { parts, statement } = await statementParts(sql, reader, new Map())
  const fields = await stated(call, trx => fieldsOf(trx, parts), texts.wrongStatement)
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
