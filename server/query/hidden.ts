import { type RawBuilder, sql } from 'kysely'

/** A column of `t` as readers see it: with a mark in the place of what is sealed in it, by which nothing is found, either. */
export const hiddenColumn = (column: string): RawBuilder<string> => sql<string>`weft.hide_sealed(${sql.ref(`t.${column}`)})`
