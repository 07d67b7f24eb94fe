import { errors } from '../../util/errors'

/**
 * The pairs of a condition such as `{"status":"1"}`: known keys and scalar values, nothing else. Null for a text that is
 * no such object; a key that is not known is refused like an unknown field. An empty text has no pairs.
 */
export function readConditionObject(text: string | undefined, known: readonly string[]): readonly (readonly [string, string])[] | null {
  if (!text || text.trim() === '') return []
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
  const pairs: (readonly [string, string])[] = []
  for (const [key, value] of Object.entries(given)) {
    if (!known.includes(key)) throw errors.unknownField(key)
    if (!['string', 'number', 'boolean'].includes(typeof value)) return null
    pairs.push([key, String(value)])
  }
  return pairs
}
