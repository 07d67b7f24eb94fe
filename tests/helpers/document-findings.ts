import type { ContractResults, DocumentSetAnalysis, DocumentSetBrief, DocumentVersion, WatchHit } from '../../server/generated/operations'
import type { Caller, TestServer } from './server'
import { rowsOf } from './workbook'

const BASE = '/unstructur/documentdata'
const ENTRY = 'blacklisted'
const VERSION = 'former-'
const EXTRACTION = 'contract-'
const SET = 'set-'
/** Of the fields of contracts. */
const TEMPLATE = 'template'

interface Found {
  readonly id: string
  readonly name: string
}

/** What programs have found in a document, as if they had: a table, fields of a contract, a former file, a set of documents, a hit of a list. */
export async function addFindings({ sql }: Pick<TestServer, 'sql'>, owner: string, { id, name }: Found): Promise<void> {
  const cells = JSON.stringify([[name]])
  await sql(
    `insert into weft.document_table (tenant_id, source, record_id, no, key, origin, title, page, last_page, titles, cells, places)
      values (0, 'document', $1, 1, 'key', 'laid', $2, 1, 1, '["名称"]', $3, '[[null]]')`,
    [id, name, cells],
  )
  await sql(
    `insert into weft.contract_extraction (tenant_id, id, document_id, template_id, template_name, state)
      values (0, $1, $2, $3, '采购合同', 'pending')`,
    [EXTRACTION + id, id, TEMPLATE],
  )
  await sql(
    `insert into weft.contract_value (tenant_id, extraction_id, no, label, kind, required, value, state)
      values (0, $1, 1, '甲方', 'text', true, $2, 'open')`,
    [EXTRACTION + id, name],
  )
  await sql(`insert into weft.document_version (tenant_id, id, record_id, no, file) values (0, $1, $2, 1, 'library/none/former.txt')`, [
    VERSION + id,
    id,
  ])
  await sql(`insert into weft.document_version_page (tenant_id, version_id, page, text) values (0, $1, 1, $2)`, [VERSION + id, name])
  await sql(
    `with own as materialized (select set_config('weft.user', $2, true))
      insert into weft.document_set (tenant_id, id, username, documents, result) select 0, $1, $2, array['document:' || $3::text], $4 from own`,
    [SET + id, owner, id, JSON.stringify(setOf(id, name))],
  )
  await sql(
    `insert into weft.watch_hit (tenant_id, source, record_id, entry_id, how, grade, places, count) values (0, 'document', $1, $2, 'exact', 1, $3, 1)`,
    [id, ENTRY, JSON.stringify([{ page: 1, start: 0, end: 2, text: name }])],
  )
}

const setOf = (id: string, name: string) => ({
  documents: [`document:${id}`],
  duplicates: [],
  timeline: [],
  words: [{ word: name, documents: [{ document: `document:${id}`, weight: 1 }] }],
  topics: [],
  entities: [],
  contradictions: [],
})

/** The black entry that was found in all of them. */
export const addWatched = ({ sql }: Pick<TestServer, 'sql'>) =>
  sql(
    `insert into weft.watch_force (tenant_id, entry_id, kind, side, level, list_name, name, aliases, number, wins, reason, approved_by)
      values (0, $1, 'company', 'black', '3', '', '某公司', '', '', false, '原因', 'admin')`,
    [ENTRY],
  )

export const FINDING_RIGHTS = ['contract:list', 'contract:edit', 'contract:export', 'watchlist:list']

/** Whether a way to what was found in a document shows it. */
export const findingWays = (caller: () => Caller): Readonly<Record<string, (one: Found) => Promise<boolean>>> => {
  const get = async <T>(path: string, query: Record<string, string | number>) => (await caller().get<T>(BASE + path, query)).body
  const text = async (path: string, query: Record<string, string | number>) => JSON.stringify(await get(path, query))
  return {
    'its tables': async ({ id, name }) => (await text('/analysis/tables', { source: 'document', id })).includes(name),
    'a table of it': async ({ id, name }) =>
      (await text('/analysis/tables/queryById', { source: 'document', id, key: 'key' })).includes(name),
    'a workbook of its tables': async ({ id }) =>
      (await caller().get(`${BASE}/analysis/tables/exportXls`, { source: 'document', id })).raw.subarray(0, 2).toString() === 'PK',
    'to have its tables written by a job': async ({ id }) =>
      (await caller().post(`${BASE}/analysis/tables/exportFile`, { documents: [`document:${id}`] })).body.success,
    'the list of contracts': async ({ name }) => (await text('/contract/list', { pageSize: 100 })).includes(name),
    'the total of contracts': async ({ name }) => (await get<{ total: number }>('/contract/list', { name })).result.total === 1,
    'the fields of the contract': async ({ id, name }) => (await text('/contract/queryById', { id: EXTRACTION + id })).includes(name),
    'the table of contracts': async ({ name }) =>
      (await get<ContractResults>('/contract/results', { templateId: TEMPLATE })).result.contracts.some(found => found.name === name),
    'the table of contracts, asked for by id': async ({ id }) =>
      (await get<ContractResults>('/contract/results', { templateId: TEMPLATE, ids: EXTRACTION + id })).result.contracts.length > 0,
    'a workbook of contracts': async ({ name }) =>
      JSON.stringify(rowsOf((await caller().get(`${BASE}/contract/exportXls`, { templateId: TEMPLATE })).raw)).includes(name),
    'to have fields looked for': async ({ id }) => (await caller().post(`${BASE}/contract/extract`, { documents: id })).body.success,
    'its files': async ({ id }) =>
      (await get<{ records: DocumentVersion[] } | null>('/documentversion/list', { documentId: id })).result?.records.some(
        file => file.id === VERSION + id,
      ) === true,
    'a former file': async ({ id, name }) => (await text('/documentversion/queryById', { id: VERSION + id })).includes(name),
    'the text of a former file': async ({ id, name }) =>
      (await text('/reader/pages', { source: 'version', id: VERSION + id })).includes(name),
    'a set of documents': async ({ id }) =>
      (await get<DocumentSetAnalysis>('/analysis/set/queryById', { id: SET + id })).result.documents.length > 0,
    'words of a set of documents': async ({ id, name }) => (await text('/analysis/set/queryById', { id: SET + id })).includes(name),
    'the sets of the user': async ({ id, name }) => {
      const { result } = await get<DocumentSetBrief[]>('/analysis/set/list', {})
      return result.find(set => set.id === SET + id)?.names.includes(name) === true
    },
    'documents with a name of a list': async ({ name }) =>
      (await text('/watchlist/documents', { id: ENTRY, pageSize: 100 })).includes(name),
    'names of lists in it': async ({ id }) => {
      const { result } = await get<(WatchHit & { recordId: string })[]>('/watchlist/hits', { source: 'document', ids: id })
      return result.length > 0
    },
  }
}
