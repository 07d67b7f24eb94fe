type Record = { readonly [key: string]: unknown }

/** The objects of a list that came from a server; whatever else it holds is left out. */
export function records(list: unknown): readonly Record[] {
  return Array.isArray(list) ? list.filter((item): item is Record => typeof item === 'object' && item !== null && !Array.isArray(item)) : []
}

/** A member as text; undefined when it is absent, empty or no plain value. */
export function textOf(record: Record, name: string): string | undefined {
  const value = Object.hasOwn(record, name) ? record[name] : undefined
  if (typeof value === 'string') return value === '' ? undefined : value
  return typeof value === 'number' ? String(value) : undefined
}
