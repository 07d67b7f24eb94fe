import { takeIn } from '../../server/subjects/documents/index/take-in'
import { readTerms, refreshTerms } from '../../server/subjects/documents/index/terms/repository'
import type { Caller, TestServer } from './server'

const BASE = '/unstructur/documentdata'

/** Id of the row whose column holds a value. */
export async function idOf(server: Pick<TestServer, 'sql'>, table: string, column: string, value: string): Promise<string> {
  return (await server.sql<{ id: string }>(`select id from weft.${table} where ${column} = $1`, [value]))[0]?.id ?? ''
}

const TABLES: Readonly<Record<string, string>> = {
  companyinformation: 'company_information',
  documentinformation: 'document',
  knowledgebase: 'knowledge_entry',
}

/** Adds a record of the library by its call; its id. */
export async function addData(
  server: Pick<TestServer, 'sql'>,
  caller: Caller,
  entity: string,
  row: { readonly name: string; readonly [field: string]: unknown },
): Promise<string> {
  const { body } = await caller.post(`${BASE}/${entity}/add`, row)
  if (!body.success) throw new Error(`${row.name}: ${body.message}`)
  return idOf(server, TABLES[entity] ?? '', 'name', row.name)
}

/** Takes everything that is due of a tenant into the index of search: for servers whose jobs rest. */
export async function takeInAll({ app }: TestServer, tenantId = 0): Promise<void> {
  const actor = { tenantId, username: 'admin', orgCode: null, clearance: '2' as const }
  if (app.data === null) throw new Error('The server has no database.')
  while ((await app.data.withTenant(actor, takeIn)) > 0);
  await app.data.withTenant(actor, refreshTerms)
  while ((await app.data.withTenant(actor, readTerms)) > 0);
}
