import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { queryOf } from '../../index/entry'
import { type Gram, gramsDecide, wantedGrams } from '../../index/grams'
import { hasPages, type SourceName } from '../../index/sources'
import type { Clause, DateTerm, NameTerm, Term, TextPart, TextTerm } from '../query'

/** A clause with what has to be looked up before it is SQL. */
export interface PreparedClause extends Clause {
  /** Of a text that need not stand there as it is: its words. */
  readonly words?: readonly string[] | undefined
  /** Of a tag or a type: ids of those whose names hold the text. */
  readonly ids?: readonly string[] | undefined
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
export const patternOf = (wanted: string): string => `%${escapeLike(wanted)}%`

/** The parts of a statement that find keys by the index, each once, as `with` has them. */
export class KeySets {
  private readonly sets = new Map<string, { readonly name: string; readonly found: RawBuilder<unknown> }>()

  /** `much`: the keys are a good part of all. The planner always expects few, and would look up one row after the other. */
  constructor(private readonly much = false) {}

  /** Whether the row `t` of a source is among the keys that a query finds. */
  hasGrams(source: SourceName, part: 'title' | 'all', grams: readonly Gram[]): RawBuilder<SqlBool> {
    return this.has(source, `${part} ${grams.join()}`, sql`weft.find_documents(${part}, ${grams}::integer[])`)
  }

  /** Whether it is among the few whose text alone decides. */
  isWide(source: SourceName): RawBuilder<SqlBool> {
    return this.has(source, 'wide', sql`document_index where wide`)
  }

  hasWords(source: SourceName, query: string): RawBuilder<SqlBool> {
    return this.has(source, query, sql`weft.find_documents_by_words(${query}::tsquery)`)
  }

  private has(source: SourceName, key: string, found: RawBuilder<unknown>): RawBuilder<SqlBool> {
    const isKey = sql<SqlBool>`t.id in (select record_id from ${this.keep(key, found)} where source = ${source})`
    // Within a case it is no join: rows are read in their order, and each is looked for among the keys.
    return this.much ? sql<SqlBool>`case when ${isKey} then true else false end` : isKey
  }

  private keep(key: string, found: RawBuilder<unknown>): RawBuilder<unknown> {
    const set = this.sets.get(key) ?? { name: `s${this.sets.size}`, found: sql`select source, record_id from ${found}` }
    this.sets.set(key, set)
    return sql.id(set.name)
  }

  /** The name of the part that finds keys by grams. */
  named(part: 'title' | 'all', grams: readonly Gram[]): RawBuilder<unknown> {
    return this.keep(`${part} ${grams.join()}`, sql`weft.find_documents(${part}, ${grams}::integer[])`)
  }

