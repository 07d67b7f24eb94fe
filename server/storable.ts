/** Whether PostgreSQL can hold a text: it knows neither the zero byte nor half a character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text)

/**
 * The path of the first text of an input that cannot be held, such as `items.0.name`; undefined when all can, and '' for
 * the input itself. Names count too.
 */
export function findUnstorable(input: unknown, place: readonly string[] = []): string | undefined {
  if (typeof input === 'string') return isStorable(input) ? undefined : place.join('.')
  if (typeof input !== 'object' || input === null) return undefined
  for (const [name, value] of Object.entries(input)) {
    if (!isStorable(name)) return place.join('.')
    const found = findUnstorable(value, [...place, name])
    if (found !== undefined) return found
  }
  return undefined
}
