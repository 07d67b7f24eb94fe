import type { EntityField } from '../../model/entity'

interface SharedTitle {
  readonly name: string
  readonly title: string
  /** The field that has the title first. */
  readonly other: string
}

/**
 * Fields that an import could not tell apart by the titles of their columns. `titlesOf` gives all that stand for a field, in
 * every language; default: as it is written.
 */
export function sharedTitles(
  fields: readonly EntityField[],
  titlesOf: (field: EntityField) => readonly string[] = ({ title }) => [title],
): readonly SharedTitle[] {
  const owners = new Map<string, string>()
  return fields
    .filter(field => field.in.includes('import') && (field.storage !== undefined || field.kind === 'rows'))
    .flatMap(field => {
      const titles = [...new Set(titlesOf(field).map(title => title.trim()))]
      const title = titles.find(each => owners.has(each))
      const other = title === undefined ? undefined : owners.get(title)
      for (const each of titles) if (!owners.has(each)) owners.set(each, field.name)
      return title !== undefined && other !== undefined ? [{ name: field.name, title, other }] : []
    })
}