  /** Each with a comma behind it. */
  get statements(): RawBuilder<unknown> {
    const each = [...this.sets.values()].map(({ name, found }) => sql`${sql.id(name)} as materialized (${found}), `)
    return each.length === 0 ? sql`` : sql.join(each, sql``)
  }
}

const all = (parts: readonly RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(parts, sql` and `)})`

/** Whether the text stands in the row `i` of the index, or in its pages; LIKE takes twice the time. */
function stands(part: TextPart, wanted: string): RawBuilder<SqlBool> {
  const inTitle = sql<SqlBool>`strpos(i.title, ${wanted}) > 0`
  const inPages = sql<SqlBool>`exists (select from document_text x where x.source = i.source and x.record_id = i.record_id
    and (strpos(x.text, ${wanted}) > 0 or weft.goes_over(x.joint, x.joint_at, ${wanted})))`
  if (part === 'title') return inTitle
  return part === 'body' ? inPages : sql<SqlBool>`(${inTitle} or strpos(i.keywords, ${wanted}) > 0 or ${inPages})`
}

/** A look at the text, where the grams do not decide; undefined where they do. */
const recheck = ({ part, wanted }: TextTerm): RawBuilder<SqlBool> | undefined =>
  part === 'body' || !gramsDecide(wanted) ? stands(part, wanted) : undefined

/** The same where grams decide, for texts that have none. */
function recheckWide(sets: KeySets, source: SourceName, { part, wanted }: TextTerm): RawBuilder<SqlBool> | undefined {
  if (part !== 'all' || !gramsDecide(wanted)) return undefined
  return sql<SqlBool>`(not ${sets.isWide(source)} or exists (select from document_index i
    where i.source = ${source} and i.record_id = t.id and ${stands(part, wanted)}))`
}

/** Texts that must all stand there as they are: one question to the index for all of them. */
function questionsSql(sets: KeySets, source: SourceName, terms: readonly TextTerm[]): RawBuilder<SqlBool>[] {
  const question = (part: 'title' | 'all', asked: readonly TextTerm[]) =>
    asked.length === 0 ? [] : [sets.hasGrams(source, part, [...new Set(asked.flatMap(({ wanted }) => wantedGrams(wanted)))])]
  const titles = terms.filter(({ part }) => part === 'title')
  const others = terms.filter(({ part }) => part !== 'title')
  return [...question('title', titles), ...question('all', others), ...others.flatMap(term => recheckWide(sets, source, term) ?? [])]
}

const rechecks = (terms: readonly TextTerm[]) => terms.flatMap(term => recheck(term) ?? [])

const accurateSql = (sets: KeySets, source: SourceName, terms: readonly TextTerm[]): RawBuilder<SqlBool>[] => [
  ...questionsSql(sets, source, terms),
  ...rechecks(terms),
]

const tagsOf = sql`string_to_array(coalesce(t.tag_ids, ''), ',')`

function nameSql(source: SourceName, { kind, wanted }: NameTerm, ids: readonly string[]): RawBuilder<SqlBool> {
  if (!hasPages(source)) return sql<SqlBool>`false`
  if (kind === 'tag') return sql<SqlBool>`${tagsOf} && ${[...ids]}::text[]`
  if (kind === 'type') return sql<SqlBool>`coalesce(t.unstructur_documentdata_document_type_id, '') = any(${[...ids]}::text[])`
  if (source === 'knowledge') return sql<SqlBool>`false`
  const pattern = patternOf(wanted)
  return sql<SqlBool>`exists (select from company_information c where c.id = t.unstructur_documentdata_company_information_id
    and (c.name ilike ${pattern} or c.aliases ilike ${pattern}))`
}

/** The day by which a row is found: that of the document, else the one on which it was added. */
export const dayOf = (source: SourceName): RawBuilder<string> => {
  const added = sql`(t.create_time at time zone 'Asia/Shanghai')::date`
  return source === 'document' ? sql<string>`coalesce(t.document_date, ${added})` : sql<string>`${added}`
}

function dateSql(source: SourceName, { from, to }: DateTerm): RawBuilder<SqlBool> {
  const day = dayOf(source)
  return all([
    from === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${day} >= ${from}::date`,
    to === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${day} <= ${to}::date`,
  ])
}

function vagueSql(sets: KeySets, source: SourceName, term: TextTerm, words: readonly string[]): RawBuilder<SqlBool> {
  if (words.length === 0) return all(accurateSql(sets, source, [term]))
  return sets.hasWords(source, queryOf(new Set(words), term.part === 'title' ? 'A' : ''))
}

const isAccurate = (clause: PreparedClause): clause is PreparedClause & { term: TextTerm } =>
  !clause.not && clause.term.kind === 'text' && clause.term.accurate

function clauseSql(sets: KeySets, source: SourceName, { term, words = [], ids = [] }: PreparedClause): RawBuilder<SqlBool> {
  const single = (one: Term): RawBuilder<SqlBool> => {
    if (one.kind === 'date') return dateSql(source, one)
    if (one.kind !== 'text') return nameSql(source, one, ids)
    return one.accurate ? all(accurateSql(sets, source, [one])) : vagueSql(sets, source, one, words)
  }
  return sql<SqlBool>`coalesce(${single(term)}, false)`
}

/** What decides whether a row answers: what the row `t` of its source and the index of keys tell, and a look at the row `i` and its text. */
export interface ClausesSql {
  readonly keys: RawBuilder<SqlBool>
  /** Of `t` it reads the key alone; undefined where nothing needs to be looked at. */
  readonly look: RawBuilder<SqlBool> | undefined
  /** Whether `keys` reads `i` as well. */
  readonly reads: boolean
}

/** Clauses that hold together. */
function groupSql(sets: KeySets, source: SourceName, group: readonly PreparedClause[]): ClausesSql {
  const accurate = group.filter(isAccurate).map(({ term }) => term)
  const others = group.filter(clause => !isAccurate(clause))
  const looks = ({ not, term }: PreparedClause) => not && term.kind === 'text'
  const one = (clause: PreparedClause) => {
    const holds = clauseSql(sets, source, clause)
    return clause.not ? sql<SqlBool>`not ${holds}` : holds
  }
  const look = [...rechecks(accurate), ...others.filter(looks).map(one)]
  const keys = [...questionsSql(sets, source, accurate), ...others.filter(clause => !looks(clause)).map(one)]
  return { keys: keys.length === 0 ? sql<SqlBool>`true` : all(keys), look: look.length === 0 ? undefined : all(look), reads: false }
}

/** Clauses as conditions; undefined where nothing is asked. Of several groups, one of which is enough, keys alone do not tell which. */
export function clausesSql(sets: KeySets, source: SourceName, clauses: readonly PreparedClause[]): ClausesSql | undefined {
  const groups: PreparedClause[][] = []
  for (const clause of clauses) {
    const group = groups.at(-1)
    if (group && clause.join === 'and') group.push(clause)
    else groups.push([clause])
  }
  const [only, ...more] = groups.map(group => groupSql(sets, source, group))
  if (!only || more.length === 0) return only
  const whole = [only, ...more].map(({ keys, look }) => (look ? sql`(${keys} and ${look})` : keys))
  return { keys: sql<SqlBool>`(${sql.join(whole, sql` or `)})`, look: undefined, reads: true }
}
