/** Whether PostgreSQL can hold a text: it knows neither the zero byte nor half a character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text)

/** What other systems say, as it can be held: a sign in the place of what cannot. */
export const storableText = (text: string): string => text.replace(/\0|\p{Cs}/gu, '\ufffd')

/** JSON of a value, with its texts and names as they can be held. */
export function storableJson(value: unknown): string {
  const held = (_: string, part: unknown): unknown => {
    if (typeof part === 'string') return storableText(part)
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [storableText(name), each]))
  }
  return JSON.stringify(value, held)
}

/** Objects and lists in each other that an input may have; deeper ones would end the walks that come after. */
const DEEPEST = 100

/**
 * The path of the first part of an input that cannot be held, such as `items.0.name`: a text, a number that JSON writes and JavaScript
 * reads as infinite (`1e400`), or what stands too deep. Undefined when all can, and '' for the input itself. Names count too.
 */
export function findUnstorable(input: unknown, place: readonly string[] = []): string | undefined {
  if (typeof input === 'string') return isStorable(input) ? undefined : place.join('.')
  if (typeof input === 'number') return Number.isFinite(input) ? undefined : place.join('.')
  if (typeof input !== 'object' || input === null) return undefined
  if (place.length >= DEEPEST) return place.slice(0, 3).join('.')
  for (const [name, value] of Object.entries(input)) {
    if (!isStorable(name)) return place.join('.')
    const found = findUnstorable(value, [...place, name])
    if (found !== undefined) return found
  }
  return undefined
}
