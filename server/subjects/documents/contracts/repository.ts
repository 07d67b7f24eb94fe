import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OwnerAccess } from '../../../db/owner'
import { asSystemTenant, seedId, seedRows } from '../../../db/seeds/rows'
import type { ContractExtractionRow } from '../../../generated/operations'
import { type ListSpec, listAll, listPage, type RawListQuery, type Trx } from '../../../query'
import { type KeptTable, tablesOf } from '../analysis/tables/repository'
import { shownOf } from '../analysis/tables/workbook'
import { type ContractText, type FieldKind, type FoundField, linesOf, type TableCells } from './find'
import { USUAL_TEMPLATES } from './seeds/usual-templates'
import type { StoredField, StoredTemplate } from './templates'

export type { Trx } from '../../../query'

const ITEMS = 'contract_template_items'

/** Adds the templates that no earlier start has added. */
export const seedTemplates = ({ db }: OwnerAccess): Promise<void> =>
  db.transaction().execute(async trx => {
    await asSystemTenant(trx)
    const rows = USUAL_TEMPLATES.map(({ name, titleWords }) => ({
      id: seedId('contract template', name),
      name,
      title_words: titleWords,
      enabled: 'Y',
    }))
    const fresh = new Set((await seedRows(trx, 'contract_template', rows)).map(({ id }) => id))
    for (const { name, fields } of USUAL_TEMPLATES) {
      const parent = seedId('contract template', name)
      if (!fresh.has(parent)) continue
      const lines = fields.map(({ kind = 'text', needed = 'N', place = 'any', ...field }, at) => ({
        ...field,
        kind,
        needed,
        place,
        id: seedId(ITEMS, parent, String(at)),
        _parent: parent,
        _order: at + 1,
      }))
      await seedRows(trx, ITEMS, lines)
    }
  })

/** Templates that are in use, or one of them. */
export async function templates(trx: Trx, id?: string): Promise<readonly StoredTemplate[]> {
  const { rows } = await sql<Omit<StoredTemplate, 'fields'>>`select id, name, document_type_ids, title_words from contract_template
    where ${id === undefined ? sql`enabled = 'Y'` : sql`id = ${id}`} order by name`.execute(trx)
  const { rows: fields } = await sql<
    StoredField & { parent: string }
  >`select _parent as parent, label, aliases, kind, needed, place, anchor,
      pattern, condition, message from ${sql.table(ITEMS)} where _parent = any(${rows.map(row => row.id)}::text[]) order by _order`.execute(
    trx,
  )
  return rows.map(row => ({ ...row, fields: fields.filter(({ parent }) => parent === row.id) }))
}

/** What a document is called, and of which type; undefined for one that is gone or too secret. */
export async function documentHead(trx: Trx, id: string): Promise<{ readonly name: string; readonly type: string | null } | undefined> {
  const { rows } = await sql<{ name: string; type: string | null }>`select name, unstructur_documentdata_document_type_id as type
    from document where id = ${id}`.execute(trx)
  return rows[0]
}

/** Pages of a contract that are looked at. */
const PAGES = 500

const cellsOf = (table: KeptTable): TableCells => {
  const { titles, cells } = shownOf(table)
  return {
    titles,
    cells,
    places: table.correction ? table.correction.rows.map(row => (row === null ? [] : (table.places[row] ?? []))) : table.places,
  }
}

/** The text of a document; undefined where there is none yet. */
export async function contractText(trx: Trx, documentId: string): Promise<ContractText | undefined> {
  const { rows } = await sql<Parameters<typeof linesOf>[0][number]>`select page, text, headings from document_page
    where source = 'document' and record_id = ${documentId} order by page limit ${PAGES}`.execute(trx)
  if (rows.length === 0) return undefined
  const tables = await tablesOf(trx, { source: 'document', recordId: documentId })
  return { lines: linesOf(rows), tables: tables.map(cellsOf) }
}

/** Values of a field that a template has found, and what a user has said of it. */
export interface KeptValue {
  readonly id: string
  readonly version: number
  readonly no: number
  readonly label: string
  readonly kind: FieldKind
  readonly required: boolean
  readonly value: string | null
  readonly quote: string | null
  readonly page: number | null
  readonly start: number | null
  readonly end: number | null
  readonly confidence: number | null
  readonly reason: string | null
  readonly problem: string | null
  readonly state: 'open' | 'confirmed' | 'corrected' | 'absent'
  readonly checkedBy: string | null
  readonly checkedTime: string | null
}

