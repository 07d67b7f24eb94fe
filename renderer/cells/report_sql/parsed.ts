import { records, textOf } from '../../controls/base/records'
import type { Host } from '../../model/host'
import type { Row } from '../../model/source'

/** What a statement answers, as the server has found it out. */
interface Parsed {
  readonly fields: readonly Row[]
  readonly params: readonly string[]
}

/** Has the server read a statement over the data source of a code; an empty one stands for the database of the application. */
export async function parseStatement(host: Host, sql: string, dbKey: string, signal: AbortSignal): Promise<Parsed> {
  const answer = await host.client.request({
    method: 'GET',
    path: '/online/cgreport/head/parseSql',
    query: { sql, dbKey },
    silent: true,
    signal,
  })
  const { fields, params } = (answer ?? {}) as { readonly fields?: unknown; readonly params?: unknown }
  return { fields: records(fields), params: Array.isArray(params) ? params.map(String) : [] }
}

const NEW_COLUMN = { isShow: '1', isOrder: '0', isSearch: '0', searchMode: 'single', isTotal: '0' }

/** Columns as the statement answers them. What a user has set up of a column stays with its name. */
export function columnsAfter(before: readonly Row[], { fields }: Parsed): readonly Row[] {
  const known = new Map(before.map(row => [textOf(row, 'fieldName'), row]))
  return fields.flatMap(field => {
    const fieldName = textOf(field, 'fieldName')
    if (fieldName === undefined) return []
    const fresh = { ...NEW_COLUMN, fieldName, fieldTxt: fieldName, fieldType: textOf(field, 'fieldType') ?? 'String' }
    return [known.get(fieldName) ?? fresh]
  })
}

/** Parameters as the statement names them; what is known of one stays. */
export function paramsAfter(before: readonly Row[], { params }: Parsed): readonly Row[] {
  const known = new Map(before.map(row => [textOf(row, 'paramName'), row]))
  return params.map(paramName => known.get(paramName) ?? { paramName, paramTxt: paramName, rule: 'eq' })
}
