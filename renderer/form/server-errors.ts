/** What a server said of single fields, in the `result` of a refusal: a list of field and message, alone or under `errors`. */
export function fieldMessages(result: unknown): ReadonlyMap<string, string> {
  const list = isObject(result) && Array.isArray(result.errors) ? result.errors : result
  if (!Array.isArray(list)) return new Map()
  return new Map(
    list.flatMap((item: unknown) =>
      isObject(item) && typeof item.field === 'string' && typeof item.message === 'string' ? [[item.field, item.message] as const] : [],
    ),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
