/** Where the files of a form stand below `schemas`, and what its entity is called. */
export interface CodePlace {
  /** A folder, such as `audit`. */
  readonly area: string
  /** In camel case, such as `matterPaper`. */
  readonly name: string
}

const AREA = /^[a-z][a-z0-9-]{0,29}$/
const NAME = /^[a-z][A-Za-z0-9]{0,49}$/

/** A name in snake case as code calls it. */
export const camel = (name: string): string => name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()).replace(/_+$/, '')

/**
 * The area is what a table's name begins with: `audit_matter_paper` is `matterPaper` of `audit`. Undefined where a given name is none for a
 * folder or an entity.
 */
export function placeOf(
  table: string,
  given: { readonly area?: string | undefined; readonly name?: string | undefined } = {},
): CodePlace | undefined {
  const [first = '', ...rest] = table.split('_').filter(Boolean)
  const area = given.area?.trim() || (rest.length > 0 ? first : 'app')
  const [letter = '', ...letters] = given.name?.trim() ?? ''
  const short = camel(rest.join('_'))
  const name = letter === '' ? (NAME.test(short) ? short : camel(table)) : letter.toLowerCase() + letters.join('')
  return AREA.test(area) && NAME.test(name) ? { area, name } : undefined
}

/** Columns by what code calls them: in camel case, unless two would then be called the same. */
export function columnNames(columns: readonly string[]): ReadonlyMap<string, string> {
  const names = columns.map(camel)
  const same = new Set(names).size < names.length
  return new Map(columns.map((column, index) => [column, same ? column : (names[index] ?? column)]))
}
