/** A node of PostgreSQL's grammar, or what stands in one. */
export type Parsed = { readonly [key: string]: unknown }

export const isObject = (value: unknown): value is Parsed => typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** `[{ String: { sval } }, …]` as texts. */
export const namesOf = (value: unknown): readonly string[] =>
  listOf(value).map(each => (isObject(each) && isObject(each.String) ? String(each.String.sval ?? '') : ''))
