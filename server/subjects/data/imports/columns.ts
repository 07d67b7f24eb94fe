import type { Column } from '../../../data/plan'
import { FinalError } from '../../../jobs'
import { texts } from '../texts'
import type { StoredColumn, Version } from '../versions/repository'
import type { ChosenImport } from './repository'
import type { MatchedColumn } from './update'

type Chosen = ChosenImport['columns'][number]

export const columnOf = ({ name, type, digits }: Chosen): Column => ({ name, type, ...(type === 'decimal' && { digits: digits ?? 2 }) })

/** Columns that are brought in, as they are called in the file. */
const wantedOf = (chosen: readonly Chosen[]) =>
  chosen.flatMap((column, at) => (column.off ? [] : [{ ...columnOf(column), of: `c${at + 1}` }]))

/** Columns of a file that becomes a sheet of its own. */
export const newColumns = (chosen: readonly Chosen[]): readonly (StoredColumn & { readonly of: string })[] =>
  wantedOf(chosen).map((column, at) => ({ ...column, stored: `c${at + 1}` }))

/** Columns of a version, as the file has them. Fails where one of the file is not there or has another type. */
export function matched(chosen: readonly Chosen[], { columns }: Version): readonly MatchedColumn[] {
  const wanted = wantedOf(chosen)
  const others = wanted.filter(({ name, type, digits }) => {
    const column = columns.find(each => each.name === name)
    return column?.type !== type || column.digits !== digits
  })
  if (others.length > 0) throw new FinalError(texts.misfitColumns(others.map(({ name }) => name).join('、')))
  return columns.map(column => ({ ...column, of: wanted.find(({ name }) => name === column.name)?.of ?? null }))
}

/** The same, where the file has to have all columns. */
export function wholly(chosen: readonly Chosen[], former: Version): readonly (StoredColumn & { readonly of: string })[] {
  const columns = matched(chosen, former)
  const lacking = columns.filter(({ of }) => of === null)
  if (lacking.length > 0) throw new FinalError(texts.lackingColumns(lacking.map(({ name }) => name).join('、')))
  return columns.map(column => ({ ...column, of: column.of ?? '' }))
}
