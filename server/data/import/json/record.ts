import { NO, YES } from '../reading'

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** A value whose numbers are texts, as they are written: none goes through a float. Throws where it is no JSON. */
export function parsed(text: string): unknown {
  // What is no JSON with its numbers is none either with texts in their places, but for numbers as names, which no writer makes.
  return JSON.parse(text.replace(TOKEN, token => (token.startsWith('"') ? token : `"${token}"`)))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as it stands in a cell. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? YES : NO
  if (typeof value === 'string') return value
  const plain = Array.isArray(value) && value.every(each => typeof each === 'string')
  return plain ? value.join(',') : JSON.stringify(value)
}

/** Values of an object by their names; those of an object within it as `owner.name`. */
export function fieldsOf(value: unknown, before = '', found = new Map<string, string>()): ReadonlyMap<string, string> | null {
  if (!isRecord(value)) return null
  for (const [key, each] of Object.entries(value)) {
    if (isRecord(each) && Object.keys(each).length > 0) fieldsOf(each, `${before}${key}.`, found)
    else found.set(before + key, cellOf(each))
  }
  return found
}
