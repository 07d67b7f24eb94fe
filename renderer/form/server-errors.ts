import type { RefusedLine } from '../model/cell-type'

/** What a server said of single fields, first of each, in the `result` of a refusal: a list of field and message, alone or under `errors`. */
export function fieldMessages(result: unknown): ReadonlyMap<string, string> {
  const list = isObject(result) && Array.isArray(result.errors) ? result.errors : result
  if (!Array.isArray(list)) return new Map()
  return new Map(
    list
      .toReversed()
      .flatMap((item: unknown) =>
        isObject(item) && typeof item.field === 'string' && typeof item.message === 'string' ? [[item.field, item.message] as const] : [],
      ),
  )
}

/** What it said of cells in the rows that a field holds, by field. */
export function lineMessages(result: unknown): ReadonlyMap<string, readonly RefusedLine[]> {
  const lines = new Map<string, RefusedLine[]>()
  if (!Array.isArray(result)) return lines
  for (const item of result as readonly unknown[]) {
    if (!isObject(item) || typeof item.field !== 'string' || typeof item.message !== 'string') continue
    const { field, message, row, column } = item
    if (typeof row === 'number' && typeof column === 'string') lines.set(field, [...(lines.get(field) ?? []), { row, column, message }])
  }
  return lines
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
