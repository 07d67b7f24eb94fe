import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { IndexSource } from '../../index/sources'
import { collected, factsOf } from '../found/repository'

/** Filters beside texts; what is undefined narrows nothing. */
export interface Filters {
  readonly collectedBy?: string | undefined
  readonly addedBy?: string | undefined
  readonly textType?: string | undefined
  readonly typeId?: string | undefined
  readonly companyId?: string | undefined
  readonly addedFrom?: string | undefined
  readonly addedTo?: string | undefined
  /** Moments, as PostgreSQL writes them: added after one, taken into the index after another. */
  readonly news?: { readonly added: string; readonly takenIn: string } | undefined
}

/** Whether they read the row `i` of the index. */
export const readsIndex = ({ news }: Filters): boolean => news !== undefined

/** Over a row `t` of a source. */
export function filterSql(source: IndexSource, filters: Filters): RawBuilder<SqlBool>[] {
  const own = factsOf(source)
  const parts: (RawBuilder<SqlBool> | undefined)[] = [
    filters.collectedBy === undefined ? undefined : collected(sql`${source.name}`, sql`t.id`, filters.collectedBy),
    filters.addedBy === undefined ? undefined : sql<SqlBool>`t.create_by = ${filters.addedBy}`,
    filters.textType === undefined ? undefined : sql<SqlBool>`${own.textType} = ${filters.textType}`,
    filters.typeId === undefined ? undefined : sql<SqlBool>`${own.type} = ${filters.typeId}`,
    filters.companyId === undefined ? undefined : sql<SqlBool>`${own.company} = ${filters.companyId}`,
    filters.addedFrom === undefined ? undefined : sql<SqlBool>`t.create_time >= (${filters.addedFrom} || ' 00:00:00+08')::timestamptz`,
    filters.addedTo === undefined
      ? undefined
      : sql<SqlBool>`t.create_time < (${filters.addedTo} || ' 00:00:00+08')::timestamptz + interval '1 day'`,
  ]
  if (filters.news)
    parts.push(
      sql<SqlBool>`t.create_time > ${filters.news.added}::timestamptz`,
      sql<SqlBool>`i.indexed_time > ${filters.news.takenIn}::timestamptz`,
    )
  return parts.filter(part => part !== undefined)
}
