const GROUPED = new Set(['decimal', 'number'])

/** A value as it is shown: decimals with 千分位, texts, dates and whole numbers, which may be years or codes, as they are. */
export function textOf(value: unknown, type: string): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  if (!GROUPED.has(type) || /[^\d.-]/.test(text)) return text
  const [whole = '', ...fraction] = text.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}
