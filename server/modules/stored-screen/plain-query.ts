const KEYS = new Set(['$schema', 'screen', 'version', 'title', 'icon', 'help', 'source', 'fields', 'analysis'])
const FIELD_KEYS = new Set(['title', 'type', 'dict'])

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const hasOnly = (value: unknown, keys: ReadonlySet<string>) => isObject(value) && Object.keys(value).every(key => keys.has(key))

/**
 * Whether a screen is a question over a source and nothing else. Other screens hold actions and requests, which act with the rights
 * of a user who opens them: to write those takes more than to save a query.
 */
export function isPlainQuery(screen: unknown): boolean {
  if (!isObject(screen) || screen.screen !== 'query' || typeof screen.source !== 'string' || !hasOnly(screen, KEYS)) return false
  return screen.fields === undefined || (isObject(screen.fields) && Object.values(screen.fields).every(field => hasOnly(field, FIELD_KEYS)))
}
