/** The items of a list joined by commas, each once; clients of the family leave a trailing comma. */
export function commaList(text: string | null | undefined): string[] {
  const items = (text ?? '').split(',').map(item => item.trim())
  return [...new Set(items.filter(Boolean))]
}