const realname = (column: RawBuilder<unknown>) =>
  sql`coalesce((select nullif(u.realname, '') from sys_user u where u.username = ${column} limit 1), ${column})`

const VALUE = sql`v.id, v.version, v.no, v.label, v.kind, v.required, v.value, v.quote, v.page, v.place_start as start, v.place_end as "end",
  v.confidence, v.reason, v.problem, v.state, ${realname(sql`v.checked_by`)} as checked_by, v.checked_time`

export async function valuesOf(trx: Trx, extractionId: string): Promise<readonly KeptValue[]> {
  const { rows } =
    await sql<KeptValue>`select ${VALUE} from contract_value v where v.extraction_id = ${extractionId} order by v.no`.execute(trx)
  return rows
}

export async function findValue(trx: Trx, id: string): Promise<(KeptValue & { readonly extractionId: string }) | undefined> {
  const { rows } = await sql<
    KeptValue & { extractionId: string }
  >`select ${VALUE}, v.extraction_id from contract_value v where v.id = ${id}`.execute(trx)
  return rows[0]
}

const kept = ({ label, kind, needed, value, quote, page, start, end, confidence, reason, problem }: FoundField) => ({
  label,
  kind,
  required: needed,
  value,
  quote: quote || null,
  page: page ?? null,
  place_start: start ?? null,
  place_end: end ?? null,
  confidence,
  reason,
  problem: problem ?? null,
})

/** The extraction of a template from a document; a new one where there is none. Null: it is checked, and stays as it is. */
async function openExtraction(trx: Trx, documentId: string, { id, name }: StoredTemplate): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`insert into contract_extraction (document_id, template_id, template_name, state)
    values (${documentId}, ${id}, ${name}, 'pending')
    on conflict (tenant_id, document_id, template_id) do update set template_name = excluded.template_name, state = 'pending', fault = null
      where contract_extraction.state <> 'checked' returning id`.execute(trx)
  return rows[0]?.id ?? null
}

/** Keeps what was found; what users have confirmed or corrected of it stays, by its name. */
export async function keepFields(trx: Trx, documentId: string, template: StoredTemplate, fields: readonly FoundField[]): Promise<void> {
  const id = await openExtraction(trx, documentId, template)
  if (id === null) return
  await sql`delete from contract_value where extraction_id = ${id} and state = 'open'`.execute(trx)
  const before = await valuesOf(trx, id)
  const names = new Set(fields.map(({ label }) => label))
  const gone = before.filter(({ label }) => !names.has(label)).map(value => value.id)
  if (gone.length > 0) await sql`delete from contract_value where id = any(${gone}::text[])`.execute(trx)
  // Numbers are unique at every moment: first all are out of the way.
  await sql`update contract_value set no = -1 - no where extraction_id = ${id}`.execute(trx)
  for (const [no, field] of fields.entries()) {
    const own = before.find(({ label }) => label === field.label)
    if (own) await sql`update contract_value set no = ${no}, required = ${field.needed} where id = ${own.id}`.execute(trx)
    else await addValue(trx, id, no, field)
  }
}

async function addValue(trx: Trx, extractionId: string, no: number, field: FoundField): Promise<void> {
  const row = kept(field)
  await sql`insert into contract_value (extraction_id, no, label, kind, required, value, quote, page, place_start, place_end, confidence, reason, problem, state)
    values (${extractionId}, ${no}, ${row.label}, ${row.kind}, ${row.required}, ${row.value}, ${row.quote}, ${row.page}, ${row.place_start},
      ${row.place_end}, ${row.confidence}, ${row.reason}, ${row.problem}, 'open')`.execute(trx)
}

export interface ValueChange {
  readonly state: KeptValue['state']
  readonly value: string | null
  readonly quote: string | null
  readonly page: number | null
  readonly start: number | null
  readonly end: number | null
  readonly problem: string | null
}

/** Keeps what a user says of a value; whether it was still the version that the user saw. */
export async function changeValue(trx: Trx, id: string, version: number, username: string, change: ValueChange): Promise<boolean> {
  const { state, value, quote, page, start, end, problem } = change
  const { numAffectedRows = 0n } = await sql`update contract_value set state = ${state}, value = ${value}, quote = ${quote}, page = ${page},
      place_start = ${start}, place_end = ${end}, problem = ${problem}, checked_by = ${username}, checked_time = clock_timestamp()
    where id = ${id} and version = ${version}`.execute(trx)
  return numAffectedRows > 0n
}

export const setProblem = async (trx: Trx, id: string, problem: string | null): Promise<void> =>
  void (await sql`update contract_value set problem = ${problem} where id = ${id} and problem is distinct from ${problem}`.execute(trx))

