/** The middle value; of an even number the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** The values below which a quarter, a half and three quarters of them lie. */
export function quartiles(values: readonly number[]): readonly [number, number, number] {
  const sorted = [...values].sort((left, right) => left - right)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
  return [at(0.25), at(0.5), at(0.75)]
}

/** What a figure may be at most: so many times its floor, or so many of its unit. */
export type Limit = { readonly ratio: number } | { readonly ours: number }

/** One measured figure beside its floor of the same run. */
export interface Figure {
  readonly name: string
  readonly unit: string
  readonly ours: number
  readonly floor: number
  /** What others need for the same, by name. NaN: they cannot do it. */
  readonly peers?: Readonly<Record<string, number>>
  readonly limit?: Limit
  /** Between which ratios the middle half of the rounds lies. */
  readonly spread?: readonly [number, number]
}

const short = (value: number) => (Number.isNaN(value) ? '–' : value >= 100 ? value.toFixed(0) : value.toFixed(1))

/** What was asked, with a cross where it does not hold. */
function judged({ ours, floor, unit, limit }: Figure): string {
  if (limit === undefined) return ''
  const [found, most, text] =
    'ratio' in limit ? [ours / floor, limit.ratio, limit.ratio.toFixed(2)] : [ours, limit.ours, `${short(limit.ours)} ${unit}`]
  return found > most ? `✗ ${text}` : text
}

/** A table of figures with their ratios, for people. `peers` names those whose figures stand behind them. */
export function print(title: string, figures: readonly Figure[], peers: readonly string[] = []): void {
  console.log(`\n${title}`)
  const limited = figures.some(({ limit }) => limit !== undefined)
  const spread = figures.some(each => each.spread !== undefined)
  const rows = figures.map(figure => {
    const { name, unit, ours, floor, peers: others } = figure
    const share = Number.isNaN(ours / floor) ? '–' : (ours / floor).toFixed(spread ? 3 : 2)
    const between = spread ? [(figure.spread ?? []).map(value => value.toFixed(3)).join('–')] : []
    const limit = limited ? [judged(figure)] : []
    const peersOf = peers.map(peer => `${short(others?.[peer] ?? Number.NaN)} ${unit}`)
    return [name, `${short(ours)} ${unit}`, `${short(floor)} ${unit}`, share, ...between, ...limit, ...peersOf]
  })
  const table = [['measure', 'ours', 'floor', 'ratio', ...(spread ? ['spread'] : []), ...(limited ? ['at most'] : []), ...peers], ...rows]
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map(row => row[column]?.length ?? 0)))
  for (const row of table)
    console.log(row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join('   '))
}
