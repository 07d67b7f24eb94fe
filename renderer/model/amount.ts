/** What the settings of a number say of how it is written. */
export interface AmountSettings {
  readonly precision?: unknown
  readonly thousands?: unknown
}

/** Whether thousands stand apart: as the author says, else where the decimals are fixed, as those of money are. Years and numbers of order stay whole. */
export function isAmount({ precision, thousands }: AmountSettings): boolean {
  return typeof thousands === 'boolean' ? thousands : typeof precision === 'number' && precision > 0
}

/** A printed number with its thousands apart: `-1234567.5` is `-1,234,567.5`. */
export function withThousands(text: string): string {
  const [whole = '', decimals] = text.split('.')
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? apart : `${apart}.${decimals}`
}
