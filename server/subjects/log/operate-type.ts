const BY_METHOD: Readonly<Record<string, number>> = { GET: 1, HEAD: 1, POST: 2, PUT: 3, PATCH: 3, DELETE: 4 }
const [EDIT, DELETE, IMPORT, EXPORT] = [3, 4, 5, 6]

/** The kind of an operation, a value of `operate_type`: by its path, which says it of calls that are sent by another method, else by its method. */
export function operateTypeOf(httpMethod: string, path: string): number | null {
  if (/\/import/.test(path)) return IMPORT
  if (/\/export/.test(path)) return EXPORT
  if (/\/(?:delete|remove)/i.test(path)) return DELETE
  if (/\/(?:edit|update|save)/i.test(path)) return EDIT
  return BY_METHOD[httpMethod] ?? null
}
