/** Values that a query can hold; undefined, null and '' are left out. */
export type QueryValues = { readonly [name: string]: unknown }

/** Encoded parameters without `?`; lists become comma lists. */
export function queryText(values: QueryValues): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === '') continue
    query.append(name, String(value))
  }
  return query.toString().replaceAll('+', '%20')
}
