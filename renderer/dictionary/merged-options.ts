import type { Option } from '../model/option'

/** The second ones behind the first, without values that are there already. */
export function mergedOptions(first: readonly Option[] | undefined, second: readonly Option[]): readonly Option[] {
  if (first === undefined || second.length === 0) return first ?? second
  const known = new Set(first.map(({ value }) => value))
  return [...first, ...second.filter(({ value }) => !known.has(value))]
}

/** What an expression may give as options: texts, numbers, or objects with value and text. Anything else is left out. */
export function decidedOptions(value: unknown): readonly Option[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown): Option[] => {
    if (typeof item === 'string' || typeof item === 'number') return [{ value: String(item), text: String(item) }]
    if (typeof item !== 'object' || item === null || !('value' in item)) return []
    const text = 'text' in item ? item.text : item.value
    return [{ value: String(item.value), text: String(text ?? '') }]
  })
}
