import { sql } from 'kysely'
import { andSql, type ListSpec, listAll, type Trx } from '../../../query'

export type { Trx } from '../../../query'

/** Characters that the key fields of a row are kept with. */
export const MAX_KEY = 500

/** A row of a sheet as a doubt keeps it. */
export interface DoubtRow {
  readonly place: string
  readonly rowKey: string
  readonly rowText: string
}

/** What doubts that are made at once share. */
export interface DoubtFacts {
  readonly title: string
  readonly sheetId: string
  readonly sheetNo: number
  readonly model: string | null
  readonly secretLevel: string
}

export interface DoubtState {
  readonly state: string
  readonly findingId: string | null
}

/** What is judged of a doubt, beyond the rules of its fields. */
export async function stateOf(trx: Trx, id: string): Promise<DoubtState | undefined> {
  const { rows } = await sql<DoubtState>`select state, finding_id from audit_doubt where id = ${id}`.execute(trx)
  return rows[0]
}

/** The doubt that a finding was made of. */
export async function doubtOf(trx: Trx, findingId: string): Promise<{ id: string; state: string; title: string } | undefined> {
  const { rows } = await sql<{ id: string; state: string; title: string }>`select d.id, d.state, d.title from audit_finding f
    join audit_doubt d on d.id = f.doubt_id where f.id = ${findingId}`.execute(trx)
  return rows[0]
}

/** A doubt is at least as secret as its sheet, and rests on the version that was current when it was made. */
export async function followSheet(trx: Trx, id: string): Promise<void> {
  await sql`update audit_doubt d set secret_level = greatest(d.secret_level, s.secret_level), sheet_no = coalesce(d.sheet_no, s.version_no)
    from data_sheet s where d.id = ${id} and s.id = d.sheet_id
      and (d.secret_level < s.secret_level or d.sheet_no is distinct from coalesce(d.sheet_no, s.version_no))`.execute(trx)
}

/** Doubts of a sheet that has become more secret become so as well. */
export async function raiseDoubts(trx: Trx, sheetId: string): Promise<void> {
  await sql`update audit_doubt d set secret_level = s.secret_level from data_sheet s
    where d.sheet_id = ${sheetId} and s.id = d.sheet_id and d.secret_level < s.secret_level`.execute(trx)
}

const exists = async (trx: Trx, query: ReturnType<typeof sql>): Promise<boolean> => (await query.execute(trx)).rows.length > 0

/** Whether a doubt rests on one of these sheets, of those that the user is cleared for. */
export const haveDoubts = (trx: Trx, sheets: readonly string[]): Promise<boolean> =>
  exists(trx, sql`select from audit_doubt where sheet_id = any(${[...sheets]}::text[]) limit 1`)

/** Whether a finding has been made of one of these doubts. */
export const haveFinding = (trx: Trx, doubts: readonly string[]): Promise<boolean> =>
  exists(trx, sql`select from audit_finding where doubt_id = any(${[...doubts]}::text[]) limit 1`)

/** Doubts know the finding that was made of them: of one finding, or of those that are gone. */
export async function linkFinding(trx: Trx, findingId: string): Promise<void> {
  await sql`update audit_doubt d set finding_id = f.id from audit_finding f
    where f.id = ${findingId} and d.id = f.doubt_id and d.finding_id is distinct from f.id`.execute(trx)
  await sql`update audit_doubt d set finding_id = null where d.finding_id = ${findingId}
    and not exists (select from audit_finding f where f.id = d.finding_id and f.doubt_id = d.id)`.execute(trx)
}

/** Doubts whose findings are gone may become others. */
export async function unlinkFindings(trx: Trx, findings: readonly string[]): Promise<void> {
  await sql`update audit_doubt set finding_id = null where finding_id = any(${[...findings]}::text[])`.execute(trx)
}

/** Places of a sheet that doubts of this title mark already, of those that `spec` shows. */
export async function markedPlaces(
  trx: Trx,
  spec: ListSpec,
  { sheetId, title }: Pick<DoubtFacts, 'sheetId' | 'title'>,
  places: readonly string[],
): Promise<ReadonlySet<string>> {
  const these = sql<boolean>`t.sheet_id = ${sheetId} and t.title = ${title} and t.place = any(${[...places]}::text[])`
  const found = await listAll<{ readonly place: string }>(trx, { ...spec, where: andSql(spec.where, these) }, {})
  return new Set(found.map(({ place }) => place))
}

export async function addDoubts(
  trx: Trx,
  { title, sheetId, sheetNo, model, secretLevel }: DoubtFacts,
  rows: readonly DoubtRow[],
): Promise<void> {
  const listOf = (name: keyof DoubtRow) => sql`${rows.map(row => row[name])}::text[]`
  await sql`insert into audit_doubt (title, sheet_id, sheet_no, model, secret_level, state, place, row_key, row_text)
    select ${title}, ${sheetId}, ${sheetNo}, ${model}, ${secretLevel}, '1', place, row_key, row_text
    from unnest(${listOf('place')}, ${listOf('rowKey')}, ${listOf('rowText')}) as given (place, row_key, row_text)`.execute(trx)
}

/** Takes the values of a column that is masked from now on out of what doubts keep of its rows: lines that begin with its name. */
export async function hideInDoubts(trx: Trx, sheetId: string, lineStart: string, masked: string): Promise<void> {
  const hidden = (
    column: string,
  ) => sql`(select string_agg(case when starts_with(line, ${lineStart}) then ${lineStart + masked} else line end, e'\n' order by nth)
    from unnest(string_to_array(${sql.ref(column)}, e'\n')) with ordinality as lines (line, nth))`
  await sql`update audit_doubt set row_text = ${hidden('row_text')}, row_key = left(${hidden('row_key')}, ${MAX_KEY})
    where sheet_id = ${sheetId} and row_text is not null`.execute(trx)
}