export interface Extraction {
  readonly id: string
  readonly documentId: string
  readonly templateId: string
  readonly templateName: string
  readonly state: 'pending' | 'checked' | 'failed'
  readonly fault: string | null
  readonly checkedBy: string | null
  readonly checkedTime: string | null
}

export async function findExtraction(trx: Trx, id: string): Promise<Extraction | undefined> {
  const { rows } = await sql<Extraction>`select c.id, c.document_id, c.template_id, c.template_name, c.state, c.fault,
    ${realname(sql`c.checked_by`)} as checked_by, c.checked_time from contract_extraction c where c.id = ${id}`.execute(trx)
  return rows[0]
}

export async function setChecked(trx: Trx, id: string, username: string | null): Promise<void> {
  await sql`update contract_extraction set state = ${username === null ? 'pending' : 'checked'}, checked_by = ${username},
    checked_time = case when ${username}::text is null then null else clock_timestamp() end where id = ${id}`.execute(trx)
}

export const dropExtractions = async (trx: Trx, ids: readonly string[]): Promise<void> =>
  void (await sql`delete from contract_extraction where id = any(${[...ids]}::text[])`.execute(trx))

const count = (what: RawBuilder<SqlBool>) => sql`(select count(*)::int from contract_value v where v.extraction_id = c.id and ${what})`

/** Extractions of those documents that a list shows. */
function shownIn(documents: ListSpec): ListSpec {
  return {
    table: 'shown',
    with: sql`with shown as (select c.id, c.document_id, t.name::text as name, t.number::text as number, c.template_id, c.template_name, c.state, c.fault,
        ${count(sql<SqlBool>`v.value is not null`)} as found, ${count(sql<SqlBool>`true`)} as fields,
        ${count(sql<SqlBool>`v.problem is not null`)} as problems, ${count(sql<SqlBool>`v.state = 'open'`)} as open,
        ${realname(sql`c.checked_by`)} as checked_by, c.checked_time, c.create_time
      from contract_extraction c join ${sql.table(documents.table)} t on t.id = c.document_id ${documents.where ? sql`where ${documents.where}` : sql``})`,
    columns: [
      ...(['id', 'documentId', 'name', 'number', 'templateId', 'templateName', 'state', 'fault', 'checkedBy'] as const).map(
        name => ({ name, kind: 'text' }) as const,
      ),
      ...(['found', 'fields', 'problems', 'open'] as const).map(name => ({ name, kind: 'integer' }) as const),
      { name: 'checkedTime', kind: 'datetime' },
      { name: 'createTime', kind: 'datetime' },
    ],
    sort: { name: 'createTime', order: 'desc' },
  }
}

export const extractionPage = (trx: Trx, documents: ListSpec, query: RawListQuery) =>
  listPage<ContractExtractionRow>(trx, shownIn(documents), query)

/** Contracts that a table of results holds. */
export const MOST_RESULTS = 2000

export interface Result extends Pick<Extraction, 'id' | 'documentId' | 'state' | 'checkedBy' | 'checkedTime'> {
  readonly name: string
  readonly number: string | null
  readonly values: readonly { readonly label: string; readonly value: string | null; readonly problem: string | null }[]
}

type Listed = Pick<Result, 'id' | 'documentId' | 'state' | 'checkedBy' | 'checkedTime' | 'name' | 'number'>

/** What a template has found in those documents that a list shows, contract by contract: those that the query asks for, and of them some by id. */
export async function results(
  trx: Trx,
  documents: ListSpec,
  query: RawListQuery & { readonly templateId: string },
  ids: readonly string[],
): Promise<readonly Result[]> {
  const asked = { column: 'name', order: 'asc', ...query, selections: ids.join(',') }
  const found = await listAll<Listed>(trx, shownIn(documents), asked, MOST_RESULTS)
  const { rows } = await sql<{ id: string; values: Result['values'] }>`select v.extraction_id as id,
      jsonb_agg(jsonb_build_object('label', v.label, 'value', v.value, 'problem', v.problem) order by v.no) as values
    from contract_value v where v.extraction_id = any(${found.map(({ id }) => id)}::text[]) group by v.extraction_id`.execute(trx)
  const values = new Map(rows.map(row => [row.id, row.values]))
  return found.map(({ id, documentId, state, checkedBy, checkedTime, name, number }) => ({
    id,
    documentId,
    state,
    checkedBy,
    checkedTime,
    name,
    number,
    values: values.get(id) ?? [],
  }))
}
