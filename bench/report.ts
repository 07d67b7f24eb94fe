/** The middle value; of an even number the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** One measured figure beside its floor of the same run. */
export interface Figure {
  readonly name: string
  readonly unit: string
  readonly ours: number
  readonly floor: number
  /** What others need for the same, by name. NaN: they cannot do it. */
  readonly peers?: Readonly<Record<string, number>>
}

const short = (value: number) => (Number.isNaN(value) ? '–' : value >= 100 ? value.toFixed(0) : value.toFixed(1))

/** A table of figures with their ratios, for people. `peers` names those whose figures stand behind them. */
export function print(title: string, figures: readonly Figure[], peers: readonly string[] = []): void {
  console.log(`\n${title}`)
  const rows = figures.map(({ name, unit, ours, floor, peers: others }) => [
    name,
    `${short(ours)} ${unit}`,
    `${short(floor)} ${unit}`,
    Number.isNaN(ours / floor) ? '–' : (ours / floor).toFixed(2),
    ...peers.map(peer => `${short(others?.[peer] ?? Number.NaN)} ${unit}`),
  ])
  const table = [['measure', 'ours', 'floor', 'ratio', ...peers], ...rows]
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map(row => row[column]?.length ?? 0)))
  for (const row of table)
    console.log(row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join('   '))
}
